import * as v from 'valibot'
import { modelKeyFromLink } from '#app/catalogue/vehicles/model-paths.ts'
import { hasUniqueIds, isDateRangeInOrder } from '#app/platform/schema/entry-checks.ts'
import {
  day,
  lineOfText,
  listOfItems,
  oneOfOptions,
  pictureName,
  positiveInteger,
  strictRecord,
  textMatching,
} from '#app/platform/schema/schemas.ts'

/** Where a picture has room for words on a desk; `none`: nowhere, so that it moves aside for them. */
export const textSides = ['left', 'right', 'none'] as const
/** The same of a phone, whose pictures stand upright. */
export const phoneTextSides = ['top', 'bottom'] as const

export type TextSide = (typeof textSides)[number]
export type PhoneTextSide = (typeof phoneTextSides)[number]

const slideSchema = v.pipe(
  strictRecord({
    /** A slide that has never been published has none. */
    id: v.optional(positiveInteger),
    headline: lineOfText(80),
    line: lineOfText(200),
    picture: pictureName,
    /** The upright picture that a phone shows instead. */
    tallPicture: v.optional(pictureName),
    quietSide: oneOfOptions(textSides),
    tallQuietSide: oneOfOptions(phoneTextSides),
    link: strictRecord({
      text: lineOfText(40),
      href: textMatching(/^\/[\w\-./#?=&+%]*$/, '/motorcycle'),
    }),
    /** Its first and its last day, both its own. */
    from: v.optional(day),
    until: v.optional(day),
  }),
  v.forward(
    v.check((it) => isDateRangeInOrder(it), 'must not be before the first day'),
    ['until'],
  ),
)

export const slidesDocumentSchema = strictRecord({
  slides: v.pipe(
    listOfItems(slideSchema, 0, 20),
    v.check((list) => hasUniqueIds(list), 'must not repeat an id'),
  ),
})

export type SlidesDocument = v.InferOutput<typeof slidesDocumentSchema>
export type SlideDocument = SlidesDocument['slides'][number]

/** Of a slide for which nobody has said it: a machine's picture has a wall at its left, that of a place none. */
export function defaultTextSide(href: string): TextSide {
  return modelKeyFromLink(href) === undefined ? 'none' : 'left'
}
