import { enquirySearchText } from '#app/crm/enquiries/enquiry-search-text.ts'
import { isClosedState } from '#app/crm/enquiries/enquiry-states.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import { recordedKinds, recordedLostReasons, recordedStates } from './recorded-enquiry-kinds.ts'

const minute = 60_000
const day = 24 * 60 * minute

/**
 * Times in India on which days, months and years change: a minute before midnight, midnight, and
 * ten past midnight.
 */
const edges = ['2025-12-31', '2026-02-28', '2026-09-30', '2026-10-31', '2026-11-01', '2026-11-02']
  .map((last) => Date.parse(`${last}T18:30:00Z`))
  .flatMap((midnight) => [midnight - minute, midnight, midnight + 10 * minute])

const names = ['Asha', 'Ravi', 'Priya', 'Imran', 'Zubin', 'क्षत्रिय', 'O’Neil 100%_', 'Meera']
const models = ['DIO', 'ACTIVA', null, 'SHINE', 'HORNET', null, 'LIVO']
const sources = ['google', null, 'walk-in', 'facebook', null]

/**
 * Inserts `many` enquiries of the recorded kinds, states and times, for tests that compare lists.
 * The rows depend only on their number. `people` are the ids of the accounts to which they are assigned.
 */
export async function insertRecordedEnquiries(
  db: Db,
  { many, people, now }: { many: number; people: readonly number[]; now: Date },
): Promise<void> {
  const rows = Array.from({ length: many }, (_, index) => rowOf(index, people, now.getTime()))
  for (let from = 0; from < many; from += 50)
    await db
      .insertInto('enquiries')
      .values(rows.slice(from, from + 50))
      .execute()
}

/** Returns one of the list. `step` must not divide the length, so that all values are used. */
const pick = <One>(list: readonly One[], index: number, step = 1): One => {
  const one = list[(index * step) % list.length]
  if (one === undefined) throw new Error('The list is empty')
  return one
}

function rowOf(index: number, people: readonly number[], now: number) {
  const enquiry = pick(recordedKinds, index)
  const kind = index % 97 === 96 ? 'a-form-that-is-gone' : enquiry.slug
  const states: readonly (string | null)[] = [...recordedStates[enquiry.flow], 'earlier']
  const state = enquiry.flow === 'none' ? null : pick(states, Math.floor(index / 10))
  // Every seventh row arrived at one of the edges, and pairs of rows arrived at the same time.
  const age = (Math.floor(index / 2) * 37 * 60 * minute) % (330 * day)
  const at = index % 7 === 0 ? pick(edges, index / 7) : now - age
  const name = pick(names, index, 3)
  const digits = `9${String(index % 150).padStart(9, '0')}`
  const reference = `${enquiry.prefix}-R${index}`
  const answers = {
    ...enquiry.answers,
    name: `${name} ${index}`,
    contactNumber: digits,
    message: index % 11 === 0 ? 'Please call back before the end of the month' : 'Hello',
  }
  const joined = index % 23 === 22 ? index - 8 : null
  const isOpen = !isClosedState(state) && joined === null
  const dueAt = isOpen && index % 3 > 0 ? now + ((index % 60) - 30) * 97 * minute : null
  const callBy = index % 4 === 0 ? null : at + 120 * minute
  const called = index % 5 < 3 && callBy !== null ? at + (index % 5) * 90 * minute : null
  const iso = (time: number | null) => (time === null ? null : new Date(time).toISOString())
  const phone = `+91${digits}`
  return {
    kind,
    reference,
    idempotency_key: null,
    answers_json: index % 89 === 88 ? '{"name": "cut' : JSON.stringify(answers),
    search_text: enquirySearchText(reference, answers, phone),
    phone: index % 13 === 12 ? null : phone,
    email: index % 6 === 5 ? `person${index % 40}@example.com` : null,
    plate: index % 9 === 8 ? `TS09AB${1000 + (index % 20)}` : null,
    created_at: new Date(at).toISOString(),
    erased_at: index % 71 === 70 ? new Date(now).toISOString() : null,
    state,
    is_open: isOpen ? (1 as const) : (0 as const),
    assignee_id: index % 4 === 1 ? null : pick([...people, 9999], index, 3),
    call_by: iso(callBy),
    due_at: iso(dueAt),
    next_step_at: index % 3 === 2 ? iso(dueAt) : null,
    first_call_at: iso(called),
    first_caller_id: called === null ? null : pick(people, index),
    first_call_minutes: called === null ? null : (index % 5) * 90,
    in_time: called === null ? null : called <= (callBy ?? 0) ? (1 as const) : (0 as const),
    promise_assignee_id: index % 8 < 6 ? pick(people, index, 3) : null,
    booking_date:
      enquiry.flow !== 'workshop' || index % 30 === 0
        ? null
        : new Date(now + ((Math.floor(index / 10) % 50) - 20) * day).toISOString().slice(0, 10),
    model: pick(models, index, 5),
    lost_reason: state === 'lost' ? pick(recordedLostReasons, Math.floor(index / 10), 2) : null,
    joined_to: joined,
    source: pick(sources, index, 2),
  }
}
