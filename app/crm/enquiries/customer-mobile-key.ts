import { isIndianMobile } from '#app/platform/forms/phone-number.ts'

/**
 * Returns the number by which a customer is recognised, or undefined. A landline has no customer,
 * because a family or an office shares it, and neither has a number without a country code.
 *
 * @param phone A number in dialling form, as `enquiries.phone` contains it.
 */
export function customerMobileKey(phone: string | null): string | undefined {
  if (!phone?.startsWith('+')) return undefined
  return phone.startsWith('+91') && !isIndianMobile(phone) ? undefined : phone
}
