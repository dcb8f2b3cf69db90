/** Returns the present time; tests pass their own. */
export type Clock = () => Date

/** A calendar day in the dealer's time zone, `YYYY-MM-DD`. */
export type Day = string

export function dayInZone(instant: Date, zone: string): Day {
  return zoned(instant, zone).toPlainDate().toString()
}

/** Returns the time in the zone as `HH:MM:SS`. */
export function timeInZone(instant: Date, zone: string): string {
  return zoned(instant, zone).toPlainTime().toString({ smallestUnit: 'second' })
}

/** Returns day and time with one conversion, because reports need both in every row. */
export function dayAndTimeInZone(instant: Date, zone: string): { day: Day; time: string } {
  const local = zoned(instant, zone).toPlainDateTime().toString({ smallestUnit: 'second' })
  return { day: local.slice(0, 10), time: local.slice(11) }
}

/**
 * Returns the first instant of the day, ISO 8601 in UTC. Use half-open ranges: from
 * `startOfDay(from)` to before `startOfDay(dayAfter(to))`.
 */
export function startOfDay(day: Day, zone: string): string {
  return new Date(
    Temporal.PlainDate.from(day).toZonedDateTime(zone).epochMilliseconds,
  ).toISOString()
}

export function dayAfter(day: Day, days = 1): Day {
  return Temporal.PlainDate.from(day).add({ days }).toString()
}

/** Returns the number of days between two days, or 0 if `to` is not after `from`. */
export function daysBetween(from: Day, to: Day): number {
  return Math.max(0, Temporal.PlainDate.from(from).until(to).days)
}

function zoned(instant: Date, zone: string) {
  return Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(zone)
}
