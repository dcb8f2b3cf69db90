import { isCommonPassword } from './common-passwords.server.ts'
import * as words from './staff-words.ts'

/** Public facts about an account, which an attacker tries first as passwords. */
export type AccountIdentifiers = {
  userId: string
  userName: string
  email: string
  dealerName: string
}

/** Returns the reason why a long enough password is still too weak, or `undefined`. */
export function findPasswordWeakness(
  password: string,
  known: AccountIdentifiers,
): string | undefined {
  const folded = normalizePassword(password)
  if (isCommonVariant(folded)) return words.commonPassword
  const [mailbox = ''] = known.email.split('@')
  const names = [known.userId, known.userName, known.dealerName, mailbox, known.email]
  return names.some((name) => resemblesName(folded, name)) ? words.passwordIsAName : undefined
}

function isCommonVariant(folded: string): boolean {
  const letters = wordInside(folded)
  return (
    isCommonPassword(folded) ||
    isCommonPassword(letters) ||
    isCharacterSequence(folded) ||
    /^(.{1,4})\1+.?$/.test(folded) ||
    // One word repeated.
    /^(.{5,})\1+$/.test(letters)
  )
}

/**
 * Returns `true` for the name, with or without spaces, and for the name with digits or signs around
 * it.
 */
function resemblesName(folded: string, name: string): boolean {
  const known = wordInside(normalizePassword(name))
  return known.length >= 3 && (wordInside(folded) === known || folded === normalizePassword(name))
}

/** Returns `true` for sequences such as "1234567890", "abcdefghij" and "0987654321". */
function isCharacterSequence(text: string): boolean {
  const steps = [...text].slice(1).map((sign, index) => sign.charCodeAt(0) - text.charCodeAt(index))
  return [1, -1].some((way) => steps.filter((step) => step === way).length >= steps.length - 1)
}

const normalizePassword = (text: string) => text.normalize('NFKC').toLowerCase().trim()

/**
 * Strips digits and signs around the word and replaces look-alikes such as `@` with their letters.
 */
function wordInside(folded: string): string {
  return folded
    .replaceAll(/^[^\p{L}@$]+|[^\p{L}]+$/gu, '')
    .replaceAll(/[@013457$]/g, (sign) => letterLookalikes[sign] ?? sign)
    .replaceAll(/[^\p{L}\p{M}]/gu, '')
}

const letterLookalikes: Record<string, string> = {
  '@': 'a',
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  $: 's',
}
