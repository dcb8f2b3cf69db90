import { normalizeIdentifier } from '#app/platform/schema/normalize-identifier.ts'
import type { Field } from './field-definitions.ts'
import { normalizeIndianPhone } from './normalize-indian-phone.ts'

/**
 * Returns `true` for 6 to 15 digits with usual separators between them and an optional `+` before
 * them.
 */
export function isPhoneNumber(typed: string): boolean {
  const folded = normalizeIdentifier(typed)
  const digits = folded.replaceAll(/\D/g, '').length
  return /^[\s(]*\+?[\d\s().-]*$/.test(folded) && digits >= 6 && digits <= 15
}

export function isIndianMobile(typed: string): boolean {
  return isPhoneNumber(typed) && /^[6-9]\d{9}$/.test(normalizeIndianPhone(typed))
}

/**
 * Normalizes a number for dialling and comparison: `+91…` for an Indian number, `+…` for another
 * number with a country code, otherwise only the digits. Returns '' for an invalid number.
 */
export function toDialableNumber(typed: string): string {
  if (!isPhoneNumber(typed)) return ''
  const compact = normalizeIdentifier(typed)
    .replaceAll(/[\s().-]/g, '')
    .replace(/^00/, '+')
  const bare = normalizeIndianPhone(compact)
  return bare !== compact || isIndianMobile(compact) ? `+91${bare}` : compact
}

/**
 * Returns the number for display. If only digits were stored, a foreign number gets its `+` again.
 */
export function formatPhoneNumber(
  { strips }: Pick<Field, 'strips'>,
  stored: string,
  phone: string,
) {
  return strips && !isIndianMobile(phone) ? phone : stored
}
