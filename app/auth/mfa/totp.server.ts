import { Secret, TOTP } from 'otpauth'

/** As every app on a phone takes it: SHA-1, six digits, half a minute each. */
const totpParameters = { algorithm: 'SHA1', digits: 6, period: 30 } as const

/** A new secret, 160 bits in base32. */
export function generateTotpSecret(): string {
  return new Secret({ size: 20 }).base32
}

/**
 * The half minute whose code was typed: this one, the one before or the one after, for a telephone's
 * clock is not ours. Undefined for a code of none of them.
 */
export function findTotpCounter(secret: string, code: string, now: Date): number | undefined {
  // The library throws for six signs of which some are no ASCII digits.
  if (!/^\d{6}$/.test(code)) return undefined
  const timestamp = now.getTime()
  const totp = new TOTP({ ...totpParameters, secret: Secret.fromBase32(secret) })
  const delta = totp.validate({ token: code, timestamp, window: 1 })
  return delta === null ? undefined : TOTP.counter({ ...totpParameters, timestamp }) + delta
}

/** What the app reads from the square: whose code it is, and the secret. */
export function totpUri(secret: string, site: string, userId: string): string {
  // A colon ends the issuer's name.
  const issuer = site.replaceAll(':', ' ')
  return new TOTP({
    ...totpParameters,
    issuer,
    label: userId,
    secret: Secret.fromBase32(secret),
  }).toString()
}
