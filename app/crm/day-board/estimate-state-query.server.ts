import { sql } from 'kysely'
import type { BoardAppointment } from './day-board-schema.ts'

/** Answer to the newest estimate, 'none' while it waits for one; null without an estimate. */
type NewestAnswer = 'yes' | 'no' | 'none' | null

export type EstimatePart = { is_open: number; newest_answer: NewestAnswer }

/** Columns of an enquiry `e` from which the state of its newest estimate follows. */
export const estimateColumns = [
  'e.is_open',
  sql<NewestAnswer>`(
    select coalesce(answer, 'none') from job_estimates
    where enquiry_id = e.id order by number desc limit 1
  )`.as('newest_answer'),
] as const

/** An estimate of a closed enquiry no longer waits for an answer. */
export function estimateOf({
  newest_answer: answer,
  is_open,
}: EstimatePart): BoardAppointment['estimate'] {
  if (answer === 'none') return is_open === 1 ? 'waits' : null
  return answer && (answer === 'yes' ? 'approved' : 'refused')
}
