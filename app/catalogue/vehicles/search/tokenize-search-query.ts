import { normalizeHeights } from './parse-rider-height.ts'

/** What was typed as words: small letters, no signs, `80,000` as `80000`, `1-2` as `1 to 2`. */
export function tokenizeSearchQuery(query: string): string[] {
  return normalizeHeights(query.normalize('NFKC').toLowerCase())
    .replaceAll(/\bkm ?(?:\/|per) ?l(?:it(?:re|er)s?)?\b/g, ' kmpl ')
    .replaceAll(/(?<=\d),(?=\d)/g, '')
    .replaceAll(/(?<=\d[a-z]*) ?[-–—] ?(?=\d)/g, ' to ')
    .replaceAll(/<=?/g, ' under ')
    .replaceAll(/>=?/g, ' over ')
    .replaceAll(/(?<!\d)\.|\.(?!\d)/g, ' ')
    .replaceAll(/[^\p{L}\p{M}\p{N}.]+/gu, ' ')
    .split(' ')
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .slice(0, maxQueryWords)
}

/** Nobody asks for more; a text that was pasted is not read to its end. */
const maxQueryWords = 16

/** As names are compared: `CBR1000RR-R`, `cbr 1000 rr r` are the same. */
export function normalizeModelName(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '')
}
