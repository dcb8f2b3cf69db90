import { heroPictureName, iconPictureName } from '#app/catalogue/vehicles/model-picture-names.ts'
import type { PictureManifest } from '#app/media/pictures/picture-manifest.ts'
import type { CatalogueVehicle } from './catalogue-schemas.ts'

type VehiclePictures = CatalogueVehicle['pictures']

/** Lists the names of a turntable's pictures in the order in which the vehicle rotates. */
export function listTurntablePictures(
  pictures: VehiclePictures,
  manifest: PictureManifest,
): string[] {
  const start = `${pictures.turntable ?? pictures.folder}/turntable-`
  return Object.keys(manifest.pictures)
    .filter((name) => name.startsWith(start) && /^\d+$/.test(name.slice(start.length)))
    .sort()
}

/** Lists the pictures to which a model refers, except those of the turntable. */
export function listVehiclePictures(vehicle: CatalogueVehicle): string[] {
  return [
    ...vehicle.colours
      .flatMap((colour) => [
        heroPictureName(vehicle.pictures, colour) ?? [],
        iconPictureName(vehicle.pictures, colour) ?? [],
      ])
      .flat(),
    ...vehicle.features.map((feature) => feature.picture),
    ...vehicle.accessories.map((accessory) => accessory.picture),
  ]
}
