import { mapMesh } from '../../kernel/mesh.ts'
import { Model } from '../../kernel/model.ts'
import { panelSurface, type Surface, solidify, surfaceNormal } from '../../kernel/panel.ts'
import { plate } from '../../kernel/plate.ts'
import { outline } from '../../kernel/spline.ts'
import { tube } from '../../kernel/sweep.ts'
import { add, clamp, lerp, mul, rad, steps, type Vec } from '../../kernel/vector.ts'
import { capScrew, hexBolt, turned } from './pieces.ts'

/**
 * Control points from the lower edge to the top, the centre column first. The screen leans back and
 * curls forward at the top.
 */
const SHEET = [
  [
    [0.06, 0, 0.03],
    [0.045, 0.08, 0.03],
    [-0.015, 0.155, 0.04],
  ],
  [
    [0.045, 0, 0.13],
    [0.03, 0.09, 0.128],
    [-0.035, 0.17, 0.125],
  ],
  [
    [0, 0, 0.26],
    [-0.015, 0.09, 0.255],
    [-0.07, 0.165, 0.24],
  ],
  [
    [-0.075, 0, 0.375],
    [-0.088, 0.08, 0.37],
    [-0.13, 0.145, 0.35],
  ],
]

/** A clear screen of 3 mm with polished edges, on two steel brackets with rubber-cushioned screws. */
export function visorScreen(): Model {
  const model = new Model()
  const sheet = screenOf(model, SHEET, 'clear')
  for (const side of [1, -1]) bracket(model, sheet, side)
  return model
}

/** A sheet lofted through half a grid, with rounded upper corners and polished edges. */
export function screenOf(
  model: Model,
  grid: readonly (readonly Vec[])[],
  material: string,
  edge = 'clearEdge',
): Surface {
  const sheet = panelSurface(grid, true)
  const half = (u: number) =>
    0.5 *
    (u < 0.6
      ? lerp(0.84, 0.98, Math.sin((u / 0.6) * 1.5))
      : 0.98 * clamp(1 - ((u - 0.6) / 0.41) ** 2.6) ** 0.42)
  const rows = steps(61).map((u) => {
    const low = u < 0.04 ? half(u) * (0.93 + 0.07 * Math.sqrt(u / 0.04)) : half(u)
    return steps(49).map((f) => sheet(u, 0.5 + (2 * f - 1) * low))
  })
  model.add(material, solidify(rows, 0.003))
  const rim: Vec[] = [
    ...rows[0],
    ...rows.slice(1).map((row) => row[48]),
    ...rows[60].toReversed().slice(1),
    ...rows
      .toReversed()
      .slice(1, -1)
      .map((row) => row[0]),
  ]
  model.add(edge, tube(rim, 0.0019, { m: 10, closed: true }))
  return sheet
}

/** A screw through the sheet, with a rubber washer in front and a nut behind. */
export function screwThrough(model: Model, face: Vec, out: Vec, behind: Vec): void {
  const washer = [
    [0.0001, 0.0022],
    [0.0105, 0.0022],
    [0.0105, -0.009],
  ]
  model.add('rubber', turned(washer, face, out, 0.0008))
  capScrew(model, add(face, mul(out, 0.0022)), out, 0.0068, 'chrome')
  hexBolt(model, behind, mul(out, -1), 0.006)
}

/**
 * A bent flat bar behind the screen, with two screws through the screen and a slotted foot for the
 * fork clamp.
 */
function bracket(model: Model, sheet: Surface, side: number): void {
  const v = 0.5 + side * 0.27
  const back = (u: number, off: number) => add(sheet(u, v), mul(surfaceNormal(sheet, u, v), off))
  const sign = surfaceNormal(sheet, 0.3, v)[0] > 0 ? 1 : -1
  const behind = (u: number, d: number) => back(u, -sign * d)
  const foot = behind(0.04, 0.05)
  const path = [
    behind(0.46, 0.008),
    behind(0.36, 0.008),
    behind(0.2, 0.008),
    behind(0.09, 0.012),
    add(foot, [-0.012, 0, -0.012]),
    add(foot, [-0.05, 0, -0.03]),
    add(foot, [-0.09, 0, -0.036]),
  ]
  const line = steps(60).map((t) => {
    const k = t * (path.length - 1)
    const i = Math.min(path.length - 2, Math.floor(k))
    const f = k - i
    const s = f * f * (3 - 2 * f) * 0.25 + f * 0.75
    return [0, 1, 2].map((c) => lerp(path[i][c], path[i + 1][c], s))
  })
  model.add('powder', tube(line, [0.0125, 0.0022], { m: 20, up: [0, 1, 0], exponent: 8 }))
  for (const u of [0.4, 0.18]) {
    const out = mul(surfaceNormal(sheet, u, v), sign)
    screwThrough(model, sheet(u, v), out, behind(u, 0.0105))
  }
  clamp2(model, add(foot, [-0.1, 0, -0.036]), side)
}

/** Both halves of a clamp for a 31-mm fork leg. */
function clamp2(model: Model, at: Vec, side: number): void {
  const ring = (from: number, to: number) =>
    steps(30).map((t) => {
      const a = rad(lerp(from, to, t))
      return [0.0165 * Math.cos(a), 0.0165 * Math.sin(a)]
    })
  const outer = (from: number, to: number) => ring(from, to).map((q) => [q[0] * 1.24, q[1] * 1.24])
  for (const [from, to] of [
    [8, 172],
    [188, 352],
  ]) {
    const half = plate([...outer(from, to), ...ring(from, to).toReversed()], -0.011, 0.011, {
      bevel: 0.001,
    })
    const ear = plate(
      outline(
        [
          [0.018, -0.006],
          [0.034, -0.006],
          [0.034, -0.001],
          [0.018, -0.001],
        ],
        0.001,
      ),
      -0.009,
      0.009,
      { bevel: 0.0008, holes: [] },
    )
    const flip = from > 90 ? 1 : -1
    for (const mesh of [
      half,
      mapMesh(ear, (q) => [q[0], q[1], q[2] * flip]),
      mapMesh(ear, (q) => [-q[0], q[1], q[2] * flip]),
    ])
      model.add(
        'powder',
        mapMesh(mesh, (q) => add(at, [q[2] - 0.012, q[0] * side, q[1]])),
      )
  }
  for (const y of [0.027, -0.027]) hexBolt(model, add(at, [-0.005, y, 0]), [1, 0, 0], 0.005)
}
