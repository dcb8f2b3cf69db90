import { formatLoanTermsOfList, monthlyOf } from '#app/catalogue/finance/financed-price.ts'
import type { LoanTerms } from '#app/catalogue/finance/loan-terms-setting.ts'
import type { OnRoadPrices } from '#app/catalogue/pricing/charges/listed-on-road-prices.server.ts'
import type { Colour } from '#app/catalogue/vehicles/vehicle.ts'
import type { VehicleDetail } from '#app/catalogue/vehicles/vehicle-store.server.ts'
import { pick } from '#app/platform/schema/pick.ts'
import { compareSpecifications } from './compare-specifications.ts'
import { markBetterValues } from './mark-better-values.ts'

/** The data of the comparison page. */
export type Comparison = ReturnType<typeof presentComparison>
export type ComparedModel = Comparison['models'][number]

type ComparedVehicle = {
  model: VehicleDetail
  colours: readonly Colour[]
  /** The model's standard warranty. */
  cover: Cover | undefined
}
type Cover = { years: number; km: number }

export function presentComparison(
  compared: readonly ComparedVehicle[],
  loan: LoanTerms | null,
  onRoad: OnRoadPrices,
) {
  const longer = markLongerWarranties(compared)
  const cheaper = markLower(compared.map(({ model: { price } }) => price || undefined))
  const priced = onRoad.on(compared.map(({ model }) => model))
  const onRoadPrices = priced.map((model) => model.onRoad)
  const instalments = priced.map((model) => monthlyOf(model, loan))
  const cheaperOnRoad = markLower(onRoadPrices.map((price) => price?.total))
  return {
    models: compared.map(({ model, colours, cover }, index) => ({
      ...pick(model, ['id', 'name', 'bikeName', 'icon', 'price', 'priceIsApproximate', 'isOnSale']),
      isCheaper: cheaper[index] ?? false,
      onRoad: onRoadPrices[index],
      isCheaperOnRoad: cheaperOnRoad[index] ?? false,
      monthly: instalments[index],
      cover: cover && { ...cover, isLonger: longer[index] ?? false },
      colours: colours.map((colour) => pick(colour, ['name', 'swatch', 'swatch2'])),
    })),
    place: onRoad.place,
    terms: loan
      ? formatLoanTermsOfList(
          loan,
          priced.filter((_, index) => instalments[index]),
        )
      : undefined,
    groups: compareSpecifications(compared.map(({ model }) => model)),
  }
}

/** Marks the lower ones of amounts in rupees. */
function markLower(amounts: readonly (number | undefined)[]): boolean[] {
  return markBetterValues(
    amounts.map((it) => (it === undefined ? undefined : { from: it, to: it })),
    'less',
  )
}

/** Marks the longer warranties by years, or by kilometres if all years are equal. */
function markLongerWarranties(compared: readonly ComparedVehicle[]): boolean[] {
  const covers = compared.map(({ cover }) => cover)
  const areAlike = new Set(covers.map((cover) => cover?.years)).size === 1
  const extents = covers.map((cover) => {
    const size = areAlike ? cover?.km : cover?.years
    return size === undefined ? undefined : { from: size, to: size }
  })
  return markBetterValues(extents, 'more')
}
