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

/** The studio's rooms by the colour of their light; a page goes on in it where a picture ends. */
const studioBackdrops = ['midnight', 'dusk', 'daybreak'] as const

/** What `catalogue/pictures/manifest.json` says of every picture. */
export type PictureManifest = v.InferOutput<typeof pictureManifestSchema>
export type ManifestPicture = PictureManifest['pictures'][string]

export const pictureManifestSchema = strictRecord({
  pictures: v.record(
    pictureName,
    strictRecord({
      width: positiveInteger,
      height: positiveInteger,
      /** Of its AVIF files. */
      widths: listOfItems(positiveInteger, 1),
      /** The one width of its WebP file; a picture without has none, as a turntable's frames. */
      webp: v.optional(positiveInteger),
      version: textMatching(/^[0-9a-f]{8}$/, '1f0c9a3e: eight hexadecimal digits'),
      alpha: trueOrFalse,
      /** The widths in which it stands on the page's colours as well, without transparency. */
      grounds: v.optional(listOfItems(positiveInteger, 1)),
      made: v.optional(v.looseObject({ room: v.optional(v.picklist(studioBackdrops)) })),
    }),
  ),
})

/** Pixels across a WebP file that is made when somebody first asks for it. */
export const onDemandWebpWidth = ({ width }: Pick<ManifestPicture, 'width'>): number =>
  Math.min(defaultWebpWidth, width)

type ManifestVariants = Pick<ManifestPicture, 'widths' | 'webp' | 'grounds'>

/** The files of a picture below `catalogue/pictures`, in the order in which its version is reckoned. */
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
