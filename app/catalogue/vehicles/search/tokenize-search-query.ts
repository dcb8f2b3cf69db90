import { normalizeHeights } from './parse-rider-height.ts'

/**
 * Splits a query into words: lower case, no punctuation, `80,000` as `80000`, `1-2` as `1 to 2`.
 */
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

/** Maximum number of words. The rest of a longer text is ignored. */
const maxQueryWords = 16

/** Normalises a name for comparison: `CBR1000RR-R` equals `cbr 1000 rr r`. */
export function normalizeModelName(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '')
}
