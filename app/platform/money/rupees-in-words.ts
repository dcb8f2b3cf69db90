/**
 * Writes whole rupees in Indian English words, as on a bill: `One lakh three thousand five hundred
 * and eighty-five rupees`.
 */
export function rupeesInWords(amount: number): string {
  const words = `${amount < 0 ? 'minus ' : ''}${numberInWords(Math.abs(amount))}`
  const unit = Math.abs(amount) === 1 ? 'rupee' : 'rupees'
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} ${unit}`
}

const scales = [
  [1_00_00_000, 'crore'],
  [1_00_000, 'lakh'],
  [1000, 'thousand'],
  [100, 'hundred'],
] as const

function numberInWords(number: number): string {
  if (number < 100) return belowHundred(number)
  const parts: string[] = []
  let rest = number
  for (const [size, name] of scales) {
    if (rest < size) continue
    parts.push(`${numberInWords(Math.floor(rest / size))} ${name}`)
    rest %= size
  }
  return rest === 0 ? parts.join(' ') : `${parts.join(' ')} and ${belowHundred(rest)}`
}

function belowHundred(number: number): string {
  const small = belowTwenty[number]
  if (small !== undefined) return small
  const ten = tens[Math.floor(number / 10)] ?? ''
  return number % 10 === 0 ? ten : `${ten}-${belowTwenty[number % 10]}`
}

const belowTwenty = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  ...['eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen'],
  ...['eighteen', 'nineteen'],
]
const tens = [
  ...['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'],
]
