import type { Colour } from '#app/catalogue/vehicles/vehicle.ts'
import type { VehicleDetail } from '#app/catalogue/vehicles/vehicle-store.server.ts'
import { pick } from '#app/platform/schema/pick.ts'

/** Of a model and its paints only what its page shows at once; the tabs bring their own. `turns`: it has been turned before a camera. */
export type PageModel = ReturnType<typeof presentPageModel>
export type PageColour = ReturnType<typeof presentPageColour>

export function presentPageModel(model: VehicleDetail, turns: boolean) {
  return {
    turns,
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
