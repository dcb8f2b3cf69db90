import * as v from 'valibot'
import { normalizeIdentifier } from '#app/platform/schema/normalize-identifier.ts'
import { normalizeIndianPhone } from './normalize-indian-phone.ts'

/**
 * A phone number of the dealership with ten digits: stored as `+91 98480 12345`, a landline as `+91
 * 40 2345 6789`. An invalid number stays as typed.
 */
export const typedPhone = v.pipe(
  v.string('must be text in quotes'),
  v.transform((typed) =>
    typed.length > 100 ? typed : formatTypedPhone(normalizeIdentifier(typed)),
  ),
)

/**
 * Formats a number with ten digits as the dealership's numbers are stored. Other text stays as
 * typed.
 */
function formatTypedPhone(typed: string): string {
  const digits = normalizeIndianPhone(typed)
  if (!/^\d{10}$/.test(digits)) return typed
  return `+91 ${(landline(typed, digits) ?? [digits.slice(0, 5), digits.slice(5)]).join(' ')}`
}

/**
 * Groups the digits of a landline number as they were typed, otherwise after the area code of a
 * large city.
 */
function landline(typed: string, digits: string): string[] | undefined {
  const [, trunk = '', rest = ''] = /^\(?(?:(?:\+|00)?91\b)?[\s().-]*(0?)(.*)$/.exec(typed) ?? []
  // Mobile numbers begin with 6 to 9, and so do some area codes. A number with such an area code
  // needs a leading 0.
  if (trunk === '' && !/^[1-5]/.test(digits)) return undefined
  const groups = rest.split(/[\s().-]+/).filter((group) => group !== '')
  const [area = ''] = groups
  if (groups.length > 1 && area.length <= 4 && groups.join('') === digits) {
    const [, ...local] = groups
    return local.length === 1 ? [area, ...halves(local.join(''))] : groups
  }
  return largeCities.test(digits) ? [digits.slice(0, 2), ...halves(digits.slice(2))] : undefined
}

const largeCities = /^(11|20|22|33|40|44)/

/** Splits eight digits into `2345 6789`; shorter local numbers have no usual groups. */
function halves(local: string): string[] {
  return local.length === 8 ? [local.slice(0, 4), local.slice(4)] : [local]
}
