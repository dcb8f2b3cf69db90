import { formatDay } from '#app/platform/calendar/format-day.ts'
import { formatRupees } from '#app/platform/money/format-rupees.ts'
import { bases, formatLimit } from './charge-amount-words.ts'
import type { MissingLine, SheetLine } from './price-sheet.ts'

type Slab = Extract<SheetLine['why'], { is: 'slab' }>
type Base = { of?: readonly string[]; base?: number }
type NamedLine = Pick<SheetLine, 'key' | 'label'>

/**
 * Describes the rule behind a line's amount, such as "12% of the ex-showroom price, because it is
 * over ₹50,000 and up to ₹1,00,000". Returns '' for the ex-showroom price and for additions, which
 * follow no rule. `lines` names the lines of which a line is a percentage.
 */
export function describeLineReason(
  { why, gstPercent, source }: Pick<SheetLine, 'why' | 'gstPercent' | 'source'>,
  lines: readonly NamedLine[] = [],
): string {
  const gst = gstPercent ? `, plus ${gstPercent}% GST` : ''
  switch (why.is) {
    case 'slab':
      return `${slabRate(why, lines)}${gst}${slabReason(why)}`
    case 'part':
      return `${why.percent}% of ${baseName(why, lines)}${gst}`
    case 'perUnit':
      return `${formatRupees(why.rupees)} for each kWh of the ${why.kwh} kWh battery${gst}`
    case 'freeUntil':
      return `₹0 until ${formatDay(why.until)}`
    case 'included':
      return 'Included in the vehicle’s price'
    case 'notAllowed':
      return 'Not allowed: we charge nothing'
    case 'fixed':
      if (source === undefined) return ''
      return gstPercent ? `A fixed amount, with ${gstPercent}% GST` : 'A fixed amount'
  }
}

/** Says which figure is missing for a line. */
export const missingFigures: Readonly<Record<MissingLine['needs'], string>> = {
  cc: 'It depends on the engine size, which we do not have here.',
  kw: 'It depends on the motor power, which we do not have here.',
  kwh: 'It depends on the battery size, which we do not have here.',
  rate: 'Its rate for this day is not known yet.',
}

const slabRate = (why: Slab, lines: readonly NamedLine[]): string =>
  'rupees' in why.rate
    ? formatRupees(why.rate.rupees)
    : `${why.rate.percent}% of ${baseName(why, lines)}`

function baseName({ of = ['exShowroom'], base }: Base, lines: readonly NamedLine[]): string {
  const names = of.map((key) => bases[key] ?? lines.find((line) => line.key === key)?.label ?? key)
  const isPriceAlone = of.length === 1 && of[0] === 'exShowroom'
  const amount = isPriceAlone || base === undefined ? '' : ` of ${formatRupees(base)}`
  return names.join(' and ') + amount
}

function slabReason(why: Slab): string {
  const limits = slabLimits(why)
  if (limits === '') return ''
  const isPriceNamed = why.by === 'exShowroom' && why.of?.join() === 'exShowroom'
  return `, because ${isPriceNamed ? 'it' : slabNames[why.by]} is ${limits}`
}

const slabNames: Readonly<Record<Slab['by'], string>> = {
  exShowroom: 'the ex-showroom price',
  cc: 'the engine',
  kw: 'the motor',
  kwh: 'the battery',
}

/** With the border `below`, a limit belongs to the higher slab. */
function slabLimits({ by, border, over, upTo }: Slab): string {
  const amount = formatLimit[by]
  const [low, high] = border === 'upTo' ? ['over', 'up to'] : ['at least', 'below']
  return [
    over === undefined ? '' : `${low} ${amount(over)}`,
    upTo === undefined ? '' : `${high} ${amount(upTo)}`,
  ]
    .filter(Boolean)
    .join(' and ')
}
