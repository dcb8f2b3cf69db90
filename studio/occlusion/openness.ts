import type { Shaded } from '../../machines/kernel/normals.ts'
import { smoothed } from '../../machines/live/smoothed.ts'
import { withBuriedLifted } from './buried.ts'
import { patchesOf } from './patches.ts'
import type { TriangleTree } from './triangle-tree.ts'

/**
 * Reach in metres: surfaces further away cover nothing. A surface at the vertex covers fully, one
 * at the limit 0.3.
 */
const REACH = 0.6
const NEAR_TO_FAR = 0.7
/**
 * Distance of a ray's start from the surface in metres. Stickers lie closer and would shade the
 * surface below them.
 */
const START = 0.003
/**
 * Number of vertices of a patch that decide its outer side. The start distance is smaller, so that
 * rays do not pass through thin parts.
 */
const ASKED = 8
const START_OF_ASKED = 0.0003

/** Returns the openness over a point of a surface, 0 to 1. */
export type Sky = (point: Float32Array, normal: Float32Array, isGlance?: boolean) => number

/**
 * Returns the openness over each vertex, 0 to 1, part by part. The ground counts as cover.
 *
 * Winding is arbitrary, so a normal may point inwards. Within a patch without creases all normals
 * point to one side, because `shade` never joins faces that point away from each other. The more
 * open side is the visible one.
 */
export function opennessOf(
  parts: readonly Shaded[],
  covers: readonly TriangleTree[],
): Float32Array<ArrayBuffer>[] {
  const sky = skyOver(covers)
  return parts.map((part) => {
    return smoothed(withBuriedLifted(part, openAtVertices(part, sky), sky), part.indices)
  })
}

function openAtVertices({ positions, normals, indices }: Shaded, sky: Sky) {
  const open = new Float32Array(positions.length / 3)
  const outward = normals.slice()
  for (const patch of patchesOf(indices, open.length)) {
    const step = Math.ceil(patch.length / ASKED)
    const asked = patch.filter((_, i) => i % step === 0)
    const seenFrom = (turn: number) =>
      asked.reduce((sum, v) => sum + sky(at(positions, v), turned(at(normals, v), turn), true), 0)
    if (seenFrom(-1) > seenFrom(1))
      for (const v of patch) outward.set(turned(at(normals, v), -1), 3 * v)
    for (const v of patch) open[v] = sky(at(positions, v), at(outward, v))
  }
  return open
}

const at = (list: Float32Array, vertex: number) => list.subarray(3 * vertex, 3 * vertex + 3)
const turned = (normal: Float32Array, by: number) => normal.map((v) => by * v)

/**
 * The same directions for every vertex, so that neighbours have the same error. They come in
 * mirrored pairs, because machines are symmetric.
 */
const directionsIn = (pairs: number) =>
  Array.from({ length: pairs }, (_, i) => {
    const y = (i + 0.5) / pairs
    const [around, out] = [i * Math.PI * (3 - Math.sqrt(5)), Math.sqrt(1 - y * y)]
    return [out * Math.cos(around), y, out * Math.sin(around)]
  }).flatMap(([x, y, z]) => [Float64Array.of(x, y, z), Float64Array.of(x, -y, z)])

const ALL = directionsIn(40)
const FEW = directionsIn(8)

function skyOver(covers: readonly TriangleTree[]): Sky {
  const origin = new Float64Array(3)
  return (point, normal, isGlance = false) => {
    const start = isGlance ? START_OF_ASKED : START
    for (let k = 0; k < 3; k++) origin[k] = point[k] + start * normal[k]
    let [open, all] = [0, 0]
    for (const direction of isGlance ? FEW : ALL) {
      const weight = normal[0] * direction[0] + normal[1] * direction[1] + normal[2] * direction[2]
      if (weight < 0.05) continue
      const ground = direction[2] < 0 ? Math.max(0, -origin[2] / direction[2]) : REACH
      let distance = Math.min(ground, REACH)
      for (const cover of covers) distance = cover.nearest(origin, direction, distance)
      all += weight
      open += distance < REACH ? weight * NEAR_TO_FAR * (distance / REACH) : weight
    }
    return all > 0 ? open / all : 1
  }
}
