/** An amount in a text: its numbers in the figure's own unit, and its position in the text. */
export type StatedAmount = {
  values: readonly number[]
  /** The number of decimals in the text: 2 for `7.73`. */
  decimals: number
  unit: string
  /** Size of this unit in the figure's unit. */
  factor: number
  start: number
  end: number
  /** `true` if the amount is only numbers and a unit, so that it can be replaced. */
  isPlain: boolean
}

const numberPattern = String.raw`\d{1,3}(?:,\d{2,3})+(?:\.\d+)?|\d+(?:\.\d+)?`
/**
 * Separator of two numbers. It must not match an empty text. Otherwise a long row of digits could
 * be split in many ways, and the search would be slow.
 */
const rangePattern = String.raw`(?:\s*[–/×x-]\s*|\s*,\s+|\s+(?:to|or|and)\s+)`
const parenthesesPattern = String.raw`(?:\s*\([^()]*\))?`

/**
 * Finds the amounts with these units in a text: `141 kW (192 PS)`, `114 (drum), 115 (disc) kg`,
 * `2 × 1.5 kWh`.
 */
export function parseStatedAmounts(
  text: string,
  units: Readonly<Record<string, number>>,
): readonly StatedAmount[] {
  const names = Object.keys(units).toSorted((one, other) => other.length - one.length)
  const unit = names.map((name) => name.replaceAll('/', String.raw`\/`)).join('|')
  const amount = new RegExp(
    String.raw`(?<![\d.,])((?:${numberPattern})${parenthesesPattern}(?:${rangePattern}(?:${numberPattern})${parenthesesPattern})*\s*)(${unit})(?![\w/])`,
    'g',
  )
  return [...text.matchAll(amount)].map((found) => {
    const [whole, written = '', name = ''] = found
    const factor = units[name] ?? 1
    const bare = written.replaceAll(/\([^()]*\)/g, '')
    const numbers = [...bare.matchAll(new RegExp(numberPattern, 'g'))].map(([it]) => it)
    const stated = numbers.map((it) => Number(it.replaceAll(',', '')))
    const product = /×|x/.test(bare) ? stated.reduce((one, other) => one * other, 1) : undefined
    return {
      values: [...stated, ...(product === undefined ? [] : [product])].map((it) => it * factor),
      decimals: Math.max(...numbers.map((it) => it.split('.')[1]?.length ?? 0)),
      unit: name,
      factor,
      start: found.index,
      end: found.index + whole.length,
      isPlain: bare === written && product === undefined,
    }
  })
}
