import { Hono } from 'hono'
import type { AppEnv } from '#app/http/app-env.ts'
import { idFrom } from '#app/http/id-from.ts'
import { staffOnly } from '#app/http/require-staff.server.ts'
import type { ChangeStore } from './change-store.server.ts'
import { presentChange } from './present-change.server.ts'

/** What the staff changed lately, newest first. */
export function changesApi({ changes, timeZone }: { changes: ChangeStore; timeZone: string }) {
  return new Hono<AppEnv>().get('/api/changes', staffOnly(), async (c) => {
    const newest = await changes.listNewest(50, idFrom(c.req.query('before')))
    return c.json(newest.map((change) => presentChange(change, timeZone)))
  })
}
