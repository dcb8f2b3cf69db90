import { type Mesh, mapMesh } from '../../kernel/mesh.ts'
import type { Part } from '../../kernel/model.ts'
import { clamp, cross, dot, mul, norm, rad, type Vec } from '../../kernel/vector.ts'
import type { Chassis } from './spec.ts'

/** Stance in degrees: lean to the left on the side stand, and steering angle to the left. */
export type Stance = { lean: number; steer: number }

export const PARKED: Stance = { lean: 8, steer: 6 }
export const UPRIGHT: Stance = { lean: 0, steer: 0 }

/** Depth that a standing tyre is flattened, in metres. */
const SINK = 0.0025

/** Rotates parts about the steering axis. The rear end of `flex` parts stays fixed to the frame. */
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

/**
 * Leans the whole machine about the contact line of its tyres, and lowers the tyres to the ground.
 */
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

/** Height of the side stand's foot in the upright machine's coordinates, `y` metres to its left. */
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
