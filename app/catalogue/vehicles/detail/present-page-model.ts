import type { Colour } from '#app/catalogue/vehicles/vehicle.ts'
import type { VehicleDetail } from '#app/catalogue/vehicles/vehicle-store.server.ts'
import { pick } from '#app/platform/schema/pick.ts'

/**
 * The fields of a model and its colours that its page shows at once. The tabs fetch their own data.
 * `turns` is `true` if the model has turntable pictures, `hasOnRoadPrice` if its page shows the
 * on-road price.
 */
export type PageModel = ReturnType<typeof presentPageModel>
export type PageColour = ReturnType<typeof presentPageColour>

export function presentPageModel(
  model: VehicleDetail,
  more: { turns: boolean; hasOnRoadPrice: boolean },
) {
  return {
    ...more,
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
