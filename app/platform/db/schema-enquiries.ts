import type { Generated, Insertable, Selectable } from 'kysely'

// Tables of enquiries and their history.

export type EnquiryTable = {
  id: Generated<number>
  kind: string
  /** Reference for the visitor, such as `SB-7F3K2`. */
  reference: string
  /** The visitor's key or a hash of the request; a second enquiry with the same key is a repeat. */
  idempotency_key: string | null
  answers_json: string
  /**
   * All text that a search may find, which is the reference and the answers, normalized to one
   * line.
   */
  search_text: string
  /**
   * Normalized telephone number, `+91…` for an Indian number; null if the visitor gave no number.
   */
  phone: Generated<string | null>
  created_at: string
  /** Time at which the answers were erased on the person's request; the row still counts. */
  erased_at: string | null
  /**
   * A state of the kind's pipeline (`enquiry-states.ts`), `earlier`, or null if the pipeline has no
   * states.
   */
  state: Generated<string | null>
  state_at: Generated<string | null>
  /** 1 if the enquiry still needs work: not closed, not merged into another, and with states. */
  is_open: Generated<0 | 1>
  assignee_id: Generated<number | null>
  /** The call-back deadline promised to the visitor; it never moves. */
  call_by: Generated<string | null>
  /**
   * The assignee at that deadline; before the deadline, the current assignee. Null if there is no
   * deadline.
   */
  promise_assignee_id: Generated<number | null>
  next_step_at: Generated<string | null>
  next_step_text: Generated<string | null>
  /**
   * While the enquiry is open: time of the next step, or the call-back deadline before the first
   * call.
   */
  due_at: Generated<string | null>
  /** Time of the first call or change of state; the enquiry then counts as answered. */
  first_call_at: Generated<string | null>
  /**
   * Account of that first action. Figures by person count the action for this account, even if the
   * enquiry has another assignee now.
   */
  first_caller_id: Generated<number | null>
  /** Working minutes until the first action; null until then. */
  first_call_minutes: Generated<number | null>
  /** 1 if the first action met the deadline; null before the first action or without a deadline. */
  in_time: Generated<0 | 1 | null>
  /** `YYYY-MM-DD` */
  booking_date: Generated<string | null>
  model: Generated<string | null>
  /** Normalized, to find enquiries of the same person. */
  email: Generated<string | null>
  /** Normalized registration number of the vehicle; it is not personal data. */
  plate: Generated<string | null>
  lost_reason: Generated<string | null>
  /** The enquiry into which this enquiry is merged. */
  joined_to: Generated<number | null>
  /**
   * The customer with this mobile number. Staff may have merged that customer into another, whose
   * page then shows the enquiry. Null without a usable number and after an erasure.
   */
  customer_id: Generated<number | null>
  /** Rises with every edit, for optimistic locking. */
  version: Generated<number>
  source_json: Generated<string | null>
  /** The source in one word, for the desk and its filter. */
  source: Generated<string | null>
  /** The account that added the enquiry; null if the visitor sent it. */
  added_by: Generated<number | null>
  /** Time at which staff took the enquiry without a network; `created_at` is its arrival. */
  taken_at: Generated<string | null>
  /**
   * The customer's answer to the question about mails and messages, if staff added the enquiry.
   * Null for an enquiry from the website, whose answers contain it.
   */
  consent: Generated<'yes' | 'no' | 'not-asked' | null>
  /** The import in `bulk_changes` that added the enquiry from a spreadsheet; otherwise null. */
  import_id: Generated<number | null>
  /** Version of the link to the customer's page; a higher one makes earlier links invalid. */
  link_version: Generated<number>
}

/**
 * An event in an enquiry's history. Rows are only added. An erasure empties their texts, and a
 * strike sets only `struck_at`.
 */
export type DeskEventTable = {
  id: Generated<number>
  enquiry_id: number
  /** Never before the enquiry's previous event, even if the clock goes back. */
  at: string
  staff_id: number | null
  /** The account's name at that time. */
  who: string
  type:
    | 'state'
    | 'note'
    | 'call'
    | 'assign'
    | 'nextStep'
    | 'join'
    | 'part'
    | 'correct'
    | 'strike'
    | 'message'
    | 'attach'
    | 'detach'
    | 'quotation'
    | 'appointment'
    | 'job'
  data_json: string
  text: string | null
  /** Time at which staff struck out a note, a call or a message; figures do not count a struck call. */
  struck_at: Generated<string | null>
  /** 1 if the search text of the enquiry was written with or after this event. */
  is_in_search: Generated<number | null>
  /**
   * Hashes of the sender's key and of the content; a second event with the same key is a repeat.
   */
  key_hash: string | null
  content_hash: string | null
  /** The enquiry's version after the event. */
  version: number
}

/**
 * A colleague whom a note or a call mentions. Striking out the entry and erasing the enquiry delete
 * the row.
 */
export type EnquiryMentionTable = {
  id: Generated<number>
  enquiry_id: number
  event_id: number
  staff_id: number
  /** The name as the note has it, with the `@`. */
  written: string
  /** Time at which the mentioned colleague opened the enquiry; null until then. */
  read_at: string | null
}

/** The newest event of an enquiry that an account has seen; 0 if the enquiry had no events then. */
export type SeenDeskEventTable = { staff_id: number; enquiry_id: number; event_id: number }

/**
 * Number of an account's last turn. Row 0 belongs to no account and contains the last turn of any
 * account.
 */
export type RoundRobinTable = { staff_id: number; turn: number }

/** A filter address of the desk that an account saved under a name. */
export type SavedDeskViewTable = { staff_id: number; name: string; address: string }

/** Count of enquiries of one kind on one calendar day of one time zone. */
export type EnquiryDayCountTable = { zone: string; kind: string; day: string; count: number }

export type EnquiryRow = Selectable<EnquiryTable>

export type NewEnquiryRow = Insertable<EnquiryTable>
