import { createHash, randomInt } from 'node:crypto'
import { normalizeSecondFactorCode } from './second-factor-code.ts'

const recoveryCodeCount = 10
// No letters or digits that one takes for another when reading them from paper.
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Ten codes as they are written down, `kx7m-…`: three groups of four, 59 bits each. */
export function generateRecoveryCodes(): string[] {
  const group = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('')
  return Array.from({ length: recoveryCodeCount }, () => [group(), group(), group()].join('-'))
}

/** What is stored of one. Drawn by us, it is nothing that a dictionary holds: it needs no slow hash. */
export function hashRecoveryCode(staffId: number, typed: string): string {
  return createHash('sha256')
    .update(`${staffId} ${normalizeSecondFactorCode(typed)}`)
    .digest('base64url')
}
