import { type ModelDocument, modelContent } from '#app/catalogue/vehicles/model-content.ts'
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
  const named = [...modelContent.references(model), ...listStudioPictures(model)]
  return {
    ...(!findPicturedColour(model.colours) && { colours: words.noPictureOfIt }),
    ...Object.fromEntries(
      named
        .filter(({ name }) => !library.has(name))
        .map(({ path, name }) => [path, words.noSuchPicture(name)]),
    ),
  }
}

/** Lists the pictures in the model's folder of the colours without a photograph. */
function listStudioPictures({ pictures, colours }: ModelDocument) {
  return colours.flatMap((colour, index) => {
    const { picture, hero: photograph, icon: ownIcon } = colour
    if (picture === undefined || photograph !== undefined) return []
    const hero = heroPictureName(pictures, colour)
    const icon = ownIcon === undefined ? iconPictureName(pictures, colour) : undefined
    return [
      ...(hero === undefined ? [] : [{ path: `colours.${index}.picture`, name: hero }]),
      ...(icon === undefined ? [] : [{ path: `colours.${index}.icon`, name: icon }]),
    ]
  })
}
