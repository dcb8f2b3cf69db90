import { DayBoardPage } from '#app/crm/day-board/day-board-page.tsx'
import { readDayBoard } from '#app/crm/day-board/day-board-query.server.ts'
import * as words from '#app/crm/day-board/day-board-words.ts'
import { isCalendarDay } from '#app/platform/calendar/is-calendar-day.ts'
import { dayInZone } from '#app/platform/calendar/zoned-dates.server.ts'
import { sessionContext } from '#app/platform/http/request-context.server.ts'
import { servicesContext } from '#app/services-context.server.ts'
import type { Route } from './+types/day-board'

export const meta: Route.MetaFunction = () => [{ title: words.pageTitle }]

/** Loads a day. The page loads later changes itself (see use-day-board.ts). */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { staff } = context.get(sessionContext)
  const { db, clock, timeZone } = context.get(servicesContext)
  const wanted = url.searchParams.get('day') ?? ''
  const day = isCalendarDay(wanted) ? wanted : dayInZone(clock(), timeZone)
  const board = await readDayBoard(db, { clock, timeZone }, { reader: staff, day })
  return { board, zone: timeZone }
}

export default function DayBoardRoute({ loaderData: { board, zone } }: Route.ComponentProps) {
  return <DayBoardPage initially={board} zone={zone} />
}
