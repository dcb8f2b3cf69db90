import { handle } from '#app/platform/http/handle-call.server.ts'
import { idFrom } from '#app/platform/http/id-from.ts'
import { listChanges } from './change-calls.ts'
import type { ChangeStore } from './change-store.server.ts'
import { presentChange } from './present-change.server.ts'

/** What the staff changed lately. */
export const changeCalls = [
  handle(
    listChanges,
    async ({ changes, timeZone }: { changes: ChangeStore; timeZone: string }, { query }) => {
      const newest = await changes.listNewest(50, idFrom(query.before))
      return newest.map((change) => presentChange(change, timeZone))
    },
  ),
]
