import { type FinancedPrice, financedPrice } from '#app/catalogue/finance/financed-price.ts'
import type { Headlamp } from '#app/catalogue/vehicles/headlamp.ts'
import type { Colour } from '#app/catalogue/vehicles/vehicle.ts'
import type { VehicleDetail } from '#app/catalogue/vehicles/vehicle-store.server.ts'
import { pick } from '#app/platform/schema/pick.ts'
import * as words from './words.ts'

/**
 * The fields of a model and its colours that its page shows at once. The tabs fetch their own data.
 * `turns` is `true` if the model has turntable pictures. `findOnRoad` returns the on-road price of a
 * variant; without it, the model has none.
 */
export type PageModel = ReturnType<typeof presentPageModel>
type FindOnRoad = (variant: string) => Parameters<typeof financedPrice>[0]['onRoad']
export type PageColour = ReturnType<typeof presentPageColour>

export function presentPageModel(
  model: VehicleDetail,
  { turns, findOnRoad }: { turns: boolean; findOnRoad: FindOnRoad | undefined },
) {
  const { priceIsApproximate } = model
  /** Prices by the name of the variant, for the EMI calculator. */
  const financed: Record<string, FinancedPrice> = Object.fromEntries(
    model.variants.map(({ name, price }) => [
      name,
      financedPrice({
        ...{ price, priceIsApproximate },
        onRoad: findOnRoad?.(name),
      }),
    ]),
  )
  return {
    ...{ turns, hasOnRoadPrice: findOnRoad !== undefined, financed },
    // A text of the server, because few models need it.
    pictureNote: model.hasPlaceholderPictures && words.standsIn,
    ...pick(model, [
      'kind',
      'tagline',
      'name',
      'bikeName',
      'isOnSale',
      'note',
      'more',
      'price',
      'priceCheckedOn',
      'priceIsApproximate',
      'variants',
      'hero',
      'icon',
    ]),
  }
}

export function presentPageColour(colour: Colour, headlamp: Headlamp | undefined) {
  const shown = pick(colour, ['name', 'slug', 'swatch', 'swatch2', 'variant', 'note', 'hero'])
  return { ...shown, headlamp }
}
