/**
 * Returns `YYYY-MM-DD` and `HH:MM` in the dealer's time zone. Prefers Temporal, because on a phone
 * the first use of Intl in a page blocks for about 50 ms.
 */
export function localTime(now: Date, zone: string): { day: string; time: string } {
  if ('Temporal' in globalThis) {
    const local = Temporal.Instant.fromEpochMilliseconds(now.getTime())
      .toZonedDateTimeISO(zone)
      .toPlainDateTime()
      .toString()
    return { day: local.slice(0, 10), time: local.slice(11, 16) }
  }
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
