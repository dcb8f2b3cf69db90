import type { Generated } from 'kysely'
import type { Role } from '#app/platform/permissions/role.ts'

// Tables of staff accounts, sessions and the audit log.

export type StaffTable = {
  id: Generated<number>
  user_id: string
  user_name: string
  email: string
  mobile_no: string
  city: string
  password_hash: string
  status: 'active' | 'inactive'
  created_at: string
  expires_at: string | null
  /**
   * Used only by earlier releases. Failed logins without a session are now counted in the rate
   * limits, by user id.
   */
  failed_logins: Generated<number>
  role: Generated<Role>
  /** The last choice: 1 for available, 0 for away. Ask `isAvailable`, because a choice ends. */
  is_in: Generated<0 | 1>
  /**
   * The instant at which an availability (`is_in` = 1) ends, the start of the next day in the
   * dealer's time zone; null for no planned end, as in accounts that have never made a choice.
   */
  available_until: Generated<string | null>
  /**
   * The instant at which an absence (`is_in` = 0) ends by itself, the start of a day in the dealer's
   * time zone; null if it has no planned end.
   */
  away_until: Generated<string | null>
  /**
   * Time of the last request in any session; null for an account that has sent no request since
   * this column was added.
   */
  last_seen_at: Generated<string | null>
}

/** Network addresses that have logged in to an account before. */
export type KnownLoginAddressTable = { staff_id: number; address: string }

/**
 * A link sent by mail to set the password of an invited account, or to reset a forgotten password.
 */
export type AccountLinkTable = {
  /** SHA-256 of the token in the link. */
  hash: string
  staff_id: number
  purpose: 'invitation' | 'password'
  created_at: string
  expires_at: string
  used_at: string | null
}

export type SessionTable = {
  /** SHA-256 of the id in the cookie. */
  id_hash: string
  staff_id: number
  created_at: string
  last_seen_at: string
  /** Device name such as "Chrome on Android"; empty if unknown. */
  device: Generated<string>
  /** Time of the last password check in this session. */
  proven_at: Generated<string | null>
}

/** The audit log: person, time, and values before and after. Rows are only added. */
export type ChangeTable = {
  id: Generated<number>
  at: string
  staff_id: number | null
  /** The account's user id at that time. It is kept when the account is deleted. */
  who: string
  action: string
  /** Key of the history, such as `vehicle/12`. */
  subject: string
  /** The subject's name at that time. */
  label: string
  before_json: string
  after_json: string
}

/** A bulk change, with all values that an undo needs. */
export type BulkChangeTable = {
  id: Generated<number>
  /** `prices`, `accessories` or `confirmation`. */
  kind: string
  at: string
  who: string
  /** Origin of the change: `grid`, `file`, `earlier`, `undo` or `planned`. */
  origin: string
  steps_json: string
  /** The whole list before the change, if it changed a list. */
  before_json: string | null
  undone_at: Generated<string | null>
  undone_by: Generated<string | null>
}
