import { handleEndpoint } from '#app/platform/http/handle-endpoint.server.ts'
import { parseRowId } from '#app/platform/http/parse-row-id.ts'
import { Problem } from '#app/platform/http/problem.server.ts'
import { unwrapResult } from '#app/platform/http/unwrap-result.server.ts'
import { changeDealerDetails, getDealerDetails } from './dealer-details-endpoints.ts'
import type { DealerStore } from './dealer-store.server.ts'
import * as words from './staff-words.ts'

type Deps = { dealer: DealerStore }

/** Manage → Account: the dealer's details. */
export const dealerDetailsEndpoints = [
  handleEndpoint(getDealerDetails, async ({ dealer }: Deps, { params }) => {
    const edit = await dealer.findForEdit(parseRowId(params.id) ?? 0)
    if (!edit) throw new Problem(404, words.gone)
    return edit
  }),

  handleEndpoint(changeDealerDetails, async ({ dealer }: Deps, { params, editor, body }) => {
    const saved = unwrapResult(await dealer.change(editor, parseRowId(params.id) ?? 0, body), {
      gone: words.gone,
      conflict: (latest) => words.changedMeanwhile(latest?.who),
    })
    return { message: words.saved, ...saved }
  }),
]
