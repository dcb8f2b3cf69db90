import { isCommonPassword } from './common-passwords.server.ts'
import * as words from './staff-words.ts'

/** What stands about the account for everybody to read, and so is the first that is tried. */
export type Known = { userId: string; userName: string; email: string; dealerName: string }

/** Why a password of ten characters and more is no good all the same, or undefined. */
export function weaknessOf(password: string, known: Known): string | undefined {
  const folded = fold(password)
  if (isCommon(folded)) return words.commonPassword
  const [mailbox = ''] = known.email.split('@')
  const names = [known.userId, known.userName, known.dealerName, mailbox, known.email]
  return names.some((name) => isNearly(folded, name)) ? words.passwordIsAName : undefined
}

function isCommon(folded: string): boolean {
  const letters = plain(folded)
  return (
    isCommonPassword(folded) ||
    isCommonPassword(letters) ||
    isRun(folded) ||
    /^(.{1,4})\1+.?$/.test(folded) ||
    // The same word again and again.
    /^(.{5,})\1+$/.test(letters)
  )
}

/** A name with some digits or signs around it, written together or not. */
function isNearly(folded: string, name: string): boolean {
  const known = plain(fold(name))
  return known.length >= 3 && (plain(folded) === known || folded === fold(name))
}

/** "1234567890", "abcdefghij", "0987654321". */
function isRun(text: string): boolean {
  const steps = [...text].slice(1).map((sign, index) => sign.charCodeAt(0) - text.charCodeAt(index))
  return [1, -1].some((way) => steps.filter((step) => step === way).length >= steps.length - 1)
}

const fold = (text: string) => text.normalize('NFKC').toLowerCase().trim()

/** The word inside: without the digits and signs around it, and with those that stand for letters as letters. */
function plain(folded: string): string {
  return folded
    .replaceAll(/^[^\p{L}@$]+|[^\p{L}]+$/gu, '')
    .replaceAll(/[@013457$]/g, (sign) => letters[sign] ?? sign)
    .replaceAll(/[^\p{L}\p{M}]/gu, '')
}

const letters: Record<string, string> = {
  '@': 'a',
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  $: 's',
}
