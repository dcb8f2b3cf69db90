import { configurationPath } from '#app/catalogue/vehicles/configuration/configuration.ts'
import { fittingsDrawnOn, isDrawn } from '#app/catalogue/vehicles/drawn-machines.server.ts'
import { showSpecifications } from '#app/catalogue/vehicles/show-specifications.ts'
import type { VehicleDetail, VehicleStore } from '#app/catalogue/vehicles/vehicle-store.server.ts'
import { type Picture, plainUrl } from '#app/media/pictures/picture.ts'
import type { Parts } from './fetch-part.ts'

/** What stands behind each tab of a model, as its call answers it. */
export const readParts: {
  [Name in keyof Parts]: (vehicles: VehicleStore, model: VehicleDetail) => Promise<Parts[Name]>
} = {
  specifications: async (_, model) => ({
    specifications: showSpecifications(model),
    sources: model.sources,
    checkedOn: model.specificationsCheckedOn,
  }),
  colours: async (vehicles, { id, slug }) => {
    const colours = await vehicles.listColours(id)
    return colours.map(({ hero, icon, variant: _, ...colour }) => ({
      ...colour,
      drawn: isDrawn(slug) ? slug : null,
      ...pictured(hero),
      icon: plainUrl(icon),
      thumbnail: icon,
    }))
  },
  features: async (vehicles, { id }) => {
    const features = await vehicles.listFeatures(id)
    return features.map((feature) => ({ ...feature, ...pictured(feature.picture) }))
  },
  accessories: async (vehicles, { id, slug, bikeName, isOnSale }) => {
    const accessories = await vehicles.listAccessories(id)
    const drawn = fittingsDrawnOn(slug)
    const isShown = (fitting: string | undefined) =>
      isOnSale && fitting !== undefined && drawn.has(fitting)
    return accessories.map(({ heading, description, partNo, price, picture, fitting }) => ({
      heading,
      description,
      part_no: partNo,
      price,
      ...(isShown(fitting) && { on_machine: configurationPath(bikeName, { fit: [partNo] }) }),
      ...pictured(picture),
    }))
  },
}

const pictured = (picture: Picture) => ({ image: plainUrl(picture), picture })
