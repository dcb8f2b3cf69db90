import { feetAndInchesToCm, riderHeightRange } from '#app/catalogue/vehicles/rider-seat-height.ts'

/**
 * A rider's height from a query. `decimal` is set for feet with a point, which people in India read
 * as feet and inches.
 */
export type QueryRiderHeight = { cm: number; decimal?: string; words: number }

/**
 * Parses the height that starts at a word: `155cm`, `155 cm`, `1.55 m`, `5ft1in`, `5.1 feet` (5 ft
 * 1 in).
 */
export function parseRiderHeight(
  words: readonly string[],
  from: number,
): QueryRiderHeight | undefined {
  const word = words[from] ?? ''
  const [, number = '', attached = ''] = /^(\d{1,3}(?:\.\d{1,2})?)([a-z]*)$/.exec(word) ?? []
  const feet = /^(\d)ft(?:(\d{1,2})in)?$/.exec(word)
  if (feet) return plausibleHeight(feetAndInchesToCm(Number(feet[1]), Number(feet[2] ?? 0)), 1)
  if (number === '') return undefined
  const unit = attached || (words[from + 1] ?? '')
  const count = attached ? 1 : 2
  if (centimetres.has(unit)) return plausibleHeight(Number(number), count)
  if (metres.has(unit) && number.includes('.')) return plausibleHeight(Number(number) * 100, count)
  if (!feetUnits.has(unit) || !number.includes('.')) return undefined
  const [whole = '', part = ''] = number.split('.')
  const isInches = Number(part) < 12
  const cm = isInches
    ? feetAndInchesToCm(Number(whole), Number(part))
    : feetAndInchesToCm(Number(number), 0)
  const rider = plausibleHeight(cm, count)
  return rider && isInches ? { ...rider, decimal: number } : rider
}

/** Returns undefined for a height outside the plausible range. */
function plausibleHeight(cm: number, words: number): QueryRiderHeight | undefined {
  const { least, most } = riderHeightRange
  return cm >= least && cm <= most ? { cm: Math.round(cm), words } : undefined
}

const centimetres = new Set('cm cms centimetre centimetres centimeter centimeters'.split(' '))
const metres = new Set('m mt mtr mtrs metre metres meter meters'.split(' '))
const feetUnits = new Set(['ft', 'feet', 'foot'])

const footMarkPattern = `['’‘′´\`]`
const feetAndInchesPattern = new RegExp(
  // Matches 5 ft 1, 5'1" and 5 feet 1 inch, but not 5 ft 125 cc.
  `(?<![\\d.])([3-7])\\s*(?:feet|foot|ft\\.?|${footMarkPattern})\\s*(?:(?:and\\s*)?(1[01]|\\d)(?![\\d.]|\\s*(?:cc|k|kg|km|mm|cm|l|lakhs?|lacs?|kmpl)\\b)\\s*(?:inches|inch|in\\b|["”“]|${footMarkPattern}{2})?)?`,
  'g',
)
const decimalFeetPattern = new RegExp(
  `(?<![\\d.])([3-7]\\.\\d{1,2})\\s*(?:feet|foot|ft\\b\\.?|${footMarkPattern})`,
  'g',
)
const heightWordPattern =
  /\b(height|tall)((?: is| of)?) ([3-7]\.\d{1,2}|1[2-9]\d|2[01]\d)(?![\d.]|\s?[a-z'’"])/g
const heightAfterPattern = /(?<![\d.])([3-7]\.\d{1,2}|1[2-9]\d|2[01]\d) (height|tall)\b/g

/**
 * Rewrites each height in a lower-case query as one word, before quotation marks and slashes are
 * removed.
 */
export function normalizeHeights(query: string): string {
  const withUnit = (number: string) => (number.includes('.') ? `${number}ft` : `${number}cm`)
  return query
    .replaceAll(decimalFeetPattern, ' $1ft ')
    .replaceAll(
      feetAndInchesPattern,
      (_, feet: string, more?: string) => ` ${feet}ft${more ? `${more}in` : ''} `,
    )
    .replaceAll(
      heightWordPattern,
      (_, word: string, __, number: string) => `${word} ${withUnit(number)}`,
    )
    .replaceAll(
      heightAfterPattern,
      (_, number: string, word: string) => `${withUnit(number)} ${word}`,
    )
}
