import { gridMesh, type Mesh, merge } from './mesh.ts'
import { lathe } from './sweep.ts'
import { add, cross, mul, norm, TURN, type Vec } from './vector.ts'

/**
 * A hexagon head on its flange. `flats` is half the width across flats and `h` the height above the
 * seat at `at`, in metres (M8: 0.0065 and 0.0055). The chamfer of the top is a cone of 30°, so it
 * meets the flats in arcs. Shade it with a crease angle of 20°.
 */
export function hexBolt(
  at: Vec,
  axis: Vec,
  flats = 0.0065,
  h = 0.0055,
  { flange = 1.45, sink = 0.002 } = {},
): Mesh {
  const [a, u, w] = frameOf(axis)
  const top = flats * 0.94
  const point = (r: number, angle: number, along: number): Vec =>
    add(at, add(mul(a, along), add(mul(u, r * Math.cos(angle)), mul(w, r * Math.sin(angle)))))
  const around = Array.from({ length: 12 }, (_, j) => (j / 12) * TURN)
  // Radius of the hexagon at its corners and at the centres of its flats.
  const hex = (j: number) => (j % 2 ? flats : flats / Math.cos(TURN / 12))
  const shoulder = (j: number) => h - (hex(j) - top) * Math.tan(TURN / 12)
  const head = gridMesh(
    [
      around.map((angle, j) => point(hex(j), angle, 0)),
      around.map((angle, j) => point(hex(j), angle, shoulder(j))),
      around.map((angle) => point(top, angle, h)),
    ],
    { closedColumns: true, capEnd: true, whole: true },
  )
  if (!flange) return head
  const r = flats * flange
  const collar = [
    [flats, h * 0.34],
    [r * 0.94, h * 0.16],
    [r, h * 0.1],
    [r, -sink],
  ]
  return merge(head, lathe(collar, { at, axis, segments: 24 }))
}

function frameOf(axis: Vec): [Vec, Vec, Vec] {
  const a = norm(axis)
  const u = norm(cross(a, Math.abs(a[2]) < 0.9 ? [0, 0, 1] : [1, 0, 0]))
  return [a, u, cross(a, u)]
}
