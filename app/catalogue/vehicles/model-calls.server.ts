import { plainUrl } from '#app/media/pictures/picture.ts'
import type { PictureLibrary } from '#app/media/pictures/picture-library.server.ts'
import { handleEndpoint } from '#app/platform/http/handle-endpoint.server.ts'
import type { Availability } from './availability.ts'
import { framesOf } from './frames.server.ts'
import {
  getModel,
  listElectric,
  listFrames,
  listMotorcycles,
  listScooters,
  listVariants,
} from './model-calls.ts'
import { requireModel } from './require-model.server.ts'
import { oneRowPerLabel } from './variant-rows.ts'
import type { SpecificationRow, Vehicle, VehicleKind } from './vehicle.ts'
import type { VehicleDetail, VehicleStore } from './vehicle-store.server.ts'

type Needs = { vehicles: VehicleStore }

const listOfKind =
  (kind: VehicleKind) =>
  async ({ vehicles }: Needs) =>
    (await vehicles.listActive(kind)).map(presentModel)

/** What anybody may read of the models; their tabs' calls stand in `detail/`. */
export const modelCalls = [
  handleEndpoint(listMotorcycles, listOfKind('bike')),
  handleEndpoint(listScooters, listOfKind('scooter')),
  handleEndpoint(listElectric, listOfKind('ev')),

  handleEndpoint(getModel, async ({ vehicles }: Needs, { params }) =>
    presentDetail(await requireModel(vehicles, params.bikeName)),
  ),

  handleEndpoint(listVariants, async ({ vehicles }: Needs, { params }) => {
    const { variants, priceIsApproximate, more } = await requireModel(vehicles, params.bikeName)
    const { picturesShow } = more
    return variants.map((variant) => ({
      ...variant,
      priceIsApproximate,
      isPictured: picturesShow === undefined || picturesShow === variant.name,
    }))
  }),

  handleEndpoint(
    listFrames,
    async ({ vehicles, pictures }: Needs & { pictures: PictureLibrary }, { params }) => {
      const model = await requireModel(vehicles, params.bikeName)
      return framesOf(pictures, model).map((frame) => ({ images: plainUrl(frame) }))
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
    bikeIcon: plainUrl(vehicle.icon),
    image: plainUrl(vehicle.hero),
    specs: { ...summary, document: `/brochures/${bikeName}.pdf` },
    price,
    availability: presentAvailability(vehicle),
  }
}

const presentAvailability = ({ isOnSale }: Vehicle): Availability =>
  isOnSale ? 'on-sale' : 'service-only'

/** As the public call answers a model, with the names that the interface promises. */
export function presentDetail(vehicle: VehicleDetail) {
  const { electrical, ...groups } = vehicle.specifications
  return {
    bikeName: vehicle.name,
    bikeDetails: vehicle.description,
    bikePrice: vehicle.price,
    image: plainUrl(vehicle.hero),
    availability: presentAvailability(vehicle),
    bodyDimensions: asMap(groups.bodyDimensions),
    engineDetails: asMap(groups.engineDetails),
    transmissionDetails: asMap(groups.transmissionDetails),
    tyreDetails: asMap(groups.tyreDetails),
    frame: asMap(groups.frame),
    Electrical: asMap(electrical),
  }
}

/** A group as a map of label to text; an approximate figure says so in the text. */
function asMap(rows: readonly SpecificationRow[]): Record<string, string> {
  return Object.fromEntries(
    oneRowPerLabel(rows).map(({ label, value, approximate }) => [
      label,
      approximate ? `${value} (approximate)` : value,
    ]),
  )
}
