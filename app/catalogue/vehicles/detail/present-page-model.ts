import { type FinancedPrice, financedPrice } from '#app/catalogue/finance/financed-price.ts'
import {
  findOnRoadTotal,
  type PriceOffer,
} from '#app/catalogue/vehicles/on-road-price/price-offer.ts'
import type { Colour } from '#app/catalogue/vehicles/vehicle.ts'
import type { VehicleDetail } from '#app/catalogue/vehicles/vehicle-store.server.ts'
import { pick } from '#app/platform/schema/pick.ts'

/**
 * The fields of a model and its colours that its page shows at once. The tabs fetch their own data.
 * `turns` is `true` if the model has turntable pictures; `offer` has its on-road prices.
 */
export type PageModel = ReturnType<typeof presentPageModel>
export type PageColour = ReturnType<typeof presentPageColour>

export function presentPageModel(
  model: VehicleDetail,
  { turns, offer }: { turns: boolean; offer: PriceOffer | undefined },
) {
  const { priceIsApproximate } = model
  /** By the name of the variant, as the EMI calculator takes it. */
  const financed: Record<string, FinancedPrice> = Object.fromEntries(
    model.variants.map(({ name, price }) => [
      name,
      financedPrice({
        ...{ price, priceIsApproximate },
        onRoad: offer && findOnRoadTotal(offer, name),
      }),
    ]),
  )
  return {
    ...{ turns, hasOnRoadPrice: offer !== undefined, financed },
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
      'hasPlaceholderPictures',
    ]),
  }
}

export function presentPageColour(colour: Colour) {
  return pick(colour, ['name', 'slug', 'swatch', 'swatch2', 'variant', 'note', 'hero'])
}
