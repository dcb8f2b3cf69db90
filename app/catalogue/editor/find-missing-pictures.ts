import type { ModelDocument } from '#app/catalogue/vehicles/model-document.ts'
import {
  findPicturedColour,
  heroPictureName,
  iconPictureName,
} from '#app/catalogue/vehicles/model-picture-names.ts'
import type { PictureLibrary } from '#app/media/pictures/picture-library.server.ts'
import type { FieldMessages } from '#app/platform/schema/validate-draft.ts'
import * as words from './staff-words.ts'

/**
 * Returns errors by path for pictures that the library lacks. At least one colour needs a picture,
 * because every page shows the vehicle.
 */
export function findMissingPictures(
  library: Pick<PictureLibrary, 'has'>,
  model: ModelDocument,
): FieldMessages {
  const { pictures, colours, features, accessories } = model
  const flaws: FieldMessages = {}
  const check = (path: string, name: string | undefined) => {
    if (name !== undefined && !library.has(name)) flaws[path] = words.noSuchPicture(name)
  }
  if (!findPicturedColour(colours)) flaws['colours'] = words.noPictureOfIt
  for (const [index, colour] of colours.entries()) {
    check(`colours.${index}.picture`, heroPictureName(pictures, colour))
    check(`colours.${index}.icon`, iconPictureName(pictures, colour))
  }
  for (const [index, { picture }] of features.entries()) check(`features.${index}.picture`, picture)
  for (const [index, { picture }] of accessories.entries())
    check(`accessories.${index}.picture`, picture)
  check('pictures.side', pictures.side)
  check('pictures.rear', pictures.rear)
  for (const [index, frame] of (pictures.frames ?? []).entries())
    check(`pictures.frames.${index}`, frame)
  return flaws
}
