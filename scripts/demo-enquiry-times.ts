import { addDays } from '#app/platform/calendar/day-arithmetic.ts'
import { type Day, dayInZone, startOfDay } from '#app/platform/calendar/zoned-dates.server.ts'
import type { SeededRandom } from './demo-random.ts'

/** Demo enquiries cover this number of days, including today. */
export const demoDayCount = 30

/** Weights of the weekdays from Sunday on. Saturdays are busy, Tuesdays quiet. */
const weekdayWeights = [0.6, 1, 0.5, 0.9, 1, 1.2, 2]
/**
 * Weight of each hour of the day: almost no enquiries at four in the morning, many before lunch and
 * in the evening.
 */
const hourWeights = [
  2, 1, 0.5, 0.3, 0.3, 1, 2, 4, 7, 11, 15, 16, 13, 10, 9, 10, 12, 14, 16, 17, 15, 11, 7, 4,
]

const minute = 60_000

/** Generates the instants of the enquiries in the month before `latest`, oldest first. */
export function* demoEnquiryTimes(
  many: number,
  latest: Date,
  zone: string,
  chance: SeededRandom,
): Generator<Date[]> {
  const today = dayInZone(latest, zone)
  const days = Array.from({ length: demoDayCount }, (_, index) =>
    addDays(today, index - demoDayCount + 1),
  )
  const shares = days.map((day) => elapsedShareOfDay(day, latest, zone))
  const total = shares.reduce((sum, share) => sum + share, 0)
  let made = 0
  let due = 0
  for (const [index, day] of days.entries()) {
    due += ((shares[index] ?? 0) / total) * many
    // Rounds cumulatively, so that the month has exactly the requested number of enquiries.
    const count = (index === days.length - 1 ? many : Math.round(due)) - made
    made += count
    yield randomInstants(count, day, latest, zone, chance)
  }
}

/** Returns the weight of a day. For today, only the hours that have passed count. */
function elapsedShareOfDay(day: Day, latest: Date, zone: string): number {
  const start = Date.parse(startOfDay(day, zone))
  const gone = (latest.getTime() - start) / (60 * minute)
  const open = hourWeights.reduce(
    (sum, weight, hour) => sum + weight * Math.min(1, Math.max(0, gone - hour)),
    0,
  )
  return (weekdayWeights[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? 1) * open
}

function randomInstants(
  count: number,
  day: Day,
  latest: Date,
  zone: string,
  chance: SeededRandom,
): Date[] {
  const start = Date.parse(startOfDay(day, zone))
  const most = Math.max(start + minute, latest.getTime())
  const weighted = hourWeights.map((weight, hour) => [hour, weight] as const)
  const times = Array.from({ length: count }, () => {
    const at = start + chance.oneOf(weighted) * 60 * minute + chance.next() * 60 * minute
    return at < most ? at : start + chance.next() * (most - start)
  })
  return times.sort((a, b) => a - b).map((at) => new Date(at))
}
