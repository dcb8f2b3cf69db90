/** A whole day to be put into a calendar. */
export type AllDayEvent = {
  /** Known again by it: the same event saved twice is one. */
  uid: string
  /** `YYYY-MM-DD` */
  day: string
  title: string
  text: string
  place: string
  /** Days before at which the calendar says so. */
  alarm?: number
}

/** A calendar file with one day in it, as RFC 5545 has it. */
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

/** No line has more than 75 bytes; what is left goes on after a space. */
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
