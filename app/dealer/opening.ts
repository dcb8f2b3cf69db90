import type { Dealer } from './facts.ts'

export type Hours = Dealer['hours']
export type Counter = 'sales' | 'service'
export type Opening = { isOpen: boolean; text: string }

/**
 * What the door says at this instant, in the dealer's zone: "Open now · closes 8:00 PM",
 * "Closed on Tuesdays · opens tomorrow at 10:00 AM". Runs in the browser, so without Temporal.
 */
export function openingAt(hours: Hours, counter: Counter, now: Date, zone: string): Opening {
  const { opens, closes } = hours[counter]
  const { day, time } = localTime(now, zone)
  const reason = whyClosed(hours, day)
  if (!reason && time >= opens && time < closes)
    return { isOpen: true, text: `Open now · closes ${clockTime(closes)}` }
  const isLater = !reason && time < opens
  const next = isLater ? '' : nextOpenDay(hours, day)
  return {
    isOpen: false,
    text: `${reason ?? 'Closed now'} · opens ${next && `${next} `}at ${clockTime(opens)}`,
  }
}

/** `20:00` as a person says it: `8:00 PM`. */
export function clockTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const half = hour < 12 ? 'AM' : 'PM'
  return `${hour % 12 === 0 ? 12 : hour % 12}:${String(minute).padStart(2, '0')} ${half}`
}

type Weekday = Hours['closedOn'][number]
const weekdays: readonly Weekday[] = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
]

/** `YYYY-MM-DD` and `HH:MM` on the dealer's clock. */
function localTime(now: Date, zone: string): { day: string; time: string } {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now)
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((it) => it.type === type)?.value ?? ''
  return {
    day: `${part('year')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}`,
  }
}

function whyClosed(hours: Hours, day: string): string | undefined {
  const holiday = hours.holidays.find(({ on }) => on === day || on === day.slice(5))
  if (holiday) return `Closed today for ${holiday.name}`
  const weekday = weekdayOf(day)
  return hours.closedOn.includes(weekday) ? `Closed on ${weekday}s` : undefined
}

/** "tomorrow" or the weekday's name; the year has no fortnight of holidays. */
function nextOpenDay(hours: Hours, today: string): string {
  for (let ahead = 1; ahead <= 14; ahead++) {
    const day = dayAhead(today, ahead)
    if (whyClosed(hours, day)) continue
    if (ahead === 1) return 'tomorrow'
    return ahead < 7 ? `on ${weekdayOf(day)}` : `on ${weekdayOf(day)} next week`
  }
  return 'again'
}

function weekdayOf(day: string): Weekday {
  return weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? 'Sunday'
}

function dayAhead(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}
