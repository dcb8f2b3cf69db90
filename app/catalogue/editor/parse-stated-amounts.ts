/** An amount that a text states: its numbers in the figure's own unit, and where it stands in the text. */
export type StatedAmount = {
  values: readonly number[]
  /** Written as in the text: `7.73`. */
  decimals: number
  unit: string
  /** How many of the figure's units one of this unit is. */
  factor: number
  start: number
  end: number
  /** Whether it is numbers and a unit alone, so that others can take their place. */
  isPlain: boolean
}

const numberPattern = String.raw`\d{1,3}(?:,\d{2,3})+(?:\.\d+)?|\d+(?:\.\d+)?`
/** Never empty, so that a long row of digits can be read in one way only. */
const rangePattern = String.raw`(?:\s*[–/×x-]\s*|\s*,\s+|\s+(?:to|or|and)\s+)`
const parenthesesPattern = String.raw`(?:\s*\([^()]*\))?`

/** The amounts of these units in a text: `141 kW (192 PS)`, `114 (drum), 115 (disc) kg`, `2 × 1.5 kWh`. */
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
