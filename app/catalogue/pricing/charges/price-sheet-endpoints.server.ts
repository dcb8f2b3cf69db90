import { requireModel } from '#app/catalogue/vehicles/require-model.server.ts'
import { isSameName } from '#app/catalogue/vehicles/vehicle.ts'
import type { VehicleDetail, VehicleStore } from '#app/catalogue/vehicles/vehicle-store.server.ts'
import { addDays } from '#app/platform/calendar/day-arithmetic.ts'
import { handleEndpoint } from '#app/platform/http/handle-endpoint.server.ts'
import { Problem } from '#app/platform/http/problem.server.ts'
import type { ChargeTable } from './charges-content.ts'
import { exShowroomKey, isOptionalLine, type PriceSheet, type SheetLine } from './price-sheet.ts'
import { getPriceSheet } from './price-sheet-endpoints.ts'
import * as words from './price-sheet-words.ts'
import {
  type ChargesDeps,
  type ChargesToday,
  loadCharges,
  maxDaysAhead,
  type PlannedPricesDeps,
  sheetOfVehicle,
} from './vehicle-price-sheet.server.ts'

type Deps = ChargesDeps & PlannedPricesDeps & { vehicles: VehicleStore }

export const priceSheetEndpoints = [
  handleEndpoint(
    getPriceSheet,
    async ({ vehicles, plannedPriceLists, ...deps }: Deps, { params, query }) => {
      const model = await requireModel(vehicles, params.bikeName)
      const exShowroom = priceOfVariant(model, query.variant)
      const charges = await loadCharges(deps)
      const priceUntil = await plannedPriceLists.prices.findLastDayOfPrice(model.id)
      const sheet = sheetOfVehicle(charges, model, exShowroom, {
        ...(query.on !== undefined && { on: checkDay(query.on, charges, priceUntil) }),
        options: checkOptions(query.options, charges),
        priceUntil,
      })
      if (!sheet) throw new Problem(404, reasonWithoutSheet(model, charges))
      return presentSheet(sheet)
    },
  ),
]

function priceOfVariant({ name, price, variants }: VehicleDetail, asked: string | undefined) {
  if (asked === undefined) return price
  const variant = variants.find((it) => isSameName(it.name, asked.trim()))
  if (variant) return variant.price
  const message = words.unknownVariant(
    name,
    variants.map((it) => it.name),
  )
  throw new Problem(422, message, { errors: { variant: [message] } })
}

/** Throws if the day is in the past, more than a year ahead, or after a planned price change. */
function checkDay(
  on: string,
  charges: ChargesToday | undefined,
  priceUntil: string | undefined,
): string {
  if (!charges) return on
  const inAYear = addDays(charges.today, maxDaysAhead)
  const isPlanned = priceUntil !== undefined && priceUntil < inAYear
  const last = isPlanned ? priceUntil : inAYear
  if (on >= charges.today && on <= last) return on
  const message = (isPlanned ? words.dayAfterPrice : words.dayOutOfRange)(charges.today, last)
  throw new Problem(422, message, { errors: { on: [message] } })
}

/**
 * Throws for a key that no charge has. Keys of compulsory charges, and of charges for other
 * vehicles or days, have no effect, so that an address with options works for every vehicle.
 */
function checkOptions(
  asked: readonly string[] | undefined,
  charges: ChargesToday | undefined,
): ReadonlySet<string> | undefined {
  if (!asked || !charges) return undefined
  const rows = charges.table.charges
  const unknown = asked.filter((key) => !rows.some((row) => row.key === key))
  if (unknown.length === 0) return new Set(asked)
  const message = words.unknownOptions(unknown, listOptionalKeys(rows))
  throw new Problem(422, message, { errors: { options: [message] } })
}

const listOptionalKeys = (rows: ChargeTable['charges']): string[] => [
  ...new Set(rows.filter(isOptionalLine).map(({ key }) => key)),
]

function reasonWithoutSheet({ name, isOnSale }: VehicleDetail, charges: ChargesToday | undefined) {
  if (!isOnSale) return words.serviceOnly(name)
  return charges ? words.onRequest(name) : words.notPublished
}

function presentSheet({ lines, ...sheet }: PriceSheet) {
  return { ...sheet, lines: lines.map(presentLine) }
}

function presentLine({ key, label, rupees, need, isChosen, why, until }: SheetLine) {
  return {
    key,
    label: key === exShowroomKey ? words.exShowroom : label,
    ...{ rupees, need, isChosen, why },
    ...(until !== undefined && { until }),
  }
}
