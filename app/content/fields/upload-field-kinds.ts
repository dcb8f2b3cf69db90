import type {
  FallbackPictures,
  FieldPosition,
} from '#app/content/document-editor/document-sections.ts'
import type { FilmOrBrochureKind } from '#app/media/pictures/film-and-brochure-kinds.ts'
import { listOfItems, pictureName, textMatching } from '#app/platform/schema/schemas.ts'
import { defineField, type FieldTexts } from './field-modifiers.ts'
import { type PictureSize, pictureSizeWarning } from './picture-size-warning.ts'

type PictureTexts = FieldTexts & {
  /** The editor warns about a smaller picture. */
  minimum?: PictureSize
  /** Returns the pictures that the site shows until the field has its own. */
  otherwise?: (of: FieldPosition) => FallbackPictures | undefined
}

/** The name of an uploaded picture. */
export const pictureNameField = (label: string, { minimum, ...shown }: PictureTexts = {}) =>
  defineField<string>(
    pictureName,
    () => ({ kind: 'picture', label, ...shown }),
    pictureReference(minimum),
  )

/** Names of the pictures of a turntable, from `least` to `most`, in the order of rotation. */
export const turntableFramesField = (
  label: string,
  { least, most, minimum, ...shown }: PictureTexts & { least: number; most: number },
) =>
  defineField<string[]>(
    listOfItems(pictureName, least, most),
    () => ({ kind: 'frames', label, ...shown }),
    pictureReference(minimum),
  )

/** The name of an uploaded film or brochure. */
export const fileNameField = (label: string, of: FilmOrBrochureKind, texts: FieldTexts = {}) =>
  defineField<string>(
    textMatching(new RegExp(`^media/[0-9a-f]{16}\\.${of}$`), `media/0123456789abcdef.${of}`),
    () => ({ kind: 'file', of, label, ...texts }),
  )

const pictureReference = (minimum: PictureSize | undefined) => ({
  refersTo: 'picture' as const,
  ...(minimum && { warn: (names: unknown) => pictureSizeWarning(names, minimum) }),
})
