import { normalizeIdentifier } from '#app/platform/schema/normalize-identifier.ts'

/** A typed code without what people put between its signs. */
export function normalizeSecondFactorCode(typed: string): string {
  return normalizeIdentifier(typed).replaceAll(/[\s-]/g, '').toLowerCase()
}

/** Returns true for a code of an authenticator app, false for a recovery code. */
export function isTotpCode(code: string): boolean {
  return /^\d{6}$/.test(code)
}
