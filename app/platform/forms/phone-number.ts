import { normalizeIdentifier } from '#app/platform/schema/normalize-identifier.ts'
import type { Field } from './field-definitions.ts'
import { normalizeIndianPhone } from './normalize-indian-phone.ts'

/** Whether it has 6 to 15 digits, and with them only what people set between digits; a `+` stands first. */
export function isPhoneNumber(typed: string): boolean {
  const folded = normalizeIdentifier(typed)
  const digits = folded.replaceAll(/\D/g, '').length
  return /^[\s(]*\+?[\d\s().-]*$/.test(folded) && digits >= 6 && digits <= 15
}

export function isIndianMobile(typed: string): boolean {
  return isPhoneNumber(typed) && /^[6-9]\d{9}$/.test(normalizeIndianPhone(typed))
}

/**
 * The one form in which a number is called, and known again: `+91…` for an Indian one, `+…` for another
 * that was typed with its country, else its digits. '' for what is none.
 */
export function toDialableNumber(typed: string): string {
  if (!isPhoneNumber(typed)) return ''
  const compact = normalizeIdentifier(typed)
    .replaceAll(/[\s().-]/g, '')
    .replace(/^00/, '+')
  const bare = normalizeIndianPhone(compact)
  return bare !== compact || isIndianMobile(compact) ? `+91${bare}` : compact
}

/** What people read of it: where the digits alone were stored, a number abroad with its `+`. */
export function formatPhoneNumber(
  { strips }: Pick<Field, 'strips'>,
  stored: string,
  phone: string,
) {
  return strips && !isIndianMobile(phone) ? phone : stored
}
