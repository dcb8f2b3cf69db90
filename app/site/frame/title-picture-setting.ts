import * as v from 'valibot'
import { pictureName, strictRecord } from '#app/platform/schema/schemas.ts'
import { defineSetting } from '#app/platform/settings/define-setting.ts'

const optionalPicture = v.optional(pictureName)

/** Vehicle pictures that are shown beside page titles, by page. */
export const titlePictureSetting = defineSetting({
  name: 'decorations',
  label: 'the pictures beside the titles',
  shape: strictRecord({
    amc: optionalPicture,
    'extended-warranty': optionalPicture,
    finance: optionalPicture,
    'joy-club': optionalPicture,
    'test-ride': optionalPicture,
  }),
  fallback: {},
})
