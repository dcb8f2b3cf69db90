import { handleEndpoint } from '#app/platform/http/handle-endpoint.server.ts'
import { parseRowId } from '#app/platform/http/parse-row-id.ts'
import { listChanges } from './change-log-endpoints.ts'
import type { ChangeStore } from './change-store.server.ts'
import { presentChange } from './present-change.server.ts'

/** Lists recent changes by staff. */
export const changeLogEndpoints = [
  handleEndpoint(
    listChanges,
    async ({ changes, timeZone }: { changes: ChangeStore; timeZone: string }, { query }) => {
      const newest = await changes.listNewest(50, parseRowId(query.before))
      return newest.map((change) => presentChange(change, timeZone))
    },
  ),
]
