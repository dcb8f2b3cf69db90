import { webpPictureUrl } from '#app/media/pictures/picture.ts'
import type { PictureLibrary } from '#app/media/pictures/picture-library.server.ts'
import { handleEndpoint } from '#app/platform/http/handle-endpoint.server.ts'
import type { Availability } from './availability.ts'
import { listTurntableFrames } from './list-turntable-frames.server.ts'
import {
  getModel,
  getTurntableFrames,
  listElectricModels,
  listMotorcycles,
  listScooters,
  listVariants,
} from './model-endpoints.ts'
import { requireModel } from './require-model.server.ts'
import { mergeRowsByLabel } from './variant-specification-rows.ts'
import type { SpecificationRow, Vehicle, VehicleKind } from './vehicle.ts'
import type { VehicleDetail, VehicleStore } from './vehicle-store.server.ts'

type Deps = { vehicles: VehicleStore }

const listOfKind =
  (kind: VehicleKind) =>
  async ({ vehicles }: Deps) =>
    (await vehicles.listActive(kind)).map(presentModel)

/** Public endpoints of the models. The endpoints of the tabs are in `detail/`. */
export const modelEndpoints = [
  handleEndpoint(listMotorcycles, listOfKind('bike')),
  handleEndpoint(listScooters, listOfKind('scooter')),
  handleEndpoint(listElectricModels, listOfKind('ev')),

  handleEndpoint(getModel, async ({ vehicles }: Deps, { params }) =>
    presentModelDetail(await requireModel(vehicles, params.bikeName)),
  ),

  handleEndpoint(listVariants, async ({ vehicles }: Deps, { params }) => {
    const { variants, priceIsApproximate, more } = await requireModel(vehicles, params.bikeName)
    const { picturesShow } = more
    return variants.map((variant) => ({
      ...variant,
      priceIsApproximate,
      isPictured: picturesShow === undefined || picturesShow === variant.name,
    }))
  }),

  handleEndpoint(
    getTurntableFrames,
    async ({ vehicles, pictures }: Deps & { pictures: PictureLibrary }, { params }) => {
      const model = await requireModel(vehicles, params.bikeName)
      return listTurntableFrames(pictures, model).map((frame) => ({
        images: webpPictureUrl(frame),
      }))
    },
  ),
]

function presentModel(vehicle: Vehicle) {
  const { id, name, bikeName, slug, summary, price } = vehicle
  return {
    id,
    bikeName: name,
    name,
    nameImg: `/wordmarks/${slug}.svg`,
    bikeIcon: webpPictureUrl(vehicle.icon),
    image: webpPictureUrl(vehicle.hero),
    specs: { ...summary, document: `/brochures/${bikeName}.pdf` },
    price,
    availability: presentAvailability(vehicle),
  }
}

const presentAvailability = ({ isOnSale }: Vehicle): Availability =>
  isOnSale ? 'on-sale' : 'service-only'

/** Presents a model with the field names of the public API. */
export function presentModelDetail(vehicle: VehicleDetail) {
  const { electrical, ...groups } = vehicle.specifications
  return {
    bikeName: vehicle.name,
    bikeDetails: vehicle.description,
    bikePrice: vehicle.price,
    image: webpPictureUrl(vehicle.hero),
    availability: presentAvailability(vehicle),
    bodyDimensions: specificationMap(groups.bodyDimensions),
    engineDetails: specificationMap(groups.engineDetails),
    transmissionDetails: specificationMap(groups.transmissionDetails),
    tyreDetails: specificationMap(groups.tyreDetails),
    frame: specificationMap(groups.frame),
    Electrical: specificationMap(electrical),
  }
}

/** Converts a group to a map from label to text. An approximate value says so in its text. */
function specificationMap(rows: readonly SpecificationRow[]): Record<string, string> {
  return Object.fromEntries(
    mergeRowsByLabel(rows).map(({ label, value, approximate }) => [
      label,
      approximate ? `${value} (approximate)` : value,
    ]),
  )
}
