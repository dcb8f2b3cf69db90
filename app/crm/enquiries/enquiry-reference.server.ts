import { randomInt } from 'node:crypto'

// Without 0, O, 1, I and L, because staff and customers read references on the phone.
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/**
 * Draws a random reference such as `SB-7F3K2`. Each kind has 28 million; the database refuses a
 * duplicate.
 */
export function generateEnquiryReference(prefix: string): string {
  const letters = Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)])
  return `${prefix}-${letters.join('')}`
}
