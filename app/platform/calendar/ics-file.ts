type EventTexts = {
  /** Identifies the event, so that a calendar that imports the event twice shows it once. */
  uid: string
  title: string
  text: string
  place: string
}

/** An all-day event for a visitor's calendar. */
export type AllDayEvent = EventTexts & {
  /** `YYYY-MM-DD` */
  day: string
  /** Number of days before the event at which the calendar reminds the visitor. */
  alarm?: number
}

/** An event with a start time. The calendar reminds the visitor a day and two hours before. */
export type TimedEvent = EventTexts & {
  starts: Date
  minutes: number
  status: 'TENTATIVE' | 'CONFIRMED' | 'CANCELLED'
  /** Rises with every change, so that the calendar replaces the earlier event. */
  sequence?: number
  /** Address at which the customer sees or changes the appointment. */
  url?: string
}

/** Returns an iCalendar file (RFC 5545) with one event. */
export function icsFile(event: AllDayEvent | TimedEvent, now: Date): string {
  const { uid, title, text, place } = event
  const isTimed = 'starts' in event
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Showroom//EN',
    ...(isTimed ? ['METHOD:PUBLISH'] : []),
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${utc(now)}`,
    ...(isTimed ? timeLines(event) : [`DTSTART;VALUE=DATE:${event.day.replaceAll('-', '')}`]),
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(text)}`,
    `LOCATION:${escapeText(place)}`,
    ...(isTimed ? [] : ['TRANSP:TRANSPARENT']),
    ...alarmTriggers(event).flatMap((trigger) => alarmLines(title, trigger)),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${foldLine(line)}\r\n`).join('')
}

function timeLines({ starts, minutes, status, sequence = 0, url }: TimedEvent): string[] {
  return [
    `DTSTART:${utc(starts)}`,
    `DTEND:${utc(new Date(starts.getTime() + minutes * 60_000))}`,
    `SEQUENCE:${sequence}`,
    `STATUS:${status}`,
    ...(url === undefined ? [] : [`URL:${url}`]),
  ]
}

const utc = (instant: Date) => instant.toISOString().replaceAll(/[-:]|\.\d+/g, '')

function alarmTriggers(event: AllDayEvent | TimedEvent): string[] {
  if ('starts' in event) return event.status === 'CANCELLED' ? [] : ['-P1D', '-PT2H']
  return event.alarm === undefined ? [] : [`-P${event.alarm}D`]
}

function alarmLines(title: string, trigger: string): string[] {
  return [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeText(title)}`,
    `TRIGGER:${trigger}`,
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
