import { gridMesh, type Mesh, placed } from '../../kernel/mesh.ts'
import { Model } from '../../kernel/model.ts'
import { solidify } from '../../kernel/panel.ts'
import { curve, spline } from '../../kernel/spline.ts'
import { box, tube } from '../../kernel/sweep.ts'
import { clamp, cross, lerp, norm, rad, steps, sub, TURN, type Vec } from '../../kernel/vector.ts'
import { capScrew, turned } from './pieces.ts'

/**
 * The eye port: half its width in radians, its centre and half its height as shares of the height
 * from neck to crown.
 */
const PORT = { reach: rad(80), middle: 0.53, half: 0.165 }

/** Radius and height of the shell, from the neck to the crown. */
const SHELL = spline(
  [0, 0.06, 0.16, 0.32, 0.5, 0.68, 0.82, 0.93, 1],
  [
    [0.092, 0],
    [0.105, 0.012],
    [0.117, 0.04],
    [0.127, 0.088],
    [0.13, 0.144],
    [0.123, 0.196],
    [0.096, 0.236],
    [0.055, 0.255],
    [0.001, 0.26],
  ],
)

/**
 * Returns a point of the shell. `angle` 0 is the face, `t` runs from the neck to the crown, `lift`
 * is metres off the shell.
 */
function at(angle: number, t: number, lift = 0): Vec {
  const [r, z] = SHELL(t)
  const front = Math.max(0, Math.cos(angle))
  const chin = front ** 2.6 * 0.036 * Math.exp(-(((t - 0.24) / 0.17) ** 2))
  const brow = front ** 3 * 0.012 * Math.exp(-(((t - 0.74) / 0.1) ** 2))
  const length = Math.cos(angle) > 0 ? 1.14 : 1.2
  const raise = 0.02 * Math.sin(angle) ** 4 * (1 - t) ** 6
  return [
    (r + lift) * Math.cos(angle) * length + (chin + brow) * (1 + lift * 4),
    (r + lift) * Math.sin(angle),
    z + lift * (t - 0.35) * 1.4 + raise,
  ]
}

/** Half the port's height at an angle, for a rectangle with round ends. */
const portHalf = (angle: number, grow = 0): number =>
  (PORT.half + grow) * clamp(1 - (Math.abs(angle) / (PORT.reach + grow)) ** 5) ** 0.2

/** Angles of the columns around the shell, closest where the port's ends curve. */
const anglesOf = (count: number): number[] =>
  steps(count + 1)
    .slice(0, count)
    .map((s) => {
      const a = s * TURN - Math.PI
      const off = Math.abs(a) - PORT.reach
      const near = Math.exp(-((off / 0.2) ** 2))
      return a - 0.09 * near * Math.sin((off / 0.4) * Math.PI) * Math.sign(a)
    })

/**
 * A full-face helmet that faces +x, with an open port, padding, a clear visor and the chin strap on
 * the ground.
 */
export function helmet(detail = 1): Model {
  const model = new Model()
  const count = (n: number) => Math.round(n * detail)
  const angles = anglesOf(count(220))
  const lower = (lift: number) =>
    steps(count(30)).map((f) =>
      angles.map((a) => at(a, lerp(0, PORT.middle - portHalf(a), f), lift)),
    )
  const upper = (lift: number) =>
    steps(count(40)).map((f) =>
      angles.map((a) => at(a, lerp(PORT.middle + portHalf(a), 1, f), lift)),
    )
  for (const half of [lower, upper]) {
    model.add('paint', gridMesh(half(0), { closedColumns: true }))
    model.add('lining', gridMesh(half(-0.024), { closedColumns: true }))
  }
  const port = portLoop(0)
  const inner = portLoop(0, -0.024)
  model.add('lining', gridMesh([port, inner], { closedColumns: true }))
  model.add('tank2', tube(port, [0.0055, 0.004], { m: 12, closed: true }))
  const neck = angles.map((a) => at(a, 0.004, -0.003))
  model.add('tank2', tube(neck, [0.006, 0.005], { m: 12, closed: true }))
  model.add(
    'lining',
    gridMesh([neck, angles.map((a) => at(a, 0.05, -0.034))], { closedColumns: true }),
  )
  visor(model)
  vents(model)
  stripes(model)
  strap(model)
  return model
}

/** The port's edge as a closed polyline. */
function portLoop(grow: number, lift = 0): Vec[] {
  const across = steps(90).map((s) => Math.sin(((2 * s - 1) * Math.PI) / 2) * (PORT.reach + grow))
  const line = (side: number) =>
    across.map((a) => at(a, PORT.middle + side * portHalf(a, grow), lift))
  return [...line(1), ...line(-1).reverse().slice(1, -1)]
}

function patch(
  angles: readonly [number, number],
  low: (s: number) => number,
  high: (s: number) => number,
  { lift, thickness, n = 60, m = 20 }: { lift: number; thickness: number; n?: number; m?: number },
): Mesh {
  const rows = steps(n).map((s) =>
    steps(m).map((f) => at(rad(lerp(angles[0], angles[1], s)), lerp(low(s), high(s), f), lift)),
  )
  return solidify(rows, thickness)
}

/** The straight edge of a patch: its height at the start and its rise. */
const slope = (start: number, climb: number) => (u: number) => start + climb * u

function visor(model: Model): void {
  const bow = (s: number) => Math.abs(2 * s - 1) ** 4
  const low = (s: number) => PORT.middle - PORT.half - 0.035 + 0.1 * bow(s)
  const high = (s: number) => PORT.middle + PORT.half + 0.03 - 0.07 * bow(s)
  model.add('clear', patch([-93, 93], low, high, { lift: 0.007, thickness: 0.0022 }))
  const edge = (line: (s: number) => number) =>
    steps(70).map((s) => at(rad(lerp(-93, 93, s)), line(s), 0.0062))
  model.add('clearEdge', tube(edge(low), [0.0016, 0.0022], { m: 8 }))
  model.add('clearEdge', tube(edge(high), [0.0014, 0.0018], { m: 8 }))
  const tab = patch(
    [15, 27],
    (s) => low(0.5) - 0.02 * Math.sin(Math.PI * s),
    () => low(0.5) + 0.012,
    {
      lift: 0.011,
      thickness: 0.004,
      n: 14,
      m: 6,
    },
  )
  model.add('clearEdge', tab)
  for (const side of [1, -1]) {
    const hinge = at(rad(92 * side), 0.5, 0.004)
    const out = norm(sub(at(rad(92 * side), 0.5, 0.02), hinge))
    const cover = [
      [0.0001, 0.011],
      [0.02, 0.0105],
      [0.03, 0.006],
      [0.032, -0.006],
    ]
    model.add('tank2', turned(cover, hinge, out, 0.002, 60))
    capScrew(
      model,
      [hinge[0] + out[0] * 0.011, hinge[1] + out[1] * 0.011, hinge[2] + out[2] * 0.011],
      out,
      0.0055,
    )
  }
}

/** Two slotted chin vents, a brow vent on each side, and the rear spoiler over the exhaust vent. */
function vents(model: Model): void {
  for (const s of [1, -1]) {
    const frame = { lift: 0.006, thickness: 0.007, n: 20, m: 10 }
    model.add('tank2', patch([7 * s, 27 * s], slope(0.13, 0.012), slope(0.215, -0.02), frame))
    for (const row of [0.142, 0.165, 0.188])
      model.add(
        'gap',
        patch([9.5 * s, 24 * s], slope(row, 0.004), (u) => row + 0.011 - 0.001 * u, {
          lift: 0.0066,
          thickness: 0.001,
          n: 12,
          m: 3,
        }),
      )
    const scoop = { lift: 0.007, thickness: 0.008, n: 22, m: 10 }
    model.add('tank2', patch([14 * s, 36 * s], slope(0.775, 0.01), slope(0.83, -0.02), scoop))
    model.add(
      'gap',
      patch([16 * s, 33 * s], slope(0.782, 0.01), slope(0.792, 0.008), {
        lift: 0.0078,
        thickness: 0.001,
        n: 12,
        m: 3,
      }),
    )
  }
  model.add(
    'tank2',
    patch(
      [150, 210],
      (u) => 0.66 - 0.05 * Math.sin(Math.PI * u),
      () => 0.74,
      {
        lift: 0.012,
        thickness: 0.014,
        n: 30,
        m: 10,
      },
    ),
  )
}

function stripes(model: Model): void {
  const thin = { lift: 0.0006, thickness: 0.0005, n: 70, m: 4 }
  for (const s of [1, -1]) {
    const swoosh = (u: number) => 0.79 + 0.09 * Math.sin(Math.PI * u ** 0.8)
    model.add(
      'paint2',
      patch([44 * s, 176 * s], swoosh, (u) => swoosh(u) + 0.05 * u ** 0.7, thin),
    )
    model.add(
      'paint2',
      patch([30 * s, 132 * s], slope(0.12, 0.05), (u) => 0.12 + 0.14 * u * (1 - 0.55 * u), thin),
    )
    model.add('tank2', patch([62 * s, 170 * s], slope(0.225, 0.12), slope(0.235, 0.15), thin))
  }
}

/**
 * The two ends of the strap lie in front of the helmet, one of them with its quick-release buckle.
 */
function strap(model: Model): void {
  const ribbon = (points: readonly Vec[]) => {
    const line = curve(points, 40)
    const rows = line.map((q, i) => {
      const along = sub(line[Math.min(39, i + 1)], line[Math.max(0, i - 1)])
      const side = norm(cross([0, 0, 1], along))
      return [-1, -0.5, 0, 0.5, 1].map((k) => [
        q[0] + side[0] * 0.011 * k,
        q[1] + side[1] * 0.011 * k,
        q[2],
      ])
    })
    return solidify(rows, 0.0016)
  }
  const laid = [
    [0.03, 0.1, 0.03],
    [0.06, 0.126, 0.01],
    [0.085, 0.14, 0.0028],
    [0.11, 0.137, 0.0025],
    [0.135, 0.122, 0.0025],
  ]
  model.add('webbing', ribbon(laid))
  model.add(
    'tank2',
    placed(box([0.016, 0, 0.0055], [0.034, 0.026, 0.0085], 0.003), [0.132, 0.124, 0], -35),
  )
  model.add(
    'red',
    placed(box([0.022, 0, 0.0105], [0.014, 0.014, 0.003], 0.001), [0.132, 0.124, 0], -35),
  )
}
