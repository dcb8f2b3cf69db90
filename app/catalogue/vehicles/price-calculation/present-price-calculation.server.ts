import {
  describeLineReason,
  missingFigures,
} from '#app/catalogue/pricing/charges/line-reason-words.ts'
import {
  exShowroomKey,
  listUnconfirmed,
  type SheetLine,
} from '#app/catalogue/pricing/charges/price-sheet.ts'
import type { VehiclePrice } from '#app/catalogue/vehicles/on-road-price/load-vehicle-price.server.ts'
import { pricePath } from '#app/catalogue/vehicles/on-road-price/price-query.ts'
import { exShowroom } from '#app/catalogue/vehicles/on-road-price/words.ts'
import type { VehicleDetail } from '#app/catalogue/vehicles/vehicle-store.server.ts'
import { formatRupees } from '#app/platform/money/format-rupees.ts'
import { rupeesInWords } from '#app/platform/money/rupees-in-words.ts'
import type { CalculationSource, PriceCalculation } from './price-calculation.ts'
import { pricePdfPath } from './price-pdf-path.ts'
import * as words from './words.ts'

type Circumstances = {
  day: string
  isLater: boolean
  /** The day of the address, if the price cannot be computed for it. */
  askedDay: string | undefined
  origin: string
}

type Model = Pick<
  VehicleDetail,
  'name' | 'bikeName' | 'icon' | 'variants' | 'priceIsApproximate' | 'priceCheckedOn'
>

/** The amount after an exchange is not the price of the vehicle on the road. */
function labelOfTotal(isWhole: boolean, hasExchange: boolean): string {
  if (!isWhole) return words.knownTotal
  return hasExchange ? words.toPay : words.total
}

/** Puts a price into words, with numbered sources. */
export function presentPriceCalculation(
  model: Model,
  price: VehiclePrice,
  { day, isLater, askedDay, origin }: Circumstances,
): PriceCalculation {
  const { bikeName, variants, icon } = model
  const { sheet, place } = price
  const query = { ...price.query, on: day }
  const path = pricePath(bikeName, query)
  const variant = variants.length > 1 ? price.variant.name : undefined
  const vehicle = variant === undefined ? model.name : `${model.name} ${variant}`
  const lines = sheet.lines.map((line) => namedLine(line, model))
  const chosen = lines.filter(({ isChosen }) => isChosen)
  const groups = groupLines(chosen)
  const { sources, numberOf } = numberSources(groups.flatMap((group) => group.lines))
  const rupees = sheet.is === 'whole' ? sheet.total : sheet.known
  const unconfirmed = listUnconfirmed({ lines })
  const isUnconfirmed = unconfirmed.length > 0
  const amount = formatRupees(rupees)
  const shared = isUnconfirmed ? words.about(amount, unconfirmed.length) : amount
  const isAfterExchange = query.exchange !== undefined
  return {
    bikeName,
    model: model.name,
    variant,
    vehicle,
    picture: icon,
    day,
    holdsUntil: sheet.holdsUntil,
    place,
    groups: groups.map((group) => ({
      title: group.title,
      lines: group.lines.map((line) => ({
        key: line.key,
        label: line.label,
        reason: reasonOf(line, chosen),
        rupees: line.rupees,
        isUnconfirmed: line.toConfirm === true,
        source: numberOf(line),
      })),
    })),
    total: {
      label: labelOfTotal(sheet.is === 'whole', isAfterExchange),
      rupees,
      inWords: sheet.is === 'whole' ? rupeesInWords(rupees) : '',
      isWhole: sheet.is === 'whole',
      isUnconfirmed,
      isAfterExchange,
    },
    notes: [
      ...(isLater ? [words.laterDay(day)] : []),
      ...notesOf(price, { lines, unconfirmed }),
      words.notAQuotation,
    ],
    sources,
    path,
    pdfPath: pricePdfPath(bikeName, { ...query, on: askedDay ?? day }),
    url: `${origin}${path}`,
    shareText: words.shareText({
      ...{ vehicle, day, holdsUntil: sheet.holdsUntil, url: `${origin}${path}` },
      total: words.amountOf(sheet.is === 'whole' ? shared : words.known(shared), isAfterExchange),
    }),
    otherDay: askedDay === undefined ? undefined : otherDayText(askedDay, day),
  }
}

const otherDayText = (asked: string, day: string): string =>
  asked < day ? words.madeEarlier(asked) : words.tooLate(asked)

/** The ex-showroom price comes from the price list and not from the table of charges. */
function namedLine(line: SheetLine, { priceIsApproximate, priceCheckedOn }: Model): SheetLine {
  if (line.key !== exShowroomKey) return line
  return {
    ...line,
    label: exShowroom,
    ...(priceIsApproximate && { toConfirm: true as const }),
    source: words.checkedPrice,
    checkedOn: priceCheckedOn,
  }
}

const groupOfSide = {
  vehicle: 'vehicle',
  maker: 'vehicle',
  government: 'government',
  insurance: 'insurance',
  dealer: 'dealer',
} as const

function groupLines(lines: readonly SheetLine[]): { title: string; lines: SheetLine[] }[] {
  return (['vehicle', 'government', 'insurance', 'dealer'] as const)
    .map((group) => ({
      title: words.groups[group],
      lines: lines.filter(({ side }) => groupOfSide[side] === group),
    }))
    .filter((group) => group.lines.length > 0)
}

function reasonOf(line: SheetLine, lines: readonly SheetLine[]): string {
  if (line.key === exShowroomKey) return ''
  const reason = describeLineReason(line, lines)
  if (!line.note) return reason
  return reason === '' ? line.note : `${reason}. ${line.note}`
}

/** Numbers the sources in the order of the lines; lines with the same source share a number. */
function numberSources(lines: readonly SheetLine[]) {
  const sources: CalculationSource[] = []
  const numbers = new Map<string, number>()
  const textOf = ({ source, checkedOn }: SheetLine) =>
    source === undefined ? undefined : words.source(source, checkedOn)
  for (const line of lines) {
    const text = textOf(line)
    if (text === undefined || numbers.has(text)) continue
    sources.push({ text, address: line.sourceAddress })
    numbers.set(text, sources.length)
  }
  return { sources, numberOf: (line: SheetLine) => numbers.get(textOf(line) ?? '') }
}

function notesOf(
  { sheet, loan, query }: VehiclePrice,
  { lines, unconfirmed }: { lines: readonly SheetLine[]; unconfirmed: readonly string[] },
): string[] {
  const refused = lines.filter((line) => !line.isChosen)
  const hasLoan = query.down !== undefined || query.months !== undefined
  return [
    ...(sheet.is === 'partly'
      ? [
          words.missing(
            sheet.missing.map(({ label, needs }) =>
              words.missingLine(label, missingFigures[needs]),
            ),
          ),
        ]
      : []),
    ...(loan && hasLoan ? [words.loan(loan)] : []),
    ...(unconfirmed.length > 0 ? [words.unconfirmed(unconfirmed)] : []),
    ...(refused.length > 0
      ? [words.notIncluded(refused.map(({ label, rupees }) => words.refusable(label, rupees)))]
      : []),
  ]
}
