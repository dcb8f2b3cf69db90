import { randomInt } from 'node:crypto'

// No 0 and O, no 1 and I and L: a reference is read out on the phone.
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/** A new reference, `SB-7F3K2`: 28 million of each kind; the database refuses a repeat. */
export function generateEnquiryReference(prefix: string): string {
  const letters = Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)])
  return `${prefix}-${letters.join('')}`
}
