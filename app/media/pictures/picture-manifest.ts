import * as v from 'valibot'
import {
  listOfItems,
  pictureName,
  positiveInteger,
  strictRecord,
  textMatching,
  trueOrFalse,
} from '#app/platform/schema/schemas.ts'
import { pageBackgroundNames } from './page-background.ts'
import { defaultWebpWidth } from './picture.ts'

/** The studio's rooms. The page continues the colours of the room beyond the picture's edges. */
const studioBackdrops = ['midnight', 'dusk', 'daybreak'] as const

/** Schema of `catalogue/pictures/manifest.json`, which describes every picture of the catalogue. */
export type PictureManifest = v.InferOutput<typeof pictureManifestSchema>
export type ManifestPicture = PictureManifest['pictures'][string]

export const pictureManifestSchema = strictRecord({
  pictures: v.record(
    pictureName,
    strictRecord({
      width: positiveInteger,
      height: positiveInteger,
      /** Widths of the AVIF files, in pixels. */
      widths: listOfItems(positiveInteger, 1),
      /** Width of the only WebP file, in pixels. A turntable frame has no WebP file. */
      webp: v.optional(positiveInteger),
      version: textMatching(/^[0-9a-f]{8}$/, '1f0c9a3e: eight hexadecimal digits'),
      alpha: trueOrFalse,
      /** Widths that also exist without transparency, in the colours of the page backgrounds. */
      grounds: v.optional(listOfItems(positiveInteger, 1)),
      made: v.optional(v.looseObject({ room: v.optional(v.picklist(studioBackdrops)) })),
    }),
  ),
})

/** Returns the width of a WebP file that is made at the first request, in pixels. */
export const onDemandWebpWidth = ({ width }: Pick<ManifestPicture, 'width'>): number =>
  Math.min(defaultWebpWidth, width)

type ManifestVariants = Pick<ManifestPicture, 'widths' | 'webp' | 'grounds'>

/**
 * Returns the files of a picture below `catalogue/pictures`, in the order in which the hash for the
 * picture's version reads them.
 */
export function manifestPictureFiles(
  name: string,
  { widths, webp, grounds = [] }: ManifestVariants,
): string[] {
  return [
    ...widths.map((width) => `${name}-${width}.avif`),
    ...(webp ? [`${name}-${webp}.webp`] : []),
    ...pageBackgroundNames.flatMap((ground) =>
      grounds.map((width) => `${name}-on-${ground}-${width}.avif`),
    ),
  ]
}
