import { toAsciiEmailAddress } from '#app/platform/schema/email-address.ts'

/**
 * Returns `true` for one plain address: no name, no second address and no line break. Only such an
 * address is written to a mail header, so a visitor cannot inject headers.
 */
export function isPlainEmailAddress(text: string): boolean {
  return toAsciiEmailAddress(text) !== undefined
}
