import { normalizeIdentifier } from '#app/platform/schema/normalize-identifier.ts'

/** A typed code without what people put between its signs. */
export function normalizeSecondFactorCode(typed: string): string {
  return normalizeIdentifier(typed).replaceAll(/[\s-]/g, '').toLowerCase()
}

/** Whether it is one of an app's; the others are recovery codes. */
export function isTotpCode(code: string): boolean {
  return /^\d{6}$/.test(code)
}
