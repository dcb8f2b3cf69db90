import * as v from 'valibot'
import { listOf, matching, pictureName, record, wholeNumber, yesOrNo } from '#app/shapes/shapes.ts'

/** What `catalogue/pictures/manifest.json` says of every picture. */
export type PictureManifest = v.InferOutput<typeof pictureManifest>
export type ManifestPicture = PictureManifest['pictures'][string]

export const pictureManifest = record({
  pictures: v.record(
    pictureName,
    record({
      width: wholeNumber,
      height: wholeNumber,
      widths: listOf(wholeNumber, 1),
      version: matching(/^[0-9a-f]{8}$/, '1f0c9a3e: eight hexadecimal digits'),
      alpha: yesOrNo,
      /** The widths in which it stands on the page's colours as well, without transparency. */
      grounds: v.optional(listOf(wholeNumber, 1)),
      made: v.optional(v.record(v.string(), v.unknown())),
    }),
  ),
})
