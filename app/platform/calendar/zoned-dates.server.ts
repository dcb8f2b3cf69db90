/** Returns the present time; tests pass their own. */
export type Clock = () => Date

/** A calendar day in the dealer's time zone, `YYYY-MM-DD`. */
export type Day = string

export function dayInZone(instant: Date, zone: string): Day {
  return zoned(instant, zone).toPlainDate().toString()
}

/** Returns day and time with one conversion, because reports need both in every row. */
export function dayAndTimeInZone(instant: Date, zone: string): { day: Day; time: string } {
  const local = zoned(instant, zone).toPlainDateTime().toString({ smallestUnit: 'second' })
  return { day: local.slice(0, 10), time: local.slice(11) }
}

/**
 * Returns the first instant of the day, ISO 8601 in UTC. Use half-open ranges: from
 * `startOfDay(from)` to before `startOfDay(addDays(to))`.
 */
export function startOfDay(day: Day, zone: string): string {
  return new Date(
    Temporal.PlainDate.from(day).toZonedDateTime(zone).epochMilliseconds,
  ).toISOString()
}

function zoned(instant: Date, zone: string) {
  return Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(zone)
}
