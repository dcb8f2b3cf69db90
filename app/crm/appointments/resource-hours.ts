import type { AppointmentResource } from './appointments-content.ts'
import { type AppointmentRules, openRangesOn, rangeOf, type TimeRange } from './free-hours.ts'

/**
 * Returns the parts of a day in which a resource takes appointments of any of its purposes, in
 * order. Empty on a closed day, and if no plan has its purposes.
 */
export function openHoursOf(
  { plans, hours }: Pick<AppointmentRules, 'plans' | 'hours'>,
  { key, purposes }: AppointmentResource,
  day: string,
): TimeRange[] {
  const planned = plans.plans
    .filter(({ purpose }) => purposes.includes(purpose))
    .flatMap((plan) => openRangesOn({ plans, hours }, plan, day))
  const special = plans.overrides.filter((it) => it.day === day && it.resource === key)
  if (special.length === 0) return joinRanges(planned)
  const open = special.flatMap(({ windows }) => windows).map(rangeOf)
  return joinRanges(planned.flatMap((range) => open.flatMap((it) => overlapOf(range, it))))
}

function overlapOf(a: TimeRange, b: TimeRange): TimeRange[] {
  const [from, until] = [Math.max(a.from, b.from), Math.min(a.until, b.until)]
  return from < until ? [{ from, until }] : []
}

function joinRanges(ranges: readonly TimeRange[]): TimeRange[] {
  const joined: TimeRange[] = []
  for (const { from, until } of ranges.toSorted((a, b) => a.from - b.from)) {
    const last = joined.at(-1)
    if (last && from <= last.until) last.until = Math.max(last.until, until)
    else joined.push({ from, until })
  }
  return joined
}
