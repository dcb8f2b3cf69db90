import { isCommonPassword } from './common-passwords.server.ts'
import * as words from './staff-words.ts'

/** What stands about the account for everybody to read, and so is the first that is tried. */
export type AccountIdentifiers = {
  userId: string
  userName: string
  email: string
  dealerName: string
}

/** Why a password of ten characters and more is no good all the same, or undefined. */
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
    // The same word again and again.
    /^(.{5,})\1+$/.test(letters)
  )
}

/** A name with some digits or signs around it, written together or not. */
function resemblesName(folded: string, name: string): boolean {
  const known = wordInside(normalizePassword(name))
  return known.length >= 3 && (wordInside(folded) === known || folded === normalizePassword(name))
}

/** "1234567890", "abcdefghij", "0987654321". */
function isCharacterSequence(text: string): boolean {
  const steps = [...text].slice(1).map((sign, index) => sign.charCodeAt(0) - text.charCodeAt(index))
  return [1, -1].some((way) => steps.filter((step) => step === way).length >= steps.length - 1)
}

const normalizePassword = (text: string) => text.normalize('NFKC').toLowerCase().trim()

/** The word inside: without the digits and signs around it, and with those that stand for letters as letters. */
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
