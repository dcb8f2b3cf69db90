import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import type { Headlamp } from '#app/catalogue/vehicles/headlamp.ts'
import type { Place } from '#app/catalogue/vehicles/is-dark.ts'
import type { Picture } from '#app/media/pictures/picture.ts'

const positionsSchema = v.record(
  v.string(),
  v.object({ points: v.array(v.array(v.number())), isHalogen: v.boolean() }),
)

let positions: ReadonlyMap<string, Omit<Headlamp, 'place'>> | undefined

/** The middle of India, for a dealer whose place on the map is not known. */
const middleOfIndia: Place = [22, 79]

/** Returns the headlamp in a studio picture; a photograph has none. */
export function findHeadlamp(
  hero: Picture,
  { lat, lng }: { lat: number; lng: number },
): Headlamp | undefined {
  const [, slug] = /^\/pictures\/([^/]+)\/hero-/.exec(hero.base) ?? []
  positions ??= new Map(
    Object.entries(
      v.parse(positionsSchema, JSON.parse(readFileSync('machines/headlamps.json', 'utf8'))),
    ),
  )
  const found = positions.get(slug ?? '')
  return found && { ...found, place: lat || lng ? [lat, lng] : middleOfIndia }
}
