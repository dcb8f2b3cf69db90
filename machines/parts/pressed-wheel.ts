import { segments } from '../kernel/detail.ts'
import type { Model } from '../kernel/model.ts'
import { circle, plate } from '../kernel/plate.ts'
import { roundProfile } from '../kernel/spline.ts'
import { bolt, lathe, tube } from '../kernel/sweep.ts'
import { lerp, TURN, type Vec } from '../kernel/vector.ts'

type Dish = { x: number; z: number; rim: number; hub: number; material: string }

const THICK = 0.0028

/**
 * The dished disc of a pressed-steel wheel: a raised centre bolted to the drum, a ring of flanged
 * holes, and a bend out to the rim.
 */
export function pressedDish(model: Model, { x, z, rim, hub, material }: Dish): void {
  const at = [x, 0, z]
  const edge = rim - 0.02
  const [from, to] = [lerp(hub, edge, 0.3), lerp(hub, edge, 0.84)]
  for (const side of [1, -1]) {
    const face = side * 0.012
    const ring = (profile: Vec[]) =>
      model.add(
        material,
        lathe(
          roundProfile(
            profile.map((q) => [q[0], side * q[1]]),
            0.004,
          ),
          { at, segments: 120 },
        ),
      )
    ring([
      [hub * 0.5, 0.03],
      [hub + 0.004, 0.03],
      [lerp(hub, from, 0.6), 0.024],
      [from, 0.012],
      [from, 0.012 - THICK],
    ])
    ring([
      [to, 0.012 - THICK],
      [to, 0.012],
      [lerp(to, edge, 0.5), 0.016],
      [edge + 0.004, 0.026],
      [edge + 0.008, 0.026 - THICK],
    ])
    const holes = Array.from({ length: 8 }, (_, i) => oval(x, z, (from + to) / 2, i / 8, to - from))
    model.add(
      material,
      plate(circleOf(x, z, to + 0.001), face - side * THICK, face, {
        bevel: 0.0006,
        holes: [circleOf(x, z, from - 0.001), ...holes],
      }),
    )
    for (const hole of holes)
      model.add(
        material,
        tube(
          hole.map((q) => [q[0], face, q[1]]),
          [0.0022, 0.0026],
          { m: 10, closed: true, up: [0, 1, 0] },
        ),
      )
    for (let i = 0; i < 5; i++) {
      const [c, s] = [Math.cos((i / 5) * TURN + 0.35), Math.sin((i / 5) * TURN + 0.35)]
      const r = lerp(hub, from, 0.3)
      model.add(
        'metal',
        bolt([x + r * c, side * 0.029, z + r * s], [0, side, 0], 0.0075, 0.007),
        24,
      )
    }
  }
}

/** An oval hole, longer around the wheel than radially. */
function oval(x: number, z: number, r: number, share: number, room: number): Vec[] {
  const a = share * TURN
  const count = segments(36, 12)
  return Array.from({ length: count }, (_, i) => {
    const t = (i / count) * TURN
    const [along, out] = [room * 0.62 * Math.cos(t), room * 0.36 * Math.sin(t)]
    const [turn, reach] = [a + along / r, r + out]
    return [x + reach * Math.cos(turn), z + reach * Math.sin(turn)]
  })
}

const circleOf = (x: number, z: number, r: number): Vec[] => circle(x, z, r, 120)
