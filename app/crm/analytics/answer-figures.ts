import { kindTitleOf } from '#app/crm/desk/desk-reader.ts'
import type { AnswerFigures, Figures } from './figure-calls.ts'
import type { CountedAnswers, CountedMinutes } from './figure-store.server.ts'
import { addTo, medianOf, type Tally } from './median.ts'
import type { Period } from './period.ts'

type About = { weeks: readonly Period[]; names: ReadonlyMap<number, string> }

/** The same rows by kind, by person and by week: whichever way they are added up, it is one number. */
export function answerRows(
  answers: readonly CountedAnswers[],
  minutes: readonly CountedMinutes[],
  { weeks, names }: About,
): Figures['answered'] {
  const by = <Key>(keyOf: (row: Place) => Key) => groupsOf(answers, minutes, keyOf)
  const kinds = by(({ kind }) => kind)
  const people = by(({ account_id }) => account_id)
  const inWeek = by(({ week }) => Number(week))
  return {
    ...(by(() => 'all').get('all') ?? empty()),
    kinds: [...kinds]
      .map(([kind, it]) => ({ kind, title: kindTitleOf(kind), ...it }))
      .sort((a, b) => (a.title < b.title ? -1 : 1)),
    people: [...people]
      .map(([id, it]) => ({ id, name: id === null ? '' : (names.get(id) ?? `#${id}`), ...it }))
      // Who is nobody stands last.
      .sort((a, b) => Number(a.id === null) - Number(b.id === null) || (a.name < b.name ? -1 : 1)),
    weeks: weeks.map((week, index) => ({ ...week, ...(inWeek.get(index) ?? empty()) })),
  }
}

type Place = Pick<CountedAnswers, 'kind' | 'account_id' | 'week'>

function groupsOf<Key>(
  answers: readonly CountedAnswers[],
  minutes: readonly CountedMinutes[],
  keyOf: (row: Place) => Key,
): Map<Key, AnswerFigures> {
  const groups = new Map<Key, AnswerFigures>()
  for (const row of answers) {
    const before = groups.get(keyOf(row)) ?? empty()
    groups.set(keyOf(row), {
      ...before,
      inTime: before.inTime + Number(row.in_time),
      late: before.late + Number(row.late),
      missed: before.missed + Number(row.missed),
      pending: before.pending + Number(row.pending),
    })
  }
  const tallies = new Map<Key, Tally>()
  for (const row of minutes) {
    const tally = tallies.get(keyOf(row)) ?? new Map<number, number>()
    tallies.set(keyOf(row), tally)
    addTo(tally, row.minutes, Number(row.count))
  }
  for (const [key, tally] of tallies)
    groups.set(key, { ...(groups.get(key) ?? empty()), median: medianOf(tally) })
  return groups
}

function empty(): AnswerFigures {
  return { inTime: 0, late: 0, missed: 0, pending: 0, median: null }
}
