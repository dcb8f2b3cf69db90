/** An all-day event for a visitor's calendar. */
export type AllDayEvent = {
  /** Identifies the event, so that a calendar that imports the event twice shows it once. */
  uid: string
  /** `YYYY-MM-DD` */
  day: string
  title: string
  text: string
  place: string
  /** Number of days before the event at which the calendar reminds the visitor. */
  alarm?: number
}

/** Returns an iCalendar file (RFC 5545) with one all-day event. */
export function icsFile({ uid, day, title, text, place, alarm }: AllDayEvent, now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Showroom//EN',
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${now.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(text)}`,
    `LOCATION:${escapeText(place)}`,
    'TRANSP:TRANSPARENT',
    ...(alarm === undefined ? [] : alarmLines(title, alarm)),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${foldLine(line)}\r\n`).join('')
}

function alarmLines(title: string, days: number): string[] {
  return [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeText(title)}`,
    `TRIGGER:-P${days}D`,
    'END:VALARM',
  ]
}

function escapeText(text: string): string {
  return text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r\n|[\r\n]/g, '\\n')
}

/**
 * Folds a line at 75 bytes, the maximum in RFC 5545. Each continuation line begins with a space.
 */
function foldLine(line: string): string {
  const lines: string[] = []
  let current = ''
  let bytes = 0
  for (const character of line) {
    const size = new TextEncoder().encode(character).length
    if (bytes + size > 75) {
      lines.push(current)
      current = ' '
      bytes = 1
    }
    current += character
    bytes += size
  }
  return [...lines, current].join('\r\n')
}
