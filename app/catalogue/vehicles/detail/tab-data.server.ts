import { configurationPath } from '#app/catalogue/vehicles/configurator/vehicle-configuration.ts'
import {
  hasMachineGeometry,
  listFittingsWithGeometry,
} from '#app/catalogue/vehicles/machine-geometry.server.ts'
import { presentSpecifications } from '#app/catalogue/vehicles/present-specifications.ts'
import type { VehicleDetail, VehicleStore } from '#app/catalogue/vehicles/vehicle-store.server.ts'
import { type Picture, webpPictureUrl } from '#app/media/pictures/picture.ts'
import type { TabDataByName } from './fetch-tab-data.ts'

/** Readers of the data behind each tab, in the form of its endpoint's response. */
export const tabDataReaders: {
  [Name in keyof TabDataByName]: (
    vehicles: VehicleStore,
    model: VehicleDetail,
  ) => Promise<TabDataByName[Name]>
} = {
  specifications: async (_, model) => ({
    specifications: presentSpecifications(model),
    sources: model.sources,
    checkedOn: model.specificationsCheckedOn,
  }),
  colours: async (vehicles, { id, slug }) => {
    const colours = await vehicles.listColours(id)
    return colours.map(({ hero, icon, variant: _, ...colour }) => ({
      ...colour,
      drawn: hasMachineGeometry(slug) ? slug : null,
      ...withImageUrl(hero),
      icon: webpPictureUrl(icon),
      thumbnail: icon,
    }))
  },
  features: async (vehicles, { id }) => {
    const features = await vehicles.listFeatures(id)
    return features.map((feature) => ({ ...feature, ...withImageUrl(feature.picture) }))
  },
  accessories: async (vehicles, { id, slug, bikeName, isOnSale }) => {
    const accessories = await vehicles.listAccessories(id)
    const drawn = listFittingsWithGeometry(slug)
    const isShown = (fitting: string | undefined) =>
      isOnSale && fitting !== undefined && drawn.has(fitting)
    return accessories.map(({ heading, description, partNo, price, picture, fitting }) => ({
      heading,
      description,
      part_no: partNo,
      price,
      ...(isShown(fitting) && { on_machine: configurationPath(bikeName, { fit: [partNo] }) }),
      ...withImageUrl(picture),
    }))
  },
}

const withImageUrl = (picture: Picture) => ({ image: webpPictureUrl(picture), picture })
