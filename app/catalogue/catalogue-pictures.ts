import type { PictureManifest } from '#app/media/picture-manifest.ts'
import type { CatalogueColour, CatalogueVehicle } from './catalogue.ts'

type Pictures = CatalogueVehicle['pictures']

export const heroPicture = (pictures: Pictures, colour: Pick<CatalogueColour, 'picture'>) =>
  `${pictures.folder}/hero-${colour.picture}`

export const iconPicture = (pictures: Pictures, colour: Pick<CatalogueColour, 'picture'>) =>
  `${pictures.folder}/icon-${colour.picture}`

/** The names of a turntable's pictures, in the order in which the machine turns. */
export function turntablePictures(pictures: Pictures, manifest: PictureManifest): string[] {
  const start = `${pictures.turntable ?? pictures.folder}/turntable-`
  return Object.keys(manifest.pictures)
    .filter((name) => name.startsWith(start) && /^\d+$/.test(name.slice(start.length)))
    .sort()
}

/** Every picture that a model names, the turntable aside. */
export function picturesOfVehicle(vehicle: CatalogueVehicle): string[] {
  return [
    ...vehicle.colours.flatMap((colour) => [
      heroPicture(vehicle.pictures, colour),
      iconPicture(vehicle.pictures, colour),
    ]),
    ...vehicle.features.map((feature) => feature.picture),
    ...vehicle.accessories.map((accessory) => accessory.picture),
  ]
}
