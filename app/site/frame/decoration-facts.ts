import * as v from 'valibot'
import { pictureName, strictRecord } from '#app/platform/schema/schemas.ts'
import { defineSetting } from '#app/platform/settings/define-setting.ts'

const machine = v.optional(pictureName)

/** The picture of a machine that stands beside a page's title, by page. */
export const decorationFacts = defineSetting({
  name: 'decorations',
  label: 'the pictures beside the titles',
  shape: strictRecord({
    amc: machine,
    'extended-warranty': machine,
    finance: machine,
    'joy-club': machine,
    'test-ride': machine,
  }),
  fallback: {},
})
