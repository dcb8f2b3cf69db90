// Axes: x forward, y to the rider's left, z up, in metres. Angles are in radians.

/**
 * A point or direction [x, y, z]. Some functions read a fourth number, such as the radius of a
 * fillet.
 */
export type Vec = readonly number[]

export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t
export const clamp = (v: number, low = 0, high = 1): number => Math.min(high, Math.max(low, v))
export const rad = (degrees: number): number => (degrees * Math.PI) / 180
export const TURN = 2 * Math.PI

export const add = (a: Vec, b: Vec): Vec => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
export const sub = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
export const mul = (a: Vec, s: number): Vec => [a[0] * s, a[1] * s, a[2] * s]
export const dot = (a: Vec, b: Vec): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
/** Uses the square root, which every engine rounds alike; it is also faster than `hypot`. */
export const len = (a: Vec): number => Math.sqrt(a[0] * a[0] + a[1] * a[1] + a[2] * a[2])

export function cross(a: Vec, b: Vec): Vec {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}

/** Returns a vector of length 1; the zero vector stays zero. */
export function norm(a: Vec): Vec {
  return mul(a, 1 / (len(a) || 1))
}

export function mix(a: Vec, b: Vec, t: number): Vec {
  return [lerp(a[0], b[0], t), lerp(a[1], b[1], t), lerp(a[2], b[2], t)]
}

/** Returns `count` values from 0 to 1, both ends included. */
export function steps(count: number): number[] {
  return Array.from({ length: count }, (_, i) => i / (count - 1))
}
