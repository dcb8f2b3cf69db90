import { settle } from '#app/platform/audit/settle.server.ts'
import { handle } from '#app/platform/http/handle-call.server.ts'
import { idFrom } from '#app/platform/http/id-from.ts'
import { Problem } from '#app/platform/http/problem.server.ts'
import type { DealerStore } from './dealer-store.server.ts'
import { changeFacts, getFacts } from './fact-calls.ts'
import * as words from './staff-words.ts'

type Needs = { dealer: DealerStore }

/** Manage → Account: the dealer's own facts. */
export const factCalls = [
  handle(getFacts, async ({ dealer }: Needs, { params }) => {
    const edit = await dealer.findForEdit(idFrom(params.id) ?? 0)
    if (!edit) throw new Problem(404, words.gone)
    return edit
  }),

  handle(changeFacts, async ({ dealer }: Needs, { params, editor, body }) => {
    const saved = settle(await dealer.change(editor, idFrom(params.id) ?? 0, body), {
      gone: words.gone,
      conflict: (latest) => words.changedMeanwhile(latest?.who),
    })
    return { message: words.saved, ...saved }
  }),
]
