import type { Generated } from 'kysely'

// Tables of notifications by Web Push.

/** The site's VAPID keys, in base64url. There is one row, with the name `vapid`. */
export type PushKeyTable = {
  name: string
  public_key: string
  private_key: string
  created_at: string
}

/** A browser that gets notifications. The row ends with the session that last used the portal. */
export type PushSubscriptionTable = {
  id: Generated<number>
  staff_id: number
  session_hash: string
  /** The secret address of this browser at its push service. */
  endpoint: string
  /** The browser's public key and shared secret, in base64url. */
  p256dh: string
  auth: string
  /** Device name such as "Chrome on Android"; empty if unknown. */
  device: string
  created_at: string
}

export type PushSettingTable = {
  staff_id: number
  /** Object with a boolean for each kind of notification. */
  kinds_json: string
  /** `HH:MM` in the dealer's time zone; '' if there are no quiet hours. */
  quiet_from: string
  quiet_to: string
  shows_details: Generated<0 | 1>
}

/** Notifications that must be sent. There is one row for each person and event. */
export type PushOutboxTable = {
  id: Generated<number>
  staff_id: number
  /** `newEnquiry`, `assigned`, `due`, `mentioned` or `approval`. */
  kind: string
  /** Name of the event, such as `newEnquiry/12`. */
  event: string
  enquiry_id: number | null
  /** The number of enquiries, if one notification is about several. */
  count: Generated<number>
  due_at: string
  /** After this instant, the notification is no longer sent. */
  expires_at: string
  attempts: Generated<number>
  claimed_until: string | null
  sent_at: string | null
  given_up_at: string | null
  /** A short code; null before the first attempt and after success. */
  last_error: string | null
  /** Ids of the subscriptions that failed and get another attempt; null if all get it. */
  devices_json: string | null
  created_at: string
}
