import { randomInt } from 'node:crypto'

// Omits 0, O, 1, I and L, which are easy to confuse when staff and customers say a reference on the
// phone.
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/**
 * Generates a random reference such as `SB-7F3K2`. Each kind has 28 million possible references;
 * the database refuses a duplicate.
 */
export function generateEnquiryReference(prefix: string): string {
  const letters = Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)])
  return `${prefix}-${letters.join('')}`
}
