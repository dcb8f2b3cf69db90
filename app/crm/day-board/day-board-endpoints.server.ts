import { type Clock, dayInZone } from '#app/platform/calendar/zoned-dates.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import { handleEndpoint } from '#app/platform/http/handle-endpoint.server.ts'
import { getDayBoard } from './day-board-endpoints.ts'
import { readDayBoard } from './day-board-query.server.ts'

type Deps = { db: Db; clock: Clock; timeZone: string }

export const dayBoardEndpoints = [
  handleEndpoint(getDayBoard, ({ db, clock, timeZone }: Deps, { session, query }) =>
    readDayBoard(
      db,
      { clock, timeZone },
      { reader: session.staff, day: query.day ?? dayInZone(clock(), timeZone) },
    ),
  ),
]
