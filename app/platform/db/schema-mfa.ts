// Tables of the second factor.

/** An authenticator app with six-digit codes. */
export type SecondFactorTable = {
  staff_id: number
  /**
   * Base32, as the app and the server need it. Never in a response once confirmed, and never in a
   * log.
   */
  secret: string
  /** The latest 30-second step whose code was accepted; no code is accepted twice. */
  last_step: number
  created_at: string
  /** Null until a first code proves that the app has the secret; no login requires it before. */
  confirmed_at: string | null
}

export type RecoveryCodeTable = { staff_id: number; hash: string; used_at: string | null }

export type PasskeyTable = {
  /** The credential's id, base64url, as is the key. */
  id: string
  staff_id: number
  public_key: string
  counter: number
  transports_json: string
  name: string
  created_at: string
  last_used_at: string | null
}

/**
 * A login that waits for its second factor, or the challenge for a passkey. Each is valid once, for
 * five minutes.
 */
export type PendingLoginTable = {
  hash: string
  purpose: 'code' | 'passkey' | 'new-passkey'
  staff_id: number | null
  expires_at: string
}
