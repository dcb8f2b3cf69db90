import { handle } from '#app/http/handle-call.server.ts'
import { getFigures } from './figure-calls.ts'
import type { FigureStore } from './figure-store.server.ts'

export const figureCalls = [
  handle(getFigures, ({ figures }: { figures: FigureStore }, { query, session }) =>
    figures.get(session.staff, query),
  ),
]
