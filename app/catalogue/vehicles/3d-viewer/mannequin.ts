import type { Group, OutlinePoint } from '#machines/live/messages.ts'

/** Forwards, to the left, and up, as shares of the height. */
type Point = readonly [forward: number, left: number, up: number]

/** A rod between two points, with round ends of different radii. `flat` scales it along forwards. */
type Limb = { from: Point; to: Point; radii: readonly [number, number]; flat?: number }

/** A plain person as one surface. `outline` encloses it, in metres. */
export type Mannequin = {
  surface: Pick<Group, 'positions' | 'normals' | 'occlusion' | 'indices'>
  outline: readonly OutlinePoint[]
}

/** Its place beside the seat, on the side from which riders get on. In metres. */
const place = { forward: -0.25, left: 0.72 }

const aroundCount = 20
const endRings = 6
const rings = 2 * (endRings + 1)

/** Creates a standing mannequin of this height. */
export function createMannequin(riderCm: number): Mannequin {
  const size = riderCm / 100
  const limbs = limbsOfBody()
  const count = limbs.length * rings * aroundCount
  const positions = new Float32Array(3 * count)
  const normals = new Int16Array(3 * count)
  const indices: number[] = []
  let vertex = 0
  for (const limb of limbs) {
    indices.push(...trianglesFrom(vertex))
    for (const { at, normal } of verticesOf(limb)) {
      const [forward, left, up] = at
      positions.set(
        [place.forward + forward * size, place.left + left * size, up * size],
        3 * vertex,
      )
      normals.set(
        normal.map((it) => Math.round(32_767 * it)),
        3 * vertex,
      )
      vertex++
    }
  }
  const occlusion = new Uint8Array(count).fill(255)
  return {
    surface: { positions, normals, occlusion, indices: new Uint32Array(indices) },
    outline: [-0.1, 0.12].flatMap((x) =>
      [-0.18, 0.18].flatMap((y) =>
        [0, 1].map((z) => [place.forward + x * size, place.left + y * size, z * size] as const),
      ),
    ),
  }
}

function limbsOfBody(): Limb[] {
  const sides = [1, -1].flatMap((side): Limb[] => [
    { from: [0, side * 0.048, 0.53], to: [0.004, side * 0.054, 0.285], radii: [0.05, 0.033] },
    { from: [0.004, side * 0.054, 0.285], to: [-0.005, side * 0.056, 0.04], radii: [0.033, 0.022] },
    {
      from: [-0.015, side * 0.056, 0.022],
      to: [0.095, side * 0.066, 0.016],
      radii: [0.022, 0.016],
    },
    { from: [0, side * 0.115, 0.79], to: [-0.006, side * 0.135, 0.63], radii: [0.028, 0.022] },
    { from: [-0.006, side * 0.135, 0.63], to: [0.022, side * 0.14, 0.45], radii: [0.022, 0.017] },
  ])
  return [
    ...sides,
    { from: [0, 0, 0.56], to: [0, 0, 0.74], radii: [0.085, 0.1], flat: 0.65 },
    { from: [0, -0.1, 0.79], to: [0, 0.1, 0.79], radii: [0.032, 0.032] },
    { from: [0, 0, 0.8], to: [0.004, 0, 0.88], radii: [0.03, 0.027] },
    { from: [0.007, 0, 0.925], to: [0.008, 0, 0.938], radii: [0.061, 0.062] },
  ]
}

/** Lists the vertices ring by ring from one end to the other. */
function verticesOf({ from, to, radii, flat = 1 }: Limb): { at: Point; normal: Point }[] {
  const axis = unit([to[0] - from[0], to[1] - from[1], to[2] - from[2]])
  const across = unit(Math.abs(axis[2]) > 0.5 ? [axis[2], 0, -axis[0]] : [-axis[1], axis[0], 0])
  const third: Point = [
    axis[1] * across[2] - axis[2] * across[1],
    axis[2] * across[0] - axis[0] * across[2],
    axis[0] * across[1] - axis[1] * across[0],
  ]
  return Array.from({ length: rings * aroundCount }, (_, i) => {
    const ring = Math.floor(i / aroundCount)
    const isEnd = ring > endRings
    const steps = isEnd ? ring - endRings - 1 : ring - endRings
    const latitude = ((steps / endRings) * Math.PI) / 2
    const angle = ((i % aroundCount) / aroundCount) * 2 * Math.PI
    const [out, along] = [Math.cos(latitude), Math.sin(latitude)]
    const way = [0, 1, 2].map(
      (k) =>
        along * (axis[k] ?? 0) +
        out * (Math.cos(angle) * (across[k] ?? 0) + Math.sin(angle) * (third[k] ?? 0)),
    )
    const [x = 0, y = 0, z = 0] = way
    const [centre, radius] = isEnd ? [to, radii[1]] : [from, radii[0]]
    return {
      at: [(centre[0] + radius * x) * flat, centre[1] + radius * y, centre[2] + radius * z],
      normal: unit([x / flat, y, z]),
    }
  })
}

function trianglesFrom(first: number): number[] {
  return Array.from({ length: (rings - 1) * aroundCount }, (_, i) => {
    const next = (i % aroundCount) + 1 === aroundCount ? i + 1 - aroundCount : i + 1
    const [a, b, c, d] = [i, next, i + aroundCount, next + aroundCount].map((it) => first + it)
    return [a, b, c, b, d, c]
  }).flatMap((it) => it.map((corner) => corner ?? first))
}

function unit([x, y, z]: Point): Point {
  const length = Math.hypot(x, y, z)
  return [x / length, y / length, z / length]
}
