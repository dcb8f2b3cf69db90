import { type Mesh, mapMesh, merge } from '../../kernel/mesh.ts'
import { plate } from '../../kernel/plate.ts'
import { curve, outline, roundProfile } from '../../kernel/spline.ts'
import { cylinder, lathe, tube } from '../../kernel/sweep.ts'
import { add, type Vec } from '../../kernel/vector.ts'
import { coilTower } from './air-box.ts'
import { casting, hexBolt, screwCap } from './casting.ts'
import { type EngineForm, engineForm } from './engine-form.ts'
import type { Chassis } from './spec.ts'

/** A finned barrel and head. The cam chain is on the left, the spark plug on the right. */
export function airCylinder(c: Chassis): void {
  const { spec, model } = c
  const form = engineForm(c)
  const { barrel, head, wide, long, at, along } = form
  const material = spec.engineMaterial
  const core = (r: number): Vec[] => [
    [0.016, 0, r],
    [-0.016, 0, r],
    [0, wide - 0.016, 0.02],
  ]
  model.add(
    'fins',
    casting(
      core(0.046),
      [
        [0, 0],
        [0, barrel],
      ],
      at,
      { round: 0 },
    ),
  )
  model.add(
    material,
    fins(form, 0.012, 7, (t) => [long + 0.004 + 0.012 * t, wide + 0.004 + 0.014 * t]),
    30,
  )
  model.add(
    'gap',
    casting(
      corners(long, wide, 0.014),
      [
        [0, barrel - 0.001],
        [0, barrel + 0.0012],
        [0.02, barrel + 0.0012],
      ],
      at,
      { round: 0.0002 },
    ),
  )
  model.add(
    material,
    casting(
      corners(long - 0.006, wide - 0.004, 0.02),
      [
        [0, barrel + 0.001],
        [0, barrel + head],
        [0.02, barrel + head],
      ],
      at,
      { round: 0.004 },
    ),
    50,
  )
  model.add(
    material,
    fins(form, barrel + 0.01, 4, (t) => [long + 0.02 - 0.012 * t * t, wide + 0.022 - 0.006 * t]),
    30,
  )
  // Cam cover, narrower than the head, with four cap nuts.
  const top = barrel + head
  const cover = corners(long - 0.012, wide - 0.006, 0.03)
  model.add(
    material,
    casting(
      cover,
      [
        [-0.004, top],
        [-0.004, top + 0.007],
        [0.003, top + 0.009],
        [0.008, top + 0.024],
        [0.02, top + 0.03],
        [0.04, top + 0.031],
      ],
      at,
      { round: 0.004 },
    ),
    50,
  )
  for (const u of [-1, 1])
    for (const y of [-1, 1])
      model.add(
        'chrome',
        hexBolt(at(u * (long - 0.018), y * (wide - 0.014), top + 0.008), along(0, 0, 1), 0.0066),
      )
  // Lid over the cam sprocket on the left, chain tensioner behind the barrel.
  const lid = at(0, wide + 0.001, barrel + head * 0.55)
  const lidProfile = [
    [0.0001, 0.016],
    [0.022, 0.016],
    [0.026, 0.012],
    [0.027, -0.01],
  ]
  model.add(
    spec.coverMaterial,
    lathe(roundProfile(lidProfile, 0.002), { at: lid, axis: [0, 1, 0], segments: 56 }),
  )
  for (const u of [-0.017, 0.017])
    model.add('metal', hexBolt(at(u, wide + 0.0165, barrel + head * 0.55), [0, 1, 0], 0.0048))
  model.add(
    material,
    cylinder(at(-long + 0.004, wide - 0.02, 0.05), at(-long - 0.034, wide - 0.02, 0.058), 0.011, {
      bevel: 0.002,
    }),
  )
  model.add('metal', hexBolt(at(-long - 0.034, wide - 0.02, 0.058), along(-1, 0, 0.2), 0.006))
  sparkPlug(c, form)
}

/** Fins with rounded corners. `size` gives [half length, half width] by the share of the height. */
function fins({ at }: EngineForm, from: number, count: number, size: (t: number) => Vec): Mesh {
  return merge(
    Array.from({ length: count }, (_, i) => {
      const [u, y] = size(i / Math.max(1, count - 1))
      const shape = outline(
        [
          [u, y],
          [u * 0.3, y + 0.0035],
          [-u * 0.3, y + 0.0035],
          [-u, y],
          [-u, -y],
          [-u * 0.3, -y - 0.0035],
          [u * 0.3, -y - 0.0035],
          [u, -y],
        ],
        0.016,
        5,
      )
      const h = from + i * 0.0122
      return mapMesh(plate(shape, 0, 0.0034, { bevel: 0.0013, segments: 2 }), (q) =>
        at(q[0], q[2], h + q[1]),
      )
    }),
  )
}

const corners = (u: number, y: number, r: number): Vec[] =>
  [-1, 1].flatMap((a) => [-1, 1].map((b) => [a * (u - r), b * (y - r), r]))

function sparkPlug(c: Chassis, { at, along, barrel, head, wide }: EngineForm): void {
  const { model } = c
  const tower = coilTower(c)
  const seat = at(0.018, -wide + 0.002, barrel + head * 0.62)
  const axis = along(0.1, -0.86, 0.42)
  const turned = (material: string, profile: Vec[], segments: number) =>
    model.add(material, lathe(roundProfile(profile, 0.0006, 2), { at: seat, axis, segments }))
  turned(
    'metal',
    [
      [0.012, 0],
      [0.012, 0.012],
      [0.006, 0.012],
    ],
    6,
  )
  turned(
    'white',
    [
      [0.0055, 0.01],
      [0.0055, 0.026],
    ],
    24,
  )
  turned(
    'rubber',
    [
      [0.0085, 0.018],
      [0.011, 0.022],
      [0.011, 0.05],
      [0.0085, 0.056],
      [0.0001, 0.056],
    ],
    28,
  )
  const end = (k: number, up = 0): Vec => [
    seat[0] + axis[0] * k,
    seat[1] + axis[1] * k,
    seat[2] + axis[2] * k + up,
  ]
  model.add(
    'rubber',
    tube(
      curve(
        [
          end(0.044),
          end(0.064, 0.004),
          [seat[0] - 0.002, seat[1] - 0.04, seat[2] + 0.064],
          add(tower, [0.034, -0.012, -0.006]),
          tower,
        ],
        36,
      ),
      0.0038,
      { m: 10 },
    ),
  )
  model.add('darkmetal', screwCap(end(0.05), axis, 0.0085, { height: 0.005 }))
}
