import type { Generated, Selectable } from 'kysely'

/** A quotation of an enquiry. Each revision of a number is a row. */
export type QuotationTable = {
  id: Generated<number>
  /** Number for the customer, such as `Q-7F3K2`. Revisions share it. */
  number: string
  /** Counts from 1. */
  revision: number
  enquiry_id: number
  state: 'draft' | 'waiting' | 'approved' | 'sent' | 'accepted' | 'declined' | 'replaced'
  /** The vehicle's name without spaces, as in addresses. */
  model: string
  /** Whole rupees. */
  total: number
  discount: number
  /** Last day, `YYYY-MM-DD` in the dealer's time zone. */
  valid_until: string
  /** Hash of the table of charges from which the lines were computed. */
  table_version: string
  /** The figures as given, in canonical JSON. It is signed and never changes after sending. */
  document_json: string
  /** The choices from which the lines were computed, for the form. */
  choices_json: string
  /** Note for colleagues. Erasing the enquiry empties it. */
  note: string
  /** Account and name of the person who saved the figures. */
  made_by: number | null
  made_by_name: string
  /** Account and name of the person who approved exactly these figures. */
  approved_by: number | null
  approved_by_name: string | null
  approved_at: string | null
  /** SHA-256 of the token in the customer's address. */
  link_hash: string
  /** A higher number gives another token. */
  link_version: Generated<number>
  /** The key and the signature of `document_json`; null before sending. */
  key_id: string | null
  signature: string | null
  sent_at: string | null
  answered_at: string | null
  /**
   * Rupees by which the same vehicle would cost more on `checked_on`; null if this is not known, for
   * example because the vehicle is no longer sold.
   */
  difference: Generated<number | null>
  checked_on: Generated<string | null>
  created_at: string
  /** Rises with every change, for optimistic locking. */
  version: Generated<number>
}

export type QuotationRow = Selectable<QuotationTable>

/** A key pair (ECDSA P-256) that signs quotations. The highest number is the current one. */
export type SigningKeyTable = {
  number: number
  key_id: string
  /** SPKI and PKCS #8 in base64url. */
  public_key: string
  private_key: string
  created_at: string
}

/** A random secret of the installation: 256 bits in base64url. */
export type SiteSecretTable = { name: string; secret: string; created_at: string }
