// Lamps in the handlebar's head, built from successive superellipse rings.
import { gridMesh } from '../../kernel/mesh.ts'
import { panel } from '../../kernel/panel.ts'
import { roundProfile } from '../../kernel/spline.ts'
import { lathe, tube } from '../../kernel/sweep.ts'
import { lerp, steps, TURN, type Vec } from '../../kernel/vector.ts'
import { projector, reflector } from './lamp-cells.ts'
import type { ScooterChassis, ScooterSpec } from './spec.ts'

/** Centre of the head, over the steering stem. */
export const X = 0.262
export const Z = 1.0

/** Glass of each lamp: half width, half height, exponent, widening towards the top; metres. */
export const LAMPS: Record<
  Exclude<ScooterSpec['lamp'], 'none'>,
  readonly [number, number, number, number]
> = {
  round: [0.07, 0.07, 2, 0],
  bar: [0.104, 0.046, 4.5, 0.12],
  hexagon: [0.096, 0.064, 3.2, 0.26],
  oval: [0.092, 0.058, 2.2, 0.05],
}

/** Number of points around a lamp. */
const BORDER = 72

/** Distance of the glass ahead of the head's centre, in metres. */
const FRONT = 0.142

export function headLamp({ model, spec }: ScooterChassis): void {
  if (spec.lamp === 'none') return
  const [w, h, exponent, widening] = LAMPS[spec.lamp]
  const ring = (dx: number, scale: number, grow = 0): Vec[] =>
    Array.from({ length: BORDER }, (_, i) => {
      const a = (i / BORDER) * TURN
      const power = (v: number) => Math.sign(v) * Math.abs(v) ** (2 / exponent)
      const [p, q] = [power(Math.cos(a)), power(Math.sin(a))]
      const lean = 0.2 * q * h + 0.9 * p * p * w * 0.28
      return [
        X + FRONT + dx - lean,
        (w * scale + grow) * p * (1 + widening * q),
        Z + 0.012 + (h * scale + grow) * q,
      ]
    })
  const rings = (
    material: string,
    rows: readonly (readonly number[])[],
    cap = true,
    crease?: number,
  ) =>
    model.add(
      material,
      gridMesh(
        rows.map(([dx, scale, grow]) => ring(dx, scale, grow)),
        { closedColumns: true, capEnd: cap },
      ),
      crease,
    )
  const bezel = spec.lamp === 'round' || spec.lamp === 'hexagon' ? spec.trim : 'black'
  rings(
    'paint',
    [
      [-0.07, 1, 0.018],
      [-0.03, 1, 0.016],
      [-0.008, 1, 0.011],
      [0, 1, 0.007],
      [-0.006, 1, 0.004],
    ],
    false,
  )
  model.add(bezel, tube(ring(0, 1, 0.005), 0.0048, { m: 10, closed: true }))
  rings('metal', [
    [0, 1],
    [-0.014, 0.9],
    [-0.034, 0.72],
    [-0.046, 0.4],
  ])
  rings('glass', [
    [0.001, 1],
    [0.008, 0.93],
    [0.0135, 0.75],
    [0.017, 0.4],
    [0.018, 0.12],
  ])
  inside(spec.lamp, model, ring)
}

type Ring = (dx: number, scale: number, grow?: number) => Vec[]

function inside(lamp: ScooterSpec['lamp'], model: ScooterChassis['model'], ring: Ring): void {
  const arc = (from: number, to: number, scale: number, dx: number) =>
    ring(dx, scale).filter((_, i) => i >= from && i <= to)
  const at = (dx: number, y: number, z: number): Vec => [X + FRONT + dx, y, Z + 0.012 + z]
  if (lamp === 'round') {
    model.add('ledw', tube(ring(-0.008, 0.88), 0.0028, { m: 8, closed: true }))
    reflector(model, at(-0.012, 0, 0.006), 0.046)
    model.add(
      'black',
      lathe(
        roundProfile(
          [
            [0.018, 0.006],
            [0.021, 0.012],
            [0.024, 0.006],
            [0.022, -0.01],
          ],
          0.001,
        ),
        { at: at(-0.014, 0, 0.006), axis: [1, 0, 0], segments: 36 },
      ),
    )
  } else if (lamp === 'bar') {
    for (const y of [-0.056, 0.056]) projector(model, at(-0.036, y, -0.006), 0.022)
    for (const y of [-0.019, 0.019]) reflector(model, at(-0.022, y, -0.008), 0.018)
    model.add('ledw', tube(arc(8, 28, 0.86, -0.012), 0.0028, { m: 8 }))
  } else if (lamp === 'hexagon') {
    reflector(model, at(-0.012, 0, 0.012), 0.038)
    for (const y of [-0.058, 0.058]) projector(model, at(-0.034, y, 0.014), 0.02)
    model.add('ledw', tube(arc(42, 66, 0.84, -0.012), 0.003, { m: 8 }))
    model.add(
      'black',
      tube(
        steps(16).map((t) => at(-0.012 - 0.02 * (2 * t - 1) ** 2, lerp(-0.08, 0.08, t), -0.03)),
        [0.006, 0.004],
        { m: 8 },
      ),
    )
  } else if (lamp === 'oval') {
    for (const y of [-0.038, 0.038]) projector(model, at(-0.028, y, 0), 0.024)
    model.add('ledw', tube(ring(-0.01, 0.88), 0.003, { m: 8, closed: true }))
  }
}

/** With the lamp in the apron, the head has a deflector: a smoked screen, or a flush dark pane. */
export function visor({ model, spec }: ScooterChassis): void {
  const tall = spec.form === 'blade' ? 0.022 : spec.form === 'beak' ? -0.03 : -0.022
  const screen = [
    [
      [0.125, 0, 0.03],
      [0.11, 0.045, 0.028],
      [0.06, 0.085, 0.03],
    ],
    [
      [0.095, 0, 0.085],
      [0.082, 0.05, 0.082],
      [0.035, 0.092, 0.075],
    ],
    [
      [0.045 - tall * 0.4, 0, 0.135 + tall],
      [0.038 - tall * 0.4, 0.042, 0.13 + tall],
      [0.01, 0.075, 0.112 + tall * 0.6],
    ],
  ]
  const pane = [
    [
      [0.13, 0, 0.004],
      [0.12, 0.056, 0.004],
      [0.088, 0.09, 0.01],
    ],
    [
      [0.118, 0, 0.05],
      [0.108, 0.058, 0.05],
      [0.072, 0.1, 0.046],
    ],
    [
      [0.07, 0, 0.078],
      [0.062, 0.054, 0.077],
      [0.036, 0.088, 0.07],
    ],
  ]
  const place = (rows: number[][][]) =>
    rows.map((row) => row.map((q) => [X + q[0], q[1], Z + q[2]]))
  const look = { symmetric: true, thickness: 0.003, nu: 24, nv: 30 }
  if (spec.shape === 'sharp') model.add('smoke', panel(place(screen), look))
  else model.add('black', panel(place(pane), look))
}
