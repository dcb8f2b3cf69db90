import * as v from 'valibot'
import type { Picture } from './picture.ts'

/** Schema of a picture in an API response. */
export const pictureSchema: v.GenericSchema<Picture> = v.object({
  base: v.string(),
  version: v.string(),
  widths: v.array(v.number()),
  width: v.number(),
  height: v.number(),
  webp: v.optional(v.number()),
  room: v.optional(v.string()),
  grounds: v.optional(v.array(v.number())),
  look: v.optional(v.string()),
  alt: v.optional(v.string()),
})
