// What proves who somebody is beside the password.

/** The app on the phone that shows six digits. */
export type SecondFactorTable = {
  staff_id: number
  /** In base32, as it has to be told to the app and read by the server. Never in an answer once confirmed, nor in a log. */
  secret: string
  /** The latest half minute whose code was taken: none is taken twice. */
  last_step: number
  created_at: string
  /** Null until a code has shown that the app has the secret: until then nothing asks for it. */
  confirmed_at: string | null
}

export type RecoveryCodeTable = { staff_id: number; hash: string; used_at: string | null }

export type PasskeyTable = {
  /** The credential's own id, base64url; so is the key. */
  id: string
  staff_id: number
  public_key: string
  counter: number
  transports_json: string
  name: string
  created_at: string
  last_used_at: string | null
}

/** A login that is half-way, and what a passkey is asked to sign: each once, for five minutes. */
export type PendingLoginTable = {
  hash: string
  purpose: 'code' | 'passkey' | 'new-passkey'
  staff_id: number | null
  expires_at: string
}
