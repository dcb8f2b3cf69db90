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

/**
 * Side of a wide picture that has room for text. `none` means that neither side has room, so the
 * picture is moved to the side.
 */
export const textSides = ['left', 'right', 'none'] as const
/** Side of an upright phone picture that has room for text. */
export const phoneTextSides = ['top', 'bottom'] as const

export type TextSide = (typeof textSides)[number]
export type PhoneTextSide = (typeof phoneTextSides)[number]

const slideSchema = v.pipe(
  strictRecord({
    /** Undefined for a slide that was never published. */
    id: v.optional(positiveInteger),
    headline: lineOfText(80),
    line: lineOfText(200),
    picture: pictureName,
    /** Upright picture for phones. */
    tallPicture: v.optional(pictureName),
    quietSide: oneOfOptions(textSides),
    tallQuietSide: oneOfOptions(phoneTextSides),
    link: strictRecord({
      text: lineOfText(40),
      href: textMatching(/^\/[\w\-./#?=&+%]*$/, '/motorcycle'),
    }),
    /** First and last day on which the slide is shown. */
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

/**
 * Default side for the text. A vehicle picture is empty on its left; other pictures have no empty
 * side.
 */
export function defaultTextSide(href: string): TextSide {
  return modelKeyFromLink(href) === undefined ? 'none' : 'left'
}
