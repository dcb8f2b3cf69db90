import { type Mesh, mapMesh } from '../../kernel/mesh.ts'
import type { Part } from '../../kernel/model.ts'
import { clamp, cross, dot, mul, norm, rad, type Vec } from '../../kernel/vector.ts'
import type { Chassis } from './spec.ts'

/** How a machine stands, in degrees: leaning to its left on the side stand, the front wheel turned left. */
export type Stance = { lean: number; steer: number }

export const PARKED: Stance = { lean: 8, steer: 6 }
export const UPRIGHT: Stance = { lean: 0, steer: 0 }

/** How far a standing tyre is pressed flat. */
const SINK = 0.0025

/** Turns parts about the steering axis; `flex` parts hold on to the frame with their rear end. */
export function steer(
  { fork, forkAxis }: Chassis,
  parts: Part[],
  degrees: number,
  flex = false,
): void {
  if (!degrees) return
  const [origin, axis] = [fork(0.6, 0, -0.04), norm(forkAxis)]
  for (const part of parts)
    part.mesh = mapMesh(part.mesh, (q) => {
      const share = flex ? clamp((q[0] - origin[0] + 0.16) / 0.2) : 1
      return about(q, origin, axis, rad(degrees) * share)
    })
}

/** Leans the whole machine about the line on which its tyres stand, and presses the tyres to the ground. */
export function lean({ model, front, rear }: Chassis, degrees: number): void {
  const [sin, cos] = [Math.sin(rad(degrees)), Math.cos(rad(degrees))]
  const turned = model.parts.map(({ mesh }) =>
    mapMesh(mesh, ([x, y, z]) => [x, y * cos + z * sin, z * cos - y * sin]),
  )
  const [ahead, behind] = [front, rear].map((wheel) => lowest(turned, wheel.x))
  const slope = (ahead - behind) / (front.x - rear.x)
  const ground = (x: number) => behind + slope * (x - rear.x) + SINK
  model.parts.forEach((part, i) => {
    part.mesh = mapMesh(turned[i], ([x, y, z]) => [x, y, Math.max(0, z - ground(x))])
  })
}

/** Where the leaning machine's side stand must end: a height over the upright machine's ground, `y` to its left. */
export const standFoot = (degrees: number, y: number): number => Math.tan(rad(degrees)) * y

function lowest(meshes: readonly Mesh[], x: number): number {
  let low = Number.POSITIVE_INFINITY
  for (const { points } of meshes)
    for (let i = 0; i < points.length; i += 3)
      if (Math.abs(points[i] - x) < 0.12) low = Math.min(low, points[i + 2])
  return low
}

function about(q: Vec, origin: Vec, axis: Vec, angle: number): Vec {
  const r = q.map((v, i) => v - origin[i])
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
  const side = cross(axis, r)
  const along = mul(axis, dot(axis, r) * (1 - cos))
  return r.map((v, i) => origin[i] + v * cos + side[i] * sin + along[i])
}
