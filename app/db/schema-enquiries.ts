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
}

/** Enquiries of one kind on one calendar day of one time zone. */
export type EnquiryDayTable = { zone: string; kind: string; day: string; count: number }

export type EnquiryRow = Selectable<EnquiryTable>

export type NewEnquiryRow = Insertable<EnquiryTable>
