import { type Clock, dayOf } from '#app/platform/calendar/dates.server.ts'
import { handle } from '#app/platform/http/handle-call.server.ts'
import { getFigures } from './figure-calls.ts'
import type { FigureStore } from './figure-store.server.ts'
import { periodOf } from './period.ts'

type Needed = { figures: FigureStore; clock: Clock; timeZone: string }

export const figureCalls = [
  handle(getFigures, ({ figures, clock, timeZone }: Needed, { query: { from, to }, session }) =>
    figures.get(
      session.staff,
      from && to ? { from, to } : periodOf('month', dayOf(clock(), timeZone)),
    ),
  ),
]
