import { handleEndpoint } from '#app/platform/http/handle-endpoint.server.ts'
import { parseRowId } from '#app/platform/http/parse-row-id.ts'
import { unwrapResult } from '#app/platform/http/unwrap-result.server.ts'
import { handOverEnquiries, undoHandOver } from './hand-over-endpoints.ts'
import type { HandOverStore } from './hand-over-store.server.ts'

type Deps = { handOvers: HandOverStore }

export const handOverEndpoints = [
  handleEndpoint(handOverEnquiries, async ({ handOvers }: Deps, { session, body }) =>
    unwrapResult(await handOvers.handOver(session.staff, body)),
  ),

  handleEndpoint(undoHandOver, async ({ handOvers }: Deps, { session, params }) =>
    unwrapResult(await handOvers.undo(session.staff, parseRowId(params.id) ?? 0)),
  ),
]
