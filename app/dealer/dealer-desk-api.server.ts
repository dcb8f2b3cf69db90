import { Hono } from 'hono'
import * as v from 'valibot'
import { checkEdit } from '#app/changes/edit.server.ts'
import { changedBy, settle } from '#app/changes/settle.server.ts'
import type { AppEnv } from '#app/http/app-env.ts'
import { readJson } from '#app/http/body.server.ts'
import { idFrom } from '#app/http/id-from.ts'
import { Problem } from '#app/http/problem.server.ts'
import { editorOf, staffOnly } from '#app/http/require-staff.server.ts'
import type { DealerStore } from './dealer-store.server.ts'
import { dealerFacts } from './facts.ts'

const gone = 'There is no such dealer.'
const dealerEdit = v.object({
  facts: dealerFacts,
  version: v.optional(v.pipe(v.number(), v.integer())),
})

/** Manage → Account: the dealer's own facts. */
export function dealerDeskApi({ dealer }: { dealer: DealerStore }) {
  const api = new Hono<AppEnv>()

  api.get('/api/manageDealer/:id', staffOnly(), async (c) => {
    const edit = await dealer.findForEdit(idFrom(c.req.param('id')) ?? 0)
    if (!edit) throw new Problem(404, gone)
    return c.json(edit)
  })

  api.patch('/api/manageDealer/:id', staffOnly(), async (c) => {
    const edit = checkEdit(dealerEdit, await readJson(c), 'Please check the marked fields.')
    const saved = settle(await dealer.change(editorOf(c), idFrom(c.req.param('id')) ?? 0, edit), {
      gone,
      conflict: (latest) =>
        `${changedBy(latest, 'these facts')} What you typed is still here: Save once more replaces theirs.`,
    })
    return c.json({ message: 'Saved. The site shows it from now on.', ...saved })
  })

  return api
}
