import type { Place } from './is-dark.ts'

/**
 * The light sources of a headlamp in a picture, in percent of the picture's width and height from
 * the left and the top, and the place whose dusk switches it on.
 */
export type Headlamp = { points: number[][]; isHalogen: boolean; place: Place }
