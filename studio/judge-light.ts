// Usage: node studio/judge-light.ts [slug …]
//
// Measures the contrast of machines with their background in the committed heroes of the first
// colour. It prints the median luminance of tyre, engine and adjacent floor in linear light; the
// ratio of the larger to the smaller matters. It also counts highlight edges that jump in one pixel
// from below a third to the top, for a thousand edge pixels.

import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import type { Model } from '../machines/kernel/model.ts'
import { dot, type Vec } from '../machines/kernel/vector.ts'
import { fitted, outward, project, SHOTS } from './cameras.ts'
import { listVehicles, readManifest } from './catalogue.ts'
import { fromSrgb } from './finish/colour.ts'
import { outerPoints } from './machine-pictures.ts'
import { buildMachine } from './models.ts'

const ENGINE = new Set(['engine', 'fins', 'case', 'bronze', 'alu', 'alu2', 'header'])
const [NOTHING, OTHER, TYRE, CRANKCASE] = [0, 1, 2, 3]
/**
 * Limits in metres that separate a tyre from a handlebar grip, and an engine from a footrest plate.
 */
const WHEEL_TOP = 0.66
const ENGINE_REACH = 0.5

type Image = { width: number; height: number; data: Uint8Array }

const manifest = readManifest()
const asked = process.argv.slice(2)
console.log('machine            tyre   engine floor  tyre:floor engine:floor  steps ‰')
for (const { slug, colours } of listVehicles()) {
  if (asked.length > 0 && !asked.includes(slug)) continue
  const { widths } = manifest[`${slug}/hero-${colours[0].picture}`]
  const image = await readImage(`${slug}/hero-${colours[0].picture}-${Math.max(...widths)}.avif`)
  const seen = partsSeen(buildMachine(slug), image)
  const floor = medianOf(image, besideTyres(seen, image))
  const tyre = medianOf(image, placesOf(seen, TYRE))
  const engine = medianOf(image, placesOf(seen, CRANKCASE))
  const ratio = (value: number) => (Math.max(value, floor) / Math.min(value, floor)).toFixed(1)
  const cells = [tyre, engine, floor].map((value) => value.toFixed(3).padEnd(6))
  console.log(
    `${slug.padEnd(18)} ${cells.join(' ')} ${ratio(tyre).padStart(8)} ${ratio(engine).padStart(10)} ${steps(image).toFixed(1).padStart(11)}`,
  )
}

async function readImage(file: string): Promise<Image> {
  const path = fileURLToPath(new URL(`../catalogue/pictures/${file}`, import.meta.url))
  const { data, info } = await sharp(path).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data: new Uint8Array(data) }
}

/**
 * Determines the part at each pixel of a hero from the machine's vertices. The nearest vertex
 * decides for the pixels around it.
 */
function partsSeen(model: Model, { width, height }: Image): Uint8Array {
  const shot = SHOTS.hero
  const camera = fitted(shot.camera, outerPoints(model), width / height, shot.margin ?? 0)
  const out = outward(camera)
  const seen = new Uint8Array(width * height)
  const depths = new Float32Array(width * height).fill(Infinity)
  const spread = Math.ceil(width / 480)
  for (const { material, mesh } of model.parts)
    for (let i = 0; i < mesh.points.length; i += 3) {
      const point = [mesh.points[i], mesh.points[i + 1], mesh.points[i + 2]]
      const place = project(camera, point, width / height)
      const x = Math.round(((place.x + 1) / 2) * width)
      const y = Math.round(((1 - place.y) / 2) * height)
      const depth = -dot(out, point)
      const kind = kindOf(material, point)
      for (let v = Math.max(0, y - spread); v <= Math.min(height - 1, y + spread); v++)
        for (let u = Math.max(0, x - spread); u <= Math.min(width - 1, x + spread); u++) {
          const at = v * width + u
          if (depth >= depths[at]) continue
          depths[at] = depth
          seen[at] = kind
        }
    }
  return seen
}

function kindOf(material: string, [x, , z]: Vec): number {
  if (material === 'rubber' && z < WHEEL_TOP) return TYRE
  return ENGINE.has(material) && z < WHEEL_TOP && Math.abs(x) < ENGINE_REACH ? CRANKCASE : OTHER
}

function placesOf(seen: Uint8Array, kind: number): number[] {
  return [...seen.keys()].filter((at) => seen[at] === kind)
}

/**
 * Finds open floor a few hundredths of the picture left and right of a tyre, in the lower third.
 */
function besideTyres(seen: Uint8Array, { width, height }: Image): number[] {
  const [near, far] = [Math.round(width * 0.015), Math.round(width * 0.04)]
  const found = new Set<number>()
  for (const at of placesOf(seen, TYRE)) {
    if (at < width * height * 0.66) continue
    for (const side of [-1, 1])
      for (let d = near; d <= far; d += near) {
        const beside = at + side * d
        if (seen[beside] === NOTHING && Math.floor(beside / width) === Math.floor(at / width))
          found.add(beside)
      }
  }
  return [...found]
}

function medianOf(image: Image, places: readonly number[]): number {
  const values = places.map((at) => luminance(image, at)).sort((a, b) => a - b)
  return values[Math.floor(values.length / 2)] ?? Number.NaN
}

function luminance({ data }: Image, at: number): number {
  const [r, g, b] = [0, 1, 2].map((k) => fromSrgb(data[3 * at + k] / 255))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/**
 * Returns how many of a thousand highlight edge pixels are adjacent to a dark pixel, without a half
 * tone between.
 */
function steps({ width, height, data }: Image): number {
  const light = (at: number) => Math.max(data[3 * at], data[3 * at + 1], data[3 * at + 2])
  let [edges, hard] = [0, 0]
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x
      if (light(at) < 245) continue
      const around = [at - 1, at + 1, at - width, at + width].map(light)
      if (around.every((value) => value >= 245)) continue
      edges += 1
      if (around.some((value) => value < 85)) hard += 1
    }
  return edges ? (1000 * hard) / edges : 0
}
