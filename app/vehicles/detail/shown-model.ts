import { pick } from '#app/shapes/pick.ts'
import { listKeyFigures } from '#app/vehicles/list-key-figures.ts'
import type { Colour } from '#app/vehicles/vehicle.ts'
import type { VehicleDetail } from '#app/vehicles/vehicle-store.server.ts'

/** Of a model and its paints only what its page shows at once; the tabs bring their own. */
export type ShownModel = ReturnType<typeof showModel>
export type ShownColour = ReturnType<typeof showColour>

export function showModel(model: VehicleDetail) {
  const shown = pick(model, [
    'kind',
    'name',
    'bikeName',
    'hasDetails',
    'tagline',
    'description',
    'note',
    'price',
    'priceCheckedOn',
    'variants',
    'hero',
    'icon',
    'hasPlaceholderPictures',
  ])
  return { ...shown, keyFigures: listKeyFigures(model) }
}

export function showColour(colour: Colour) {
  return pick(colour, ['name', 'slug', 'swatch', 'swatch2', 'variant', 'hero'])
}
