import type { Generated } from 'kysely'
import type { Role } from '#app/platform/permissions/role.ts'

// Who is at work.

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
  /** Written by earlier versions; strangers' attempts are counted by user id in the limits now. */
  failed_logins: Generated<number>
  role: Generated<Role>
  /** At work today, so that enquiries may be handed to them. */
  is_in: Generated<0 | 1>
  /** When one of its sessions was last in use; of an account from before, null until then. */
  last_seen_at: Generated<string | null>
}

/** Addresses that have logged in to an account before. */
export type KnownLoginAddressTable = { staff_id: number; address: string }

/** A link that was sent to somebody: to set the password of an invited account, or a forgotten one. */
export type AccountLinkTable = {
  /** SHA-256 of what stands in the link. */
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
  /** "Chrome on Android"; '' where nobody can tell. */
  device: Generated<string>
  /** When the password was last given in it. */
  proven_at: Generated<string | null>
}

/** Who changed what, from what to what. Rows are only ever added. */
export type ChangeTable = {
  id: Generated<number>
  at: string
  staff_id: number | null
  /** The account's user id at that moment; it outlives the account. */
  who: string
  action: string
  /** `vehicle/12`: what a history is read by. */
  subject: string
  /** The subject's name at that moment. */
  label: string
  before_json: string
  after_json: string
}

/** What was done to many at once, with all that it takes to put it back. */
export type BulkChangeTable = {
  id: Generated<number>
  /** `prices`, `accessories`, `confirmation`. */
  kind: string
  at: string
  who: string
  /** `grid`, `file`, `earlier`: what it came from. */
  origin: string
  steps_json: string
  /** The whole list as it was before, where it was a list. */
  before_json: string | null
  undone_at: Generated<string | null>
  undone_by: Generated<string | null>
}
