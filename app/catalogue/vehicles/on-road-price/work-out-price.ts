import {
  chooseLines,
  isOptionalLine,
  type SheetLine,
} from '#app/catalogue/pricing/charges/price-sheet.ts'
import { parseRupees } from '#app/platform/schema/parse-number.ts'
import { chooseAdditions } from './price-additions.ts'
import * as words from './price-form-words.ts'
import { type PriceLoan, workOutLoan } from './price-loan.ts'
import { findOfferedVariant, type OfferedVariant, type PriceOffer } from './price-offer.ts'
import { type PriceQuery, parsePriceQuery } from './price-query.ts'

/** Parts of a total, in the order in which a buyer reads them. */
export const priceParts = ['vehicle', 'government', 'insurance', 'dealer', 'additions'] as const
type PricePart = (typeof priceParts)[number]

/** An on-road price with a buyer's choices. Amounts are whole rupees. */
export type WorkedOutPrice = {
  variant: OfferedVariant
  /** `false` if a compulsory or chosen line is not known; then `total` is the sum of the others. */
  isWhole: boolean
  total: number
  sums: Readonly<Record<PricePart, number>>
  exchange: number
  isChosen: (key: string) => boolean
  /** Names of the chosen lines that the dealer has not confirmed. */
  unconfirmed: readonly string[]
  holdsUntil: string
  loan: PriceLoan | undefined
  /** Lines for buyers with a loan that are not chosen. */
  loanLines: readonly SheetLine[]
  /** The valid choices, for the address of the same calculation. */
  query: PriceQuery
  /** Messages about typed amounts, which then do not count. */
  problems: { exchange?: string; down?: string }
}

/**
 * Adds up the price for the choices of an address or of the form. Choices that do not exist do not
 * count. Returns undefined if the vehicle has no variant with a price.
 */
export function workOutPrice(offer: PriceOffer, search: string): WorkedOutPrice | undefined {
  const typed = new URLSearchParams(search)
  const asked = parsePriceQuery(typed)
  const variant = findOfferedVariant(offer, asked.variant)
  if (!variant) return undefined
  const { sheet } = variant
  const exchange = checkAmount(typed.get('exchange'), asked.exchange, (rupees) =>
    rupees < variant.price ? undefined : words.exchangeTooHigh,
  )
  const isChosen = chooseLines(sheet.lines, {
    options: asked.options && new Set([...asked.options, ...firstLoanLines(typed, sheet)]),
    isFinanced: asked.down !== undefined,
  })
  const chosen = sheet.lines.filter(({ key }) => isChosen(key))
  const additions = chooseAdditions(offer.additions, asked)
  const sums = {
    vehicle: sumOf(chosen, ['vehicle']),
    government: sumOf(chosen, ['government']),
    insurance: sumOf(chosen, ['insurance']),
    dealer: sumOf(chosen, ['dealer', 'maker']),
    additions: additions.rupees,
  }
  const before = priceParts.reduce((sum, part) => sum + sums[part], 0)
  const total = before - (exchange.rupees ?? 0)
  const down = checkAmount(typed.get('down'), asked.down, (rupees) =>
    rupees < total ? undefined : words.downTooHigh,
  )
  const isWhole = sheet.is === 'whole'
  const loan = isWhole
    ? workOutLoan(total, offer.terms, { down: down.rupees, months: asked.months })
    : undefined
  const options = chosen.filter(isOptionalLine).map(({ key }) => key)
  return {
    ...{ variant, isWhole, total, sums, isChosen, loan },
    exchange: exchange.rupees ?? 0,
    loanLines: sheet.lines.filter(({ key, need }) => need === 'financed' && !isChosen(key)),
    unconfirmed: [
      ...(offer.isApproximate ? [words.exShowroom] : []),
      ...chosen.flatMap(({ label, toConfirm }) => (toConfirm ? [label] : [])),
    ],
    holdsUntil: chosen
      .filter(isOptionalLine)
      .reduce((first, { until }) => (until && until < first ? until : first), variant.holdsUntil),
    query: {
      variant: variant === offer.variants[0] ? '' : variant.name,
      ...additions.query,
      ...(isUsualChoice(sheet.lines, options, down.rupees !== undefined) ? {} : { options }),
      ...(exchange.rupees !== undefined && { exchange: exchange.rupees }),
      ...(down.rupees !== undefined && { down: down.rupees }),
      ...(loan && loan.months !== loan.terms.months && { months: loan.months }),
    },
    problems: {
      ...(exchange.problem !== undefined && { exchange: exchange.problem }),
      ...(down.problem !== undefined && { down: down.problem }),
    },
  }
}

/**
 * A first down payment ticks the lines for buyers with a loan. In a browser `observePriceForm` does
 * it; a form that the browser submits has `loan=first` if it had no down payment before.
 */
function firstLoanLines(typed: URLSearchParams, { lines }: OfferedVariant['sheet']): string[] {
  const isFirst = typed.get('loan') === 'first' && typed.get('down')?.trim()
  return isFirst ? lines.flatMap(({ key, need }) => (need === 'financed' ? [key] : [])) : []
}

type Amount = { rupees?: number; problem?: string }

/** Returns the typed amount, or why it does not count. An empty field and ₹0 are no amount. */
function checkAmount(
  typed: string | null,
  parsed: number | undefined,
  check: (rupees: number) => string | undefined,
): Amount {
  if (parsed === undefined)
    return !typed?.trim() || parseRupees(typed) === 0 ? {} : { problem: words.notRupees }
  const problem = check(parsed)
  return problem === undefined ? { rupees: parsed } : { problem }
}

/** `true` if the address needs no `options`, because the same lines are chosen at first. */
function isUsualChoice(
  lines: readonly SheetLine[],
  options: readonly string[],
  isFinanced: boolean,
): boolean {
  const isUsual = chooseLines(lines, { isFinanced })
  const usual = lines.filter((line) => isOptionalLine(line) && isUsual(line.key))
  return usual.length === options.length && usual.every(({ key }) => options.includes(key))
}

const sumOf = (lines: readonly SheetLine[], sides: readonly SheetLine['side'][]): number =>
  lines.reduce((sum, { side, rupees }) => (sides.includes(side) ? sum + rupees : sum), 0)
