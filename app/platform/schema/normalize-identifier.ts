// Text that identifies something (telephone, email, user ID, code, plate, PIN code, amount) is
// compared by its characters. Keyboards and programs type some of them as lookalikes or with
// invisible characters.

/**
 * Normalizes an identifier: no invisible characters, and ASCII digits, hyphens, quotes and spaces.
 * The case stays.
 */
export function normalizeIdentifier(typed: string): string {
  if (/^[\x20-\x7e]*$/.test(typed)) return typed.replaceAll(/ +/g, ' ').trim()
  return typed
    .normalize('NFKC')
    .replaceAll(/(?!\s)[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cs}\ufff9-\ufffb]|\ufeff/gu, '')
    .replaceAll(/[\p{Pd}\u02d7\u2043\u2212]/gu, '-')
    .replaceAll(/[\u2018-\u201b\u2032\u02b9\u02bc]/g, "'")
    .replaceAll(/[\u201c-\u201f\u2033]/g, '"')
    .replaceAll(/[\u3002\u066b]/g, '.')
    .replaceAll(/[\u060c\u066c]/g, ',')
    .replaceAll(/(?!\d)\p{Nd}/gu, asciiDigit)
    .normalize('NFKC')
    .replaceAll(/[\s\u0085\u2800]+/g, ' ')
    .trim()
}

/**
 * Normalizes text for searches, including free text. The text is normalized like an identifier and
 * converted to lower case.
 */
export function normalizeSearchText(text: string): string {
  return normalizeIdentifier(text).toLowerCase().normalize('NFKC')
}

/**
 * Returns the letters and digits of an identifier in capitals. The result is the same for all
 * spellings of a plate or code.
 */
export function identifierKey(typed: string): string {
  return normalizeIdentifier(typed)
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '')
}

/** In Unicode the digits of every script are consecutive and begin with zero. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let zero = code
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--
  return String((code - zero) % 10)
}
