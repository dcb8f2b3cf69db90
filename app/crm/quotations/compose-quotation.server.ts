import { createHash } from 'node:crypto'
import type { ChargeTable } from '#app/catalogue/pricing/charges/charges-content.ts'
import { describeLineReason } from '#app/catalogue/pricing/charges/line-reason-words.ts'
import {
  type ExtraLine,
  exShowroomKey,
  isOptionalLine,
  type SheetLine,
} from '#app/catalogue/pricing/charges/price-sheet.ts'
import {
  type ChargesToday,
  sheetOfVehicle,
} from '#app/catalogue/pricing/charges/vehicle-price-sheet.server.ts'
import { isSameName } from '#app/catalogue/vehicles/vehicle.ts'
import type { VehicleDetail } from '#app/catalogue/vehicles/vehicle-from-rows.server.ts'
import { fail, failField, ok, type Result } from '#app/platform/result/result.ts'
import { canonicalJson } from './canonical-json.ts'
import type { QuotationChoices, QuotationDocument, QuotationLine } from './quotation-schema.ts'
import * as words from './quotation-words.ts'

/** Figures of a quotation without its number, with the choices completed. */
export type ComposedQuotation = {
  figures: Omit<QuotationDocument, 'format' | 'number' | 'revision' | 'dealer'>
  choices: QuotationChoices
  /** The variants of the vehicle. */
  variants: readonly { name: string; price: number }[]
}

export type ComposeOptions = {
  /**
   * Takes the first variant instead of an unknown one, and leaves out unknown optional lines,
   * instead of refusing them.
   */
  ignoresUnknown?: boolean
}

type Input = ComposeOptions & {
  charges: ChargesToday | undefined
  model: VehicleDetail | undefined
  choices: QuotationChoices
  /** Last day of the vehicle's price, if another one is planned. */
  priceUntil?: string | undefined
}

/** Computes the lines of a quotation from the prices and charges of today. */
export function composeQuotation({
  charges,
  model,
  choices,
  priceUntil,
  ignoresUnknown = false,
}: Input): Result<ComposedQuotation> {
  if (!charges) return fail('conflict', words.noCharges)
  if (!model?.isActive) return failField('model', words.noModel)
  if (!model.isOnSale) return failField('model', words.notSold)
  const wanted = model.variants.find(({ name }) => isSameName(name, choices.variant))
  const variant =
    wanted ?? (choices.variant === '' || ignoresUnknown ? model.variants[0] : undefined)
  if (!variant) return failField('variant', words.noVariant)
  if (variant.price <= 0) return failField('model', words.onRequest)
  const sheet = sheetOfVehicle(charges, model, variant.price, {
    options: choices.options && new Set(choices.options),
    extras: extraLines(choices),
    priceUntil,
  })
  if (!sheet) return failField('model', words.onRequest)
  if (sheet.is === 'partly')
    return fail('conflict', words.incomplete(sheet.missing.map(({ label }) => label)))
  const known = new Set(sheet.lines.map(({ key }) => key))
  const unknown = choices.options?.find((key) => !known.has(key))
  if (unknown !== undefined && !ignoresUnknown) return failField('options', words.noOption)
  if (sheet.total <= 0) return failField('discount', words.tooMuchOff)
  const { table, today } = charges
  return ok({
    figures: {
      stateCode: table.stateCode,
      ...(table.place !== undefined && { place: table.place }),
      vehicle: model.name,
      variant: variant.name,
      day: today,
      validUntil: sheet.holdsUntil,
      tableVersion: versionOfTable(table),
      lines: presentLines(sheet.lines, { ...model, variant: variant.name }),
      total: sheet.total,
      discount: choices.discount,
    },
    variants: model.variants.map(({ name, price }) => ({ name, price })),
    choices: {
      ...choices,
      model: model.bikeName,
      variant: variant.name,
      options: sheet.lines
        .filter((line) => line.isChosen && isOptionalLine(line))
        .map(({ key }) => key)
        .filter((key) => !Object.hasOwn(extraReasons, key)),
    },
  })
}

/** Returns a hash that changes with every change of the charges. */
const versionOfTable = (table: ChargeTable): string =>
  createHash('sha256')
    .update(canonicalJson(JSON.parse(JSON.stringify(table))))
    .digest('base64url')
    .slice(0, 16)

// A charge's key has no dot, so a line of the table is never one of these.
const extraReasons: Readonly<Record<string, string>> = {
  'extra.accessories': words.reasonAccessories,
  'extra.exchange': words.reasonExchange,
  'extra.discount': words.reasonDiscount,
}

function extraLines({ accessories, exchange, discount }: QuotationChoices): ExtraLine[] {
  const lines: ExtraLine[] = [
    { key: 'extra.accessories', label: words.accessories, side: 'dealer', rupees: accessories },
    { key: 'extra.exchange', label: words.exchange, side: 'dealer', rupees: -exchange },
    { key: 'extra.discount', label: words.discount, side: 'dealer', rupees: -discount },
  ]
  return lines.filter(({ rupees }) => rupees !== 0)
}

function presentLines(
  lines: readonly SheetLine[],
  { variant, priceIsApproximate }: Pick<VehicleDetail, 'priceIsApproximate'> & { variant: string },
): QuotationLine[] {
  return lines.map((line) => {
    const { key, label, note, side, need, isChosen, rupees } = line
    const { source, checkedOn, until } = line
    const isPrice = key === exShowroomKey
    const toConfirm = isPrice ? priceIsApproximate : line.toConfirm
    const reason = isPrice
      ? words.reasonExShowroom(variant)
      : (extraReasons[key] ?? describeLineReason(line, lines))
    return {
      ...{ key, side, need, isChosen, rupees, reason },
      label: isPrice ? words.exShowroom : label,
      ...(note !== undefined && { note }),
      ...(toConfirm && { toConfirm }),
      ...(source !== undefined && { source }),
      ...(checkedOn !== undefined && { checkedOn }),
      ...(until !== undefined && { until }),
    }
  })
}
