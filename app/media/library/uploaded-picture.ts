import * as v from 'valibot'

/** Number of pictures on one page of the library. */
export const picturesPerPage = 24

/** Filter of the library, as in the page's address. */
export const pictureFilterSchema = v.object({
  search: v.optional(
    v.pipe(v.string(), v.trim(), v.maxLength(100, 'Search with at most 100 characters.')),
    '',
  ),
  unused: v.optional(v.picklist(['1', ''], 'The filter unused must be 1 or empty.'), ''),
  page: v.optional(
    v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/, 'This page does not exist.'), v.transform(Number)),
    '1',
  ),
})

export type PictureFilter = v.InferOutput<typeof pictureFilterSchema>

/** A document that refers to a picture. */
export const pictureUseSchema = v.object({
  /** Title of the document, such as the name of a model. */
  title: v.string(),
  /** Form of the document that refers to the picture, as staff read it. */
  form: v.string(),
  /** `true` if only an earlier version refers to the picture. */
  isEarlier: v.boolean(),
  /** Address in the portal at which the document is edited, or null. */
  to: v.nullable(v.string()),
})

export const uploadedPictureSchema = v.object({
  name: v.string(),
  url: v.string(),
  /** Name of the file as it was sent; '' for older pictures. */
  fileName: v.string(),
  /** Size of the file as it was sent, in bytes; 0 for older pictures. */
  bytes: v.number(),
  /** Size of the widest stored file, in pixels. */
  width: v.number(),
  height: v.number(),
  uploadedAt: v.string(),
  /** Alternative text on the site; '' if there is none. */
  alt: v.string(),
  /** `true` if the picture was uploaded in the library and stays until it is deleted there. */
  isKept: v.boolean(),
  uses: v.array(pictureUseSchema),
})

/** One page of the library. */
export const uploadedPictureListSchema = v.object({
  pictures: v.array(uploadedPictureSchema),
  total: v.number(),
  page: v.number(),
  totalPages: v.number(),
})

export type PictureUse = v.InferOutput<typeof pictureUseSchema>
export type UploadedPicture = v.InferOutput<typeof uploadedPictureSchema>
export type UploadedPictureList = v.InferOutput<typeof uploadedPictureListSchema>
