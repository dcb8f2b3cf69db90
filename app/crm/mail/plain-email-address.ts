import { asciiEmailAddress } from '#app/platform/schema/email-address.ts'

/**
 * One plain address and nothing else: no name, no second address, no line break. What passes here
 * is all that a visitor can put into a mail's head, so nobody can write a header with it.
 */
export function isPlainEmailAddress(text: string): boolean {
  return asciiEmailAddress(text) !== undefined
}
