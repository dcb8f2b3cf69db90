// Usage: node studio/headlamps.ts
//
// Writes machines/headlamps.json: where the headlamps of the vehicles on sale
// are in their heroes. Run it after new heroes, and then `npm run fix`.
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import type { Vec } from '../machines/kernel/vector.ts'
import { project } from './cameras.ts'
import { type CatalogueVehicle, listVehicles, readManifest } from './catalogue.ts'
import { buildMachine } from './models.ts'

const headlampsFile = fileURLToPath(new URL('../machines/headlamps.json', import.meta.url))

/** Points are percentages of the picture's width and height, from the left and the top. */
export type Headlamp = { points: [number, number][]; isHalogen: boolean }

const cameraSchema = v.object({
  azimuth: v.number(),
  elevation: v.number(),
  distance: v.number(),
  focal: v.number(),
  look: v.tuple([v.number(), v.number(), v.number()]),
})

type Source = { material: string; middle: Vec; size: number }

export function isOnSale({ availability }: CatalogueVehicle): boolean {
  return availability === 'on-sale'
}

/** Returns the light sources of a vehicle's headlamp in its hero. */
export function findHeadlamp({ slug, colours }: CatalogueVehicle): Headlamp {
  const picture = readManifest()[`${slug}/hero-${colours[0].slug}`]
  if (!picture) throw new Error(`${slug} has no hero.`)
  const camera = v.parse(cameraSchema, picture.made?.['camera'])
  const sources = headlampSources(slug)
  return {
    points: sources.map(({ middle }) => {
      const { x, y } = project(camera, middle, picture.width / picture.height)
      return [percent(x), percent(-y)]
    }),
    isHalogen: sources.every(({ material }) => material === 'lens'),
  }
}

/**
 * LEDs in projectors, or the largest bulb in the middle. Lamps of the instruments are further back; bulbs
 * at the sides belong to indicators.
 */
function headlampSources(slug: string): Source[] {
  const front = buildMachine(slug)
    .parts.filter(({ material }) => material === 'ledc' || material === 'lens')
    .map(({ material, mesh }) => ({ material, ...extentOf(mesh.points) }))
    .filter(({ middle }) => middle[2] > 0.55)
  const foremost = Math.max(...front.map(({ middle }) => middle[0]))
  const lamps = front.filter(({ middle }) => middle[0] > foremost - 0.09)
  const leds = lamps.filter(({ material, size }) => material === 'ledc' && size < 0.03)
  if (leds.length > 0) return leds
  const across = lamps.reduce((sum, { middle }) => sum + middle[1], 0) / lamps.length
  return lamps
    .filter(({ middle }) => Math.abs(middle[1] - across) < 0.05)
    .toSorted((a, b) => b.size - a.size)
    .slice(0, 1)
}

function extentOf(points: readonly number[]): Pick<Source, 'middle' | 'size'> {
  const axis = (k: number) => points.filter((_, i) => i % 3 === k)
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const middle: Vec = [mean(axis(0)), mean(axis(1)), mean(axis(2))]
  const size = Math.max(...[0, 1, 2].map((k) => Math.max(...axis(k)) - Math.min(...axis(k))))
  return { middle, size }
}

/** Converts -1 to 1 to a percentage with one decimal. */
const percent = (at: number) => Math.round(500 * (at + 1)) / 10

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const found = listVehicles()
    .filter(isOnSale)
    .map((vehicle) => [vehicle.slug, findHeadlamp(vehicle)])
  const lines = found.map(([slug, lamp]) => `  ${JSON.stringify(slug)}: ${JSON.stringify(lamp)}`)
  writeFileSync(headlampsFile, `{\n${lines.join(',\n')}\n}\n`)
}
