import { enquiryKindTitle } from '#app/crm/enquiries/visible-enquiry-kinds.ts'
import type { Analytics, ResponseMetrics } from './analytics-endpoints.ts'
import type { AnalyticsPeriod } from './analytics-period.ts'
import type { ResponseCountRow, ResponseMinutesRow } from './analytics-store.server.ts'
import { addToTally, type MinuteTally, medianOf } from './tally-median.ts'

type ResponseMetricsContext = {
  weeks: readonly AnalyticsPeriod[]
  names: ReadonlyMap<number, string>
}

/**
 * Groups response counts by kind, by person and by week. Each grouping adds up to the same total.
 */
export function groupResponseMetrics(
  answers: readonly ResponseCountRow[],
  minutes: readonly ResponseMinutesRow[],
  { weeks, names }: ResponseMetricsContext,
): Analytics['answered'] {
  const by = <Key>(keyOf: (row: ResponseGroupKeys) => Key) =>
    groupResponses(answers, minutes, keyOf)
  const kinds = by(({ kind }) => kind)
  const people = by(({ account_id }) => account_id)
  const inWeek = by(({ week }) => Number(week))
  return {
    ...(by(() => 'all').get('all') ?? emptyResponseMetrics()),
    kinds: [...kinds]
      .map(([kind, it]) => ({ kind, title: enquiryKindTitle(kind), ...it }))
      .sort((a, b) => (a.title < b.title ? -1 : 1)),
    people: [...people]
      .map(([id, it]) => ({ id, name: id === null ? '' : (names.get(id) ?? `#${id}`), ...it }))
      // The row for enquiries without a person is last.
      .sort((a, b) => Number(a.id === null) - Number(b.id === null) || (a.name < b.name ? -1 : 1)),
    weeks: weeks.map((week, index) => ({
      ...week,
      ...(inWeek.get(index) ?? emptyResponseMetrics()),
    })),
  }
}

type ResponseGroupKeys = Pick<ResponseCountRow, 'kind' | 'account_id' | 'week'>

function groupResponses<Key>(
  answers: readonly ResponseCountRow[],
  minutes: readonly ResponseMinutesRow[],
  keyOf: (row: ResponseGroupKeys) => Key,
): Map<Key, ResponseMetrics> {
  const groups = new Map<Key, ResponseMetrics>()
  for (const row of answers) {
    const before = groups.get(keyOf(row)) ?? emptyResponseMetrics()
    groups.set(keyOf(row), {
      ...before,
      inTime: before.inTime + Number(row.in_time),
      late: before.late + Number(row.late),
      missed: before.missed + Number(row.missed),
      pending: before.pending + Number(row.pending),
    })
  }
  const tallies = new Map<Key, MinuteTally>()
  for (const row of minutes) {
    const tally = tallies.get(keyOf(row)) ?? new Map<number, number>()
    tallies.set(keyOf(row), tally)
    addToTally(tally, row.minutes, Number(row.count))
  }
  for (const [key, tally] of tallies)
    groups.set(key, { ...(groups.get(key) ?? emptyResponseMetrics()), median: medianOf(tally) })
  return groups
}

function emptyResponseMetrics(): ResponseMetrics {
  return { inTime: 0, late: 0, missed: 0, pending: 0, median: null }
}
