import type { Shaded } from '../../machines/kernel/normals.ts'
import { smoothed } from '../../machines/live/smoothed.ts'
import { withBuriedLifted } from './buried.ts'
import { patchesOf } from './patches.ts'
import type { TriangleTree } from './triangle-tree.ts'

/** Metres: what is further away covers nothing; what is next to a vertex covers wholly, at the end of the reach 0.3. */
const REACH = 0.6
const NEAR_TO_FAR = 0.7
/** Rays start so far from the surface: stickers lie closer to it, and would throw a shadow on what they lie on. */
const START = 0.003
/** How many vertices of a patch tell on which side of it one looks at it; thin things must not be looked through. */
const ASKED = 8
const START_OF_ASKED = 0.0003

/** How open it is over a point of a surface, 0 to 1. */
export type Sky = (point: Float32Array, normal: Float32Array, isGlance?: boolean) => number

/**
 * How open it is over each vertex: 0 to 1, part by part. The ground counts as cover.
 *
 * Faces are wound either way, so a normal may point inwards. Within a patch that has no crease all point to one
 * side (`shade` joins no faces that turn their backs on each other), and the more open side is the one that is seen.
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

/** The same directions for every vertex, so that neighbours err alike; in mirrored pairs, as machines are made. */
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
