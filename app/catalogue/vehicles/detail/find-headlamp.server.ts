import type { Headlamp } from '#app/catalogue/vehicles/headlamp.ts'
import type { Place } from '#app/catalogue/vehicles/is-dark.ts'
import type { Picture } from '#app/media/pictures/picture.ts'
import positions from './headlamps.json' with { type: 'json' }

/** The middle of India, for a dealer whose place on the map is not known. */
const middleOfIndia: Place = [22, 79]

/** Returns the headlamp in a studio picture; a photograph has none. */
export function findHeadlamp(
  hero: Picture,
  { lat, lng }: { lat: number; lng: number },
): Headlamp | undefined {
  const [, slug] = /^\/pictures\/([^/]+)\/hero-/.exec(hero.base) ?? []
  const found = Object.entries(positions).find(([of]) => of === slug)
  if (!found) return undefined
  const [, { points, isHalogen }] = found
  return { points, isHalogen, place: lat || lng ? [lat, lng] : middleOfIndia }
}
