import { Secret, TOTP } from 'otpauth'
import type { Services } from '#app/services.server.ts'

/** Generates the code that an app shows at a time. The secret may contain spaces. */
export function authenticatorCodeAt(secret: string, now: Date): string {
  const bytes = Secret.fromBase32(secret.replaceAll(' ', ''))
  return new TOTP({ secret: bytes }).generate({ timestamp: now.getTime() })
}

/**
 * Turns codes on for an account, as its page does. Returns the app's secret and the recovery codes.
 */
export async function enableAuthenticatorCodes(
  { factors, staff, clock }: Services,
  userId = 'meera',
) {
  const account = await staff.findByUserId(userId)
  const secret = account && (await factors.beginAppSetup(account.id))
  const codes = secret && (await factors.confirm(account.id, authenticatorCodeAt(secret, clock())))
  if (!codes) throw new Error(`The codes of ${userId} could not be turned on`)
  return { id: account.id, secret, codes }
}
