import { normalizeIdentifier } from '#app/platform/schema/normalize-identifier.ts'

/** Strips spaces, brackets and a leading +91 or 0 from an Indian number. */
export function normalizeIndianPhone(typed: string): string {
  return normalizeIdentifier(typed)
    .replaceAll(/[\s().-]/g, '')
    .replace(/^((\+|00|0)?91)?0?(?=\d{10}$)/, '')
}
