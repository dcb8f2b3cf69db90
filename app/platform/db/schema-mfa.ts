// Tables of the second factor.

/** An authenticator app with six-digit codes. */
export type SecondFactorTable = {
  staff_id: number
  /**
   * The secret in Base32, because the app and the server need it in this form. It is never logged,
   * and never sent once it is confirmed.
   */
  secret: string
  /** The latest 30-second step whose code was accepted; no code is accepted twice. */
  last_step: number
  created_at: string
  /**
   * Null until a first code proves that the app has the secret. Until then logins do not require a
   * code.
   */
  confirmed_at: string | null
}

export type RecoveryCodeTable = { staff_id: number; hash: string; used_at: string | null }

export type PasskeyTable = {
  /** The credential's id in base64url. The key is in base64url too. */
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
 * A login that waits for the second factor, or the challenge for a passkey. Each can be used once
 * within five minutes.
 */
export type PendingLoginTable = {
  hash: string
  purpose: 'code' | 'passkey' | 'new-passkey'
  staff_id: number | null
  expires_at: string
}
