import { type ShadedPart, shadedParts } from '../machines/live/shaded-parts.ts'
import { LIVE_DETAIL } from '../machines/live-detail.ts'
import { MACHINES, type Machine } from '../machines/machines.ts'
import { buildMachine } from './models.ts'

type Point = [number, number]

/** Side of a cell of the picture whose edges become the outline, in metres. */
const cell = 0.002
/** Maximum deviation of the outline, in cells. */
const tolerance = 2.5
/** Smallest hole and smallest separate piece that are kept, in cells. */
const smallest = 3500
const [least, columns, rows] = [-1.2, 1280, 800]
/** From the front end of the seat to the middle of the rider's pelvis, in metres. */
const behindSeatFront = { moto: 0.18, scooter: 0.26 } as const

/** Side view of a machine: points are millimetres forwards, and up from the ground. */
export type Outline = { seat: Point; grip: Point; outline: string }

/** Computes the outline of a machine. A bar separates its rings. */
export function outlineOf(slug: string): Outline {
  const parts = shadedParts(buildMachine(slug, LIVE_DETAIL[slug].phone))
  const rings = ringsOf(picture(parts)).map((ring) => ring.flatMap(toMillimetres).join(' '))
  return { seat: seatOf(MACHINES[slug], parts), grip: gripOf(parts), outline: rings.join('|') }
}

/** Returns the cells that the machine covers, seen from its side. */
function picture(parts: readonly ShadedPart[]): Uint8Array {
  const cells = new Uint8Array(columns * rows)
  for (const { positions, indices } of parts)
    for (let i = 0; i < indices.length; i += 3) {
      const corners = [0, 1, 2].map((k): Point => {
        const at = 3 * indices[i + k]
        return [(positions[at] - least) / cell, positions[at + 2] / cell]
      })
      fill(cells, corners)
    }
  return cells
}

function fill(cells: Uint8Array, [a, b, c]: Point[]): void {
  const [xs, zs] = [0, 1].map((k) => [a[k], b[k], c[k]])
  const side = (p: Point, q: Point, x: number, z: number) =>
    (q[0] - p[0]) * (z - p[1]) - (q[1] - p[1]) * (x - p[0])
  for (let z = Math.max(0, Math.floor(Math.min(...zs))); z <= Math.max(...zs); z++)
    for (let x = Math.floor(Math.min(...xs)); x <= Math.max(...xs); x++) {
      const sides = [side(a, b, x, z), side(b, c, x, z), side(c, a, x, z)]
      if (sides.every((it) => it >= 0) || sides.every((it) => it <= 0)) cells[z * columns + x] = 1
    }
  for (const [x, z] of [a, b, c]) if (z >= 0) cells[Math.round(z) * columns + Math.round(x)] = 1
}

/** Returns the edges of the covered areas and of their holes, simplified. */
function ringsOf(cells: Uint8Array): Point[][] {
  const next = new Map<string, Point[]>()
  const isIn = (x: number, z: number) => cells[z * columns + x] === 1
  const edge = (x: number, z: number, ...to: Point) => {
    const key = `${x} ${z}`
    next.set(key, [...(next.get(key) ?? []), to])
  }
  for (let z = 0; z < rows; z++)
    for (let x = 1; x < columns - 1; x++) {
      if (!isIn(x, z)) continue
      if (z === 0 || !isIn(x, z - 1)) edge(x, z, x + 1, z)
      if (!isIn(x + 1, z)) edge(x + 1, z, x + 1, z + 1)
      if (!isIn(x, z + 1)) edge(x + 1, z + 1, x, z + 1)
      if (!isIn(x - 1, z)) edge(x, z + 1, x, z)
    }
  const rings: Point[][] = []
  for (const key of next.keys()) {
    const ring: Point[] = []
    let at = key
    for (let to = next.get(at)?.pop(); to; to = next.get(at)?.pop()) {
      ring.push(to)
      at = to.join(' ')
    }
    if (Math.abs(areaOf(ring)) > smallest) rings.push(simplified(ring))
  }
  return rings
}

function areaOf(ring: readonly Point[]): number {
  return ring.reduce((sum, [x, z], i) => {
    const [nextX, nextZ] = ring[(i + 1) % ring.length]
    return sum + (x * nextZ - nextX * z) / 2
  }, 0)
}

/** Leaves out points that are closer than the tolerance to the line through the others. */
function simplified(points: Point[]): Point[] {
  const [first] = points
  const last = points[points.length - 1]
  const [dx, dz] = [last[0] - first[0], last[1] - first[1]]
  const length = Math.hypot(dx, dz)
  let [furthest, index] = [0, 0]
  for (let i = 1; i < points.length - 1; i++) {
    const [x, z] = [points[i][0] - first[0], points[i][1] - first[1]]
    const away = length < 2 ? Math.hypot(x, z) : Math.abs(dx * z - dz * x) / length
    if (away > furthest) [furthest, index] = [away, i]
  }
  if (furthest <= tolerance) return [first, last]
  return [
    ...simplified(points.slice(0, index + 1)).slice(0, -1),
    ...simplified(points.slice(index)),
  ]
}

function millimetres(metres: number): number {
  return Math.round(metres * 1000)
}

function toMillimetres([x, z]: Point): Point {
  return [millimetres(x * cell + least), millimetres(z * cell)]
}

/** Returns the top of the seat where the rider sits. */
function seatOf(machine: Machine, parts: readonly ShadedPart[]): Point {
  const { seatMaterial = 'seat' } = 'moto' in machine ? machine.moto : machine.scooter
  const middle = pointsOf(parts, seatMaterial).filter(([, y]) => Math.abs(y) < 0.05)
  const at =
    Math.max(...middle.map(([x]) => x)) - behindSeatFront['moto' in machine ? 'moto' : 'scooter']
  const near = middle.filter(([x]) => Math.abs(x - at) < 0.04)
  return [millimetres(at), millimetres(Math.max(...near.map(([, , z]) => z)))]
}

/** Returns the middle of the left grip: the piece of rubber that is longest across. */
function gripOf(parts: readonly ShadedPart[]): Point {
  const grips = parts
    .filter(({ material }) => material === 'rubber')
    .map((part) => pointsOf([part], 'rubber'))
    .filter((points) => points.every(([, y, z]) => y > 0.2 && z > 0.75))
  const length = (points: number[][]) => extent(points, 1)[1] - extent(points, 1)[0]
  const [grip] = grips.toSorted((one, other) => length(other) - length(one))
  const middle = (k: number) => millimetres((extent(grip, k)[0] + extent(grip, k)[1]) / 2)
  return [middle(0), middle(2)]
}

function extent(points: readonly number[][], k: number): Point {
  const values = points.map((it) => it[k])
  return [Math.min(...values), Math.max(...values)]
}

function pointsOf(parts: readonly ShadedPart[], material: string): number[][] {
  return parts
    .filter((it) => it.material === material)
    .flatMap(({ positions }) =>
      Array.from({ length: positions.length / 3 }, (_, i) => [
        ...positions.subarray(3 * i, 3 * i + 3),
      ]),
    )
}
