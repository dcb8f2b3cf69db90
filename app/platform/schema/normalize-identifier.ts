// Text that identifies something (telephone, email, user ID, code, plate, PIN code, amount) is compared by its
// characters. Keyboards and other programs type some of them in forms that look the same or cannot be seen.

/** The same identifier in plain characters: no invisible ones, ASCII digits, hyphens, quotes and spaces. Case stays. */
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

/** Text as searches compare it, free text too: folded, in lower case. */
export function normalizeSearchText(text: string): string {
  return normalizeIdentifier(text).toLowerCase().normalize('NFKC')
}

/** The letters and digits of an identifier, in capitals: what all spellings of a plate or code have in common. */
export function identifierKey(typed: string): string {
  return normalizeIdentifier(typed)
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '')
}

/** Unicode has the digits of every script in a row that begins with zero. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let zero = code
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--
  return String((code - zero) % 10)
}
