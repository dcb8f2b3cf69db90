import { addDays } from '#app/platform/calendar/day-arithmetic.ts'
import { isCalendarDay } from '#app/platform/calendar/is-calendar-day.ts'
import { type JsonPath, valueAt, withValueAt } from '#app/platform/schema/json-path.ts'
import type { EntrySuccession } from './document-sections.ts'
import { asText } from './field-values.ts'

/**
 * Continues an entry from `day`: the entry ends on the day before, and a copy that begins on `day`
 * follows it in the list. The copy keeps a last day that is later. An entry that has ended earlier
 * keeps its last day. Returns undefined if `day` is not after the entry's first day.
 */
export function continueEntry(
  list: readonly unknown[],
  index: number,
  { from, until, today, cleared }: EntrySuccession,
  { day, now }: { day: string; now: string },
): unknown[] | undefined {
  const entry = list[index]
  if (!isCalendarDay(day) || day <= asText(valueAt(entry, [from]))) return undefined
  const last = asText(valueAt(entry, [until]))
  const hasEnded = last !== '' && last < day
  const ended = hasEnded ? entry : withValueAt(entry, [until], addDays(day, -1))
  const changes: [path: JsonPath, value: string | undefined][] = [
    [[from], day],
    [[until], last === '' || hasEnded ? undefined : last],
    ...today.map((name): [JsonPath, string] => [[name], now]),
    ...cleared.map((name): [JsonPath, undefined] => [[name], undefined]),
  ]
  const copy = changes.reduce<unknown>((it, [path, value]) => withValueAt(it, path, value), entry)
  return list.toSpliced(index, 1, ended, copy)
}

/** Returns the first day of the month after `day`. */
export const firstOfNextMonth = (day: string): string =>
  `${addDays(`${day.slice(0, 7)}-01`, 31).slice(0, 7)}-01`
