import { Hono } from 'hono'
import { settle } from '#app/changes/settle.server.ts'
import type { AppEnv } from '#app/http/app-env.ts'
import { idFrom } from '#app/http/id-from.ts'
import { editorOf, staffOnly } from '#app/http/require-staff.server.ts'
import type { ErasureStore } from './erasure-store.server.ts'

/** DELETE /api/enquiries/{id}: a person asked that what they wrote be erased. */
export function erasureApi({ erasures }: { erasures: ErasureStore }) {
  return new Hono<AppEnv>().delete('/api/enquiries/:id', staffOnly(), async (c) => {
    const erased = settle(await erasures.erase(editorOf(c), idFrom(c.req.param('id')) ?? 0), {
      gone: 'There is nothing left to erase in this enquiry.',
    })
    return c.json({
      message: `The answers of ${erased.reference} are erased. It still counts.`,
      ...erased,
    })
  })
}
