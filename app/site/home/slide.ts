import * as v from 'valibot'
import { modelOfLink } from '#app/catalogue/vehicles/paths.ts'
import { hasNoIdTwice, isSpan } from '#app/platform/schema/list-checks.ts'
import {
  choice,
  day,
  listOf,
  matching,
  pictureName,
  record,
  text,
  wholeNumber,
} from '#app/platform/schema/shapes.ts'

/** Where a picture has room for words on a desk; `none`: nowhere, so that it moves aside for them. */
export const quietSides = ['left', 'right', 'none'] as const
/** The same of a phone, whose pictures stand upright. */
export const tallQuietSides = ['top', 'bottom'] as const

export type QuietSide = (typeof quietSides)[number]
export type TallQuietSide = (typeof tallQuietSides)[number]

const slide = v.pipe(
  record({
    /** A slide that has never been published has none. */
    id: v.optional(wholeNumber),
    headline: text(80),
    line: text(200),
    picture: pictureName,
    /** The upright picture that a phone shows instead. */
    tallPicture: v.optional(pictureName),
    quietSide: choice(quietSides),
    tallQuietSide: choice(tallQuietSides),
    link: record({ text: text(40), href: matching(/^\/[\w\-./#?=&+%]*$/, '/motorcycle') }),
    /** Its first and its last day, both its own. */
    from: v.optional(day),
    until: v.optional(day),
  }),
  v.forward(
    v.check((it) => isSpan(it), 'must not lie before the first day'),
    ['until'],
  ),
)

export const slidesDocument = record({
  slides: v.pipe(
    listOf(slide, 0, 20),
    v.check((list) => hasNoIdTwice(list), 'must not have an id twice'),
  ),
})

export type SlidesDocument = v.InferOutput<typeof slidesDocument>
export type SlideDocument = SlidesDocument['slides'][number]

/** Of a slide for which nobody has said it: a machine's picture has a wall at its left, that of a place none. */
export function usualSide(href: string): QuietSide {
  return modelOfLink(href) === undefined ? 'none' : 'left'
}
