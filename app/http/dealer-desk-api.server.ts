import { Hono } from 'hono'
import * as v from 'valibot'
import { presentChange } from '#app/changes/present-change.server.ts'
import { changedBy, settle } from '#app/changes/settle.server.ts'
import { catalogueDealer } from '#app/vehicles/catalogue.ts'
import type { AppEnv } from './app.server.ts'
import { readJson } from './body.server.ts'
import { checkEdit, idFrom } from './edit.server.ts'
import { Problem } from './problem.server.ts'
import type { Services } from './services.server.ts'
import { editorOf, staffOnly } from './staff-only.server.ts'

const gone = 'There is no such dealer.'
const dealerEdit = v.object({
  facts: catalogueDealer,
  version: v.optional(v.pipe(v.number(), v.integer())),
})

/** Manage → Account: the dealer's own facts, and what the staff changed lately. */
export function dealerDeskApi({
  dealer,
  changes,
  timeZone,
}: Pick<Services, 'dealer' | 'changes' | 'timeZone'>) {
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

  api.get('/api/changes', staffOnly(), async (c) => {
    const newest = await changes.listNewest(50, idFrom(c.req.query('before')))
    return c.json(newest.map((change) => presentChange(change, timeZone)))
  })

  return api
}
