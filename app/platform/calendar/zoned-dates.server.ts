/** The time now; tests pass their own. */
export type Clock = () => Date

/** A calendar day of the dealer's zone, `YYYY-MM-DD`. */
export type Day = string

export function dayInZone(instant: Date, zone: string): Day {
  return zoned(instant, zone).toPlainDate().toString()
}

/** `HH:MM:SS` on the dealer's clock. */
export function timeInZone(instant: Date, zone: string): string {
  return zoned(instant, zone).toPlainTime().toString({ smallestUnit: 'second' })
}

/** Both at the cost of one: a report has them in every row. */
export function dayAndTimeInZone(instant: Date, zone: string): { day: Day; time: string } {
  const local = zoned(instant, zone).toPlainDateTime().toString({ smallestUnit: 'second' })
  return { day: local.slice(0, 10), time: local.slice(11) }
}

/** First instant of the day, ISO 8601 in UTC. Half-open ranges: from `startOfDay(from)` to before `startOfDay(dayAfter(to))`. */
export function startOfDay(day: Day, zone: string): string {
  return new Date(
    Temporal.PlainDate.from(day).toZonedDateTime(zone).epochMilliseconds,
  ).toISOString()
}

export function dayAfter(day: Day, days = 1): Day {
  return Temporal.PlainDate.from(day).add({ days }).toString()
}

/** Whole days from one to the other; none where the other is not after it. */
export function daysBetween(from: Day, to: Day): number {
  return Math.max(0, Temporal.PlainDate.from(from).until(to).days)
}

function zoned(instant: Date, zone: string) {
  return Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(zone)
}
