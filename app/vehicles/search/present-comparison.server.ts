import { pick } from '#app/shapes/pick.ts'
import type { Colour } from '#app/vehicles/vehicle.ts'
import type { VehicleDetail } from '#app/vehicles/vehicle-store.server.ts'
import { betterOf } from './better.ts'
import { compareModels } from './comparison.ts'

/** What the page of a comparison shows. */
export type Comparison = ReturnType<typeof presentComparison>
export type ComparedModel = Comparison['models'][number]

export function presentComparison(
  compared: readonly { model: VehicleDetail; colours: readonly Colour[] }[],
) {
  const cheaper = betterOf(
    compared.map(({ model: { price } }) => ({ from: price, to: price })),
    'less',
  )
  return {
    models: compared.map(({ model, colours }, index) => ({
      ...pick(model, ['id', 'name', 'bikeName', 'icon', 'price', 'priceIsApproximate']),
      isCheaper: cheaper[index] ?? false,
      colours: colours.map((colour) => pick(colour, ['name', 'swatch', 'swatch2'])),
    })),
    groups: compareModels(compared.map(({ model }) => model)),
  }
}
