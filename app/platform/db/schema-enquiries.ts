import type { Generated, Insertable, Selectable } from 'kysely'

// What visitors ask, and what became of it.

export type EnquiryTable = {
  id: Generated<number>
  kind: string
  /** `SB-7F3K2`: what the visitor is told. */
  reference: string
  /** The visitor's key or a hash of what was sent; a second enquiry with the same one is the same enquiry. */
  idempotency_key: string | null
  answers_json: string
  /** Everything a search may find, one folded line: reference and answers. */
  search_text: string
  /** The number to call in its one form, `+91…` for an Indian one; null where none was given. */
  phone: Generated<string | null>
  created_at: string
  /** When its answers were erased on the person's request; the row still counts. */
  erased_at: string | null
  /** A state of the kind's pipeline (`enquiry-states.ts`), `earlier`, or null if the pipeline has none. */
  state: Generated<string | null>
  state_at: Generated<string | null>
  /** Whether it waits for work: not closed, not joined to another, not without states. */
  is_open: Generated<0 | 1>
  assignee_id: Generated<number | null>
  /** The instant that the visitor was promised; it never moves. */
  call_by: Generated<string | null>
  /** The assignee at that instant; until then today's. Null where nothing was promised. */
  promise_assignee_id: Generated<number | null>
  next_step_at: Generated<string | null>
  next_step_text: Generated<string | null>
  /** While it is open: the next step's instant, or the promised one while nobody has called. */
  due_at: Generated<string | null>
  /** When somebody first called, or moved it on: it is answered. */
  first_call_at: Generated<string | null>
  /** The account that did. Figures by person count calls by it, whoever has the enquiry now. */
  first_caller_id: Generated<number | null>
  /** Working minutes until then; null while nobody did. */
  first_call_minutes: Generated<number | null>
  /** Whether that was by the promised instant; null while nobody did, or where none was promised. */
  in_time: Generated<0 | 1 | null>
  /** `YYYY-MM-DD` */
  booking_date: Generated<string | null>
  model: Generated<string | null>
  /** Folded: by it the same person is known. */
  email: Generated<string | null>
  /** The vehicle's registration number in its one spelling; it tells nothing about the person. */
  plate: Generated<string | null>
  lost_reason: Generated<string | null>
  /** The row that is shown instead of this one. */
  joined_to: Generated<number | null>
  /** Counts up with whatever an edit could overwrite. */
  version: Generated<number>
  source_json: Generated<string | null>
  /** The one word of it that the desk shows and filters by. */
  source: Generated<string | null>
}

/** What was done about an enquiry. Rows are only ever added; erasure empties their texts. */
export type DeskEventTable = {
  id: Generated<number>
  enquiry_id: number
  /** Never before the enquiry's event before it, whatever the clock does. */
  at: string
  staff_id: number | null
  /** The account's name at that moment. */
  who: string
  type: 'state' | 'note' | 'call' | 'assign' | 'nextStep' | 'join' | 'part'
  data_json: string
  text: string | null
  /** Of the sender's key, and of what came with it: a second event with the same key is the same event. */
  key_hash: string | null
  content_hash: string | null
  /** The enquiry's version after it. */
  version: number
}

/** The newest event of an enquiry that somebody has seen, 0 for one without. */
export type SeenDeskEventTable = { staff_id: number; enquiry_id: number; event_id: number }

/** The number of an account's last turn; that of account 0, which is nobody, is the last of all. */
export type RoundRobinTable = { staff_id: number; turn: number }

/** An address of the desk that somebody keeps under a name. */
export type SavedDeskViewTable = { staff_id: number; name: string; address: string }

/** Enquiries of one kind on one calendar day of one time zone. */
export type EnquiryDayCountTable = { zone: string; kind: string; day: string; count: number }

export type EnquiryRow = Selectable<EnquiryTable>

export type NewEnquiryRow = Insertable<EnquiryTable>
