import { modelKeyFromLink } from '#app/catalogue/vehicles/model-paths.ts'

/**
 * Side of a wide picture that has room for text. `none` means that neither side has room, so the
 * picture is moved to the side.
 */
export const textSides = ['left', 'right', 'none'] as const
/** Side of an upright phone picture that has room for text. */
export const phoneTextSides = ['top', 'bottom'] as const

export type TextSide = (typeof textSides)[number]
export type PhoneTextSide = (typeof phoneTextSides)[number]

/**
 * Default side for the text. A vehicle picture is empty on its left; other pictures have no empty
 * side.
 */
export function defaultTextSide(href: string): TextSide {
  return modelKeyFromLink(href) === undefined ? 'none' : 'left'
}
