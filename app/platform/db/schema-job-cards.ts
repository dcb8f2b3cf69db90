import type { Generated, Selectable } from 'kysely'

/**
 * The workshop's record of one visit of a vehicle. Registration number, model and state are those of
 * the enquiry. In the backup and in the person's download; an erasure empties the texts.
 */
export type JobCardTable = {
  enquiry_id: number
  /** Reading of the odometer at arrival. */
  kilometres: number | null
  /** Complaints as the workshop noted them at arrival. */
  complaints: string | null
  /** Work and parts, as the workshop noted them. */
  work_done: string | null
  /** Name of the mechanic, who needs no account. */
  mechanic: string | null
  /** `YYYY-MM-DD` on the dealer's clock: the day for which the vehicle is promised. */
  ready_day: string | null
  /** `HH:MM`; null if only a day is promised. */
  ready_time: string | null
  created_at: string
  /** Rises with every change, for optimistic locking. */
  version: Generated<number>
}

/**
 * An estimate of a job, which the customer approves or refuses. A newer one replaces it. In the
 * backup and in the person's download; an erasure empties the lines' texts and the note.
 */
export type JobEstimateTable = {
  id: Generated<number>
  enquiry_id: number
  /** Counts from 1 for each enquiry. */
  number: number
  /** `{ text, amount }[]`, amounts in whole rupees with GST. */
  lines_json: string
  /** Sum of the lines in whole rupees. */
  total: number
  /** The account that sent it. */
  staff_id: number | null
  sent_at: string
  answer: 'yes' | 'no' | null
  answered_at: string | null
  /** The account that noted the answer; null if the customer gave it by the link. */
  answered_by: number | null
  /** The customer's words, for example the reason for a refusal. */
  note: string | null
}

export type JobCardRow = Selectable<JobCardTable>
export type JobEstimateRow = Selectable<JobEstimateTable>
