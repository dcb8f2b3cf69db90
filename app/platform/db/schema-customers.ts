import type { Generated, Selectable } from 'kysely'

// Tables of customers. A customer is recognised by the mobile number.

export type CustomerTable = {
  id: Generated<number>
  /** '' if no enquiry contained a name. */
  name: string
  /** Mobile number in dialling form, unique. Null after its enquiries lost it by erasure or correction. */
  phone: string | null
  email: string | null
  /** Name, number, e-mail and plates, normalized, one in each line. */
  search_text: string
  created_at: string
  /** Time of the last enquiry, note or edit. */
  updated_at: string
  /** Rises with every edit of name or e-mail, for optimistic locking. */
  version: Generated<number>
  /** The customer into which staff merged this one. */
  merged_into: Generated<number | null>
  /**
   * The customer at the end of that chain, whose page shows both. Null if not merged. Enquiries,
   * vehicles and notes keep their customer, so that a split gives back everything.
   */
  survivor_id: Generated<number | null>
  merged_at: Generated<string | null>
  merged_by: Generated<string | null>
}

/** A vehicle and the time in which the customer owned it. */
export type CustomerVehicleTable = {
  id: Generated<number>
  customer_id: number
  /** Normalized registration number. */
  plate: string
  model: string
  /** First and last day, `YYYY-MM-DD`; null if unknown. Without a last day the customer owns it. */
  owned_from: string | null
  owned_until: string | null
  created_at: string
  /** Set if staff deleted the vehicle. The row stays for an undo and for later enquiries. */
  removed_at: Generated<string | null>
  removed_by: Generated<string | null>
}

export type CustomerNoteTable = {
  id: Generated<number>
  customer_id: number
  at: string
  staff_id: number | null
  /** The account's name at that time. */
  who: string
  text: string
  /** Hash of the sender's key; a second note with the same key is a repeat. */
  key_hash: string | null
}

/** A customer's withdrawal of consent to messages. */
export type ConsentWithdrawalTable = {
  id: Generated<number>
  customer_id: number
  at: string
  staff_id: number | null
  /** The account's name at that time. */
  who: string
  channel: ConsentChannelColumn
  /** Set when the customer gave consent again, or when the withdrawal was a mistake. */
  ended_at: Generated<string | null>
  ended_by: Generated<string | null>
  /** Null if the withdrawal was a mistake. */
  ended_channel: Generated<ConsentChannelColumn | null>
}

type ConsentChannelColumn = 'phone' | 'in-person' | 'message' | 'email' | 'letter'

export type CustomerRow = Selectable<CustomerTable>
