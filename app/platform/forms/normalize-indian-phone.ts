import { normalizeIdentifier } from '#app/platform/schema/normalize-identifier.ts'

/** An Indian number as it may be typed: spaces, brackets and a leading +91 or 0 are taken off. */
export function normalizeIndianPhone(typed: string): string {
  return normalizeIdentifier(typed)
    .replaceAll(/[\s().-]/g, '')
    .replace(/^((\+|00|0)?91)?0?(?=\d{10}$)/, '')
}
