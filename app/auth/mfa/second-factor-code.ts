import { normalizeIdentifier } from '#app/platform/schema/normalize-identifier.ts'

/** Removes spaces and dashes from a typed code and makes it lower case. */
export function normalizeSecondFactorCode(typed: string): string {
  return normalizeIdentifier(typed).replaceAll(/[\s-]/g, '').toLowerCase()
}

/** Returns `true` for a code of an authenticator app and `false` for a recovery code. */
export function isTotpCode(code: string): boolean {
  return /^\d{6}$/.test(code)
}
