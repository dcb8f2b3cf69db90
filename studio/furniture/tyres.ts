// Tyres and their rack.
import { type Mesh, placed } from '../../machines/kernel/mesh.ts'
import { Model } from '../../machines/kernel/model.ts'
import { cylinder, lathe } from '../../machines/kernel/sweep.ts'
import { steps, TURN } from '../../machines/kernel/vector.ts'
import { board, every, repeated } from './kit.ts'

/**
 * A tyre around the origin with its axis along y: radius and half width of its section, in metres.
 */
export function tyreMesh(radius: number, half: number): Mesh {
  const profile = steps(24).map((t) => {
    const a = t * TURN * 0.86 + 0.44
    return [radius - half * 1.05 * (1 + Math.cos(a)), half * Math.sin(a)]
  })
  return lathe(profile, {
    at: [0, 0, 0],
    segments: 104,
    displace: (angle, _, q) =>
      q[0] > radius * 0.93 && Math.abs(((angle * 26) / TURN + Math.abs(q[1]) * 14) % 1) < 0.18
        ? q[0] - 0.005
        : q[0],
  })
}

/** Two tiers of tyres on a steel rack, 1.7 m wide. */
export function tyreRack(): Model {
  const model = new Model()
  const up = (x: number) => {
    for (const y of [-0.16, 0.16])
      model.add('powder', board([x, y, 0.95], [0.045, 0.045, 1.9], 0.004))
  }
  for (const x of [-0.85, 0.85]) up(x)
  for (const [z, radius] of [
    [0.22, 0.3],
    [1.02, 0.29],
  ]) {
    for (const y of [-0.13, 0.13])
      model.add('handleBlue', cylinder([-0.85, y, z], [0.85, y, z], 0.02, { segments: 16 }))
    const tyre = placed(tyreMesh(radius, 0.058), [0, 0, 0], 90)
    const rise = z + radius - 0.015
    model.add(
      'rubber',
      repeated(
        tyre,
        every(0.135, -0.74, 0.76).map((x) => [x, 0, rise]),
      ),
      50,
    )
  }
  return model
}
