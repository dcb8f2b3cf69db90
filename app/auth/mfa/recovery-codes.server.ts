import { createHash, randomInt } from 'node:crypto'
import { normalizeSecondFactorCode } from './second-factor-code.ts'

const recoveryCodeCount = 10
// Leaves out characters that look alike on paper.
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Generates ten codes such as `kx7m-…`: three groups of four characters, 59 bits each. */
export function generateRecoveryCodes(): string[] {
  const group = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('')
  return Array.from({ length: recoveryCodeCount }, () => [group(), group(), group()].join('-'))
}

/**
 * Hashes a recovery code for storage. A fast hash suffices, because random codes resist
 * dictionaries.
 */
export function hashRecoveryCode(staffId: number, typed: string): string {
  return createHash('sha256')
    .update(`${staffId} ${normalizeSecondFactorCode(typed)}`)
    .digest('base64url')
}
