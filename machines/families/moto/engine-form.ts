import { rad, type Vec } from '../../kernel/vector.ts'
import type { Chassis } from './spec.ts'

/**
 * Dimensions that all engine parts share, in metres: half the crankcase's width, half the cylinder
 * block's width and length, and the heights of barrel and head over the cylinder's foot. Ports are
 * positions across the machine.
 */
export type EngineForm = {
  half: number
  wide: number
  long: number
  barrel: number
  head: number
  ports: readonly number[]
  /** Maps cylinder coordinates: `u` forward, `y` left, `h` up from its foot. */
  at: (u: number, y: number, h: number) => Vec
  /** Maps a direction in the same way. */
  along: (u: number, y: number, h: number) => Vec
}

const FORMS = {
  1: {
    half: 0.07,
    wide: 0.058,
    long: 0.064,
    barrel: 0.098,
    head: 0.058,
    ports: [0],
    foot: [0.118, 0.478],
  },
  2: {
    half: 0.096,
    wide: 0.112,
    long: 0.076,
    barrel: 0.088,
    head: 0.07,
    ports: [0.054, -0.054],
    foot: [0.1, 0.488],
  },
  4: {
    half: 0.122,
    wide: 0.152,
    long: 0.076,
    barrel: 0.082,
    head: 0.07,
    ports: [0.111, 0.037, -0.037, -0.111],
    foot: [0.105, 0.488],
  },
} as const

export function engineForm({ spec, lift }: Chassis): EngineForm {
  const { foot, ...form } = FORMS[spec.cylinders]
  const [sin, cos] = [Math.sin(rad(spec.lean)), Math.cos(rad(spec.lean))]
  const along = (u: number, y: number, h: number): Vec => [u * cos + h * sin, y, h * cos - u * sin]
  return {
    ...form,
    along,
    at: (u, y, h) => {
      const q = along(u, y, h)
      return [foot[0] + q[0], q[1], lift(foot[1]) + q[2]]
    },
  }
}

/** End of the clutch release arm on the right, where its cable pulls. */
export function clutchArm(c: Chassis): Vec {
  const { half } = engineForm(c)
  return c.spec.cylinders === 1
    ? [0.056, -half - 0.028, c.lift(0.492)]
    : [-0.03, -half - 0.02, c.lift(0.548)]
}

/** Start and direction of each header pipe at the head. */
export function exhaustPorts(c: Chassis): { at: Vec; axis: Vec }[] {
  const { ports, at, along, barrel, long, head } = engineForm(c)
  return ports.map((y) => ({
    at: at(long + 0.016, y, barrel + head * 0.42),
    axis: along(0.93, 0, -0.36),
  }))
}
