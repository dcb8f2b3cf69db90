import { Secret, TOTP } from 'otpauth'

/** Parameters that all authenticator apps support: SHA-1, six digits, 30 seconds. */
const totpParameters = { algorithm: 'SHA1', digits: 6, period: 30 } as const

/** Generates a secret of 160 bits in base32. */
export function generateTotpSecret(): string {
  return new Secret({ size: 20 }).base32
}

/**
 * Returns the counter of the 30 seconds to which a code belongs. The previous and next ones also
 * count, because clocks differ. Returns `undefined` for a wrong code.
 */
export function findTotpCounter(secret: string, code: string, now: Date): number | undefined {
  // The library throws if some of the six characters are not ASCII digits.
  if (!/^\d{6}$/.test(code)) return undefined
  const timestamp = now.getTime()
  const totp = new TOTP({ ...totpParameters, secret: Secret.fromBase32(secret) })
  const delta = totp.validate({ token: code, timestamp, window: 1 })
  return delta === null ? undefined : TOTP.counter({ ...totpParameters, timestamp }) + delta
}

/** Returns the URI for the QR code, with the account and the secret. */
export function totpUri(secret: string, site: string, userId: string): string {
  // A colon would end the issuer's name.
  const issuer = site.replaceAll(':', ' ')
  return new TOTP({
    ...totpParameters,
    issuer,
    label: userId,
    secret: Secret.fromBase32(secret),
  }).toString()
}
