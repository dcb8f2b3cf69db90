import { DayBoardPage } from '#app/crm/day-board/day-board-page.tsx'
import { readDayBoard } from '#app/crm/day-board/day-board-query.server.ts'
import * as words from '#app/crm/day-board/day-board-words.ts'
import { StoredDayBoard } from '#app/crm/day-board/stored-day-board.tsx'
import { listReminders } from '#app/crm/reminders/reminder-list.server.ts'
import * as reminderWords from '#app/crm/reminders/reminder-staff-words.ts'
import { lastDayToRemind } from '#app/crm/reminders/reminder-times.ts'
import { formatHour } from '#app/platform/calendar/format-hour.ts'
import { isCalendarDay } from '#app/platform/calendar/is-calendar-day.ts'
import { dayInZone } from '#app/platform/calendar/zoned-dates.server.ts'
import { sessionContext } from '#app/platform/http/request-context.server.ts'
import { servicesContext } from '#app/services-context.server.ts'
import { LinkButton } from '#app/ui/components/button.tsx'
import { isNetworkFailure } from '#app/ui/components/network-loss.ts'
import { lazyWhenIdle } from '#app/ui/portal/lazy-when-idle.tsx'
import type { Route } from './+types/day-board'

const LazyReminderSection = lazyWhenIdle(
  async () => (await import('#app/crm/reminders/reminder-section.tsx')).ReminderSection,
)

export const meta: Route.MetaFunction = () => [{ title: words.pageTitle }]

/**
 * Loads a day. The page loads later changes itself (see use-day-board.ts). With `?shell`, the
 * document has no customers' data, because the device caches it (see app-shell.ts).
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  if (url.searchParams.has('shell')) return { board: null }
  const { staff } = context.get(sessionContext)
  const services = context.get(servicesContext)
  const { db, clock, timeZone, dealer, publicUrl } = services
  const wanted = url.searchParams.get('day') ?? ''
  const today = dayInZone(clock(), timeZone)
  const day = isCalendarDay(wanted) ? wanted : today
  const [board, reminders, { hours }] = await Promise.all([
    readDayBoard(db, { clock, timeZone }, { reader: staff, day }),
    day > today
      ? listReminders(services, { staff, day, origin: publicUrl ?? url.origin })
      : undefined,
    dealer.get(),
  ])
  const nextDay = day === today ? lastDayToRemind(hours, today) : undefined
  return { board, reminders, nextDay, zone: timeZone }
}

/** Without a network, the page shows the board that is kept on the device. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader()
  } catch (error) {
    if (isNetworkFailure(error)) return { board: null }
    throw error
  }
}

export default function DayBoardRoute({ loaderData }: Route.ComponentProps) {
  if (!loaderData.board)
    return (
      <StoredDayBoard>
        {({ board, zone }) => (
          <DayBoardPage key={board.day} initially={board} zone={zone} isStored />
        )}
      </StoredDayBoard>
    )
  const { board, reminders, nextDay, zone } = loaderData
  return (
    <DayBoardPage
      initially={board}
      zone={zone}
      reminders={
        reminders && (
          <div id="reminders" className="scroll-mt-20">
            <LazyReminderSection initially={reminders} zone={zone} />
          </div>
        )
      }
      remindersLink={
        nextDay && (
          <LinkButton size="dense" to={`/admin/board?day=${nextDay}#reminders`}>
            {reminderWords.linkTo(formatHour({ day: nextDay, at: null }))}
          </LinkButton>
        )
      }
    />
  )
}
