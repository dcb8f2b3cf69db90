// Rider side of the apron: lock, hook, glove box, pocket, charging socket.
import { panelSurface, type Surface } from '../../kernel/panel.ts'
import { curve, roundProfile } from '../../kernel/spline.ts'
import { box, cylinder, lathe, tube } from '../../kernel/sweep.ts'
import { add, norm, steps, type Vec } from '../../kernel/vector.ts'
import { type Region, recess, sheet } from './recess.ts'
import { lifted, raised, seam } from './skin.ts'
import type { ScooterChassis } from './spec.ts'

export const POCKET: Region = { u0: 0.3, u1: 0.58, v0: () => 0.6, v1: () => 0.84, round: 6 }
const LID = { u0: 0.28, u1: 0.62, v0: () => 0.14, v1: () => 0.42 }

/** `u` is 0 at the top and `v` 0 at the left edge, seen from the seat. The normal points back. */
export function innerSkin(skin: Surface): Surface {
  const rows = steps(8).map((u, i) => {
    const edge = skin(u, 1)
    const belly = Math.sin((i / 7) * Math.PI)
    const half: Vec[] = [
      [edge[0] - 0.004, edge[1] * 0.985, edge[2]],
      [edge[0] - 0.026, edge[1] * 0.8, edge[2]],
      [edge[0] - 0.03 - 0.028 * belly, edge[1] * 0.45, edge[2]],
      [edge[0] - 0.03 - 0.034 * belly, 0, edge[2]],
    ]
    return [
      ...half,
      ...half
        .slice(0, -1)
        .reverse()
        .map((q) => [q[0], -q[1], q[2]]),
    ]
  })
  return panelSurface(rows)
}

export function innerApron(c: ScooterChassis, skin: Surface): void {
  const { model, spec } = c
  const inner = innerSkin(skin)
  model.add(spec.innerMaterial, sheet(inner, 60, 72, [POCKET]))
  recess(model, inner, POCKET, {
    depth: 0.05,
    bowl: 'plastic',
    bezel: spec.innerMaterial,
    bezelWidth: 0.005,
    shell: 'gap',
    dome: -0.03,
  })
  const lip = steps(12).map((t) => lifted(inner, 0.58, 0.61 + 0.22 * t, 0.008))
  model.add(spec.innerMaterial, tube(lip, [0.012, 0.005], { m: 10, up: [0, 0, 1] }))
  model.add(spec.innerMaterial, raised(inner, LID, 0.011, { n: 30, m: 30, edge: 14 }))
  const corners: Vec[] = [
    [LID.u0, 0.14],
    [LID.u0, 0.42],
    [LID.u1, 0.42],
    [LID.u1, 0.14],
    [LID.u0, 0.14],
  ]
  for (let i = 0; i < 4; i++) model.add('gap', seam(inner, [corners[i], corners[i + 1]], 0.0017))
  model.add('black', box(lifted(inner, 0.33, 0.28, 0.013), [0.008, 0.05, 0.012], 0.003, 2))
  lock(c, inner)
  hook(c, inner)
  socket(c, inner)
  // Joints between the centre part and the two wings.
  for (const v of [0.1, 0.9])
    model.add(
      'gap',
      seam(
        inner,
        [
          [0.02, v],
          [0.66, v],
          [0.98, v * 0.9 + 0.05],
        ],
        0.0014,
      ),
    )
  model.add(
    'gap',
    seam(
      inner,
      [
        [0.7, 0.1],
        [0.7, 0.9],
      ],
      0.0014,
    ),
  )
}

/** Ignition lock right of the centre, or the knob of the smart key. */
function lock({ model, spec }: ScooterChassis, inner: Surface): void {
  const at = lifted(inner, 0.17, 0.62, 0)
  const axis = norm([-1, 0, 0.18])
  const turned = (material: string, profile: Vec[]) =>
    model.add(material, lathe(roundProfile(profile, 0.001), { at, axis, segments: 40 }))
  turned('black', [
    [0.0001, 0.004],
    [0.026, 0.004],
    [0.029, -0.004],
  ])
  if (spec.power === 'engine') {
    turned('chrome', [
      [0.013, 0.004],
      [0.014, 0.0085],
      [0.0185, 0.0085],
      [0.02, 0.003],
    ])
    turned('metal', [
      [0.0001, 0.0055],
      [0.0135, 0.0055],
    ])
    model.add('gap', box(add(at, [-0.006, 0, 0.001]), [0.0016, 0.0024, 0.013], 0.0004, 1))
    return
  }
  turned('alu', [
    [0.0001, 0.02],
    [0.016, 0.02],
    [0.019, 0.004],
  ])
  model.add('black', box(add(at, [-0.021, 0, 0.003]), [0.004, 0.005, 0.026], 0.0015, 2))
}

function hook({ model }: ScooterChassis, inner: Surface): void {
  const root = lifted(inner, 0.5, 0.5, 0.001)
  const from = (x: number, z: number): Vec => add(root, [-x, 0, z])
  model.add('black', box(from(0.003, 0.012), [0.008, 0.034, 0.05], 0.004, 2))
  model.add(
    'chrome',
    tube(
      curve(
        [
          from(0.004, 0.02),
          from(0.04, 0.014),
          from(0.056, -0.004),
          from(0.05, -0.026),
          from(0.03, -0.03),
        ],
        26,
      ),
      0.0058,
      { m: 12 },
    ),
  )
  model.add('darkmetal', tube([from(0.006, -0.008), from(0.036, -0.03)], 0.003, { m: 8 }))
}

/** The phone charging socket over the open pocket, under its rubber flap. */
function socket({ model, spec }: ScooterChassis, inner: Surface): void {
  if (spec.dial === 'analogue') return
  const at = lifted(inner, 0.255, 0.76, 0.001)
  model.add('rubber', box(at, [0.008, 0.04, 0.022], 0.004, 2))
  model.add(
    'grey',
    cylinder(add(at, [-0.004, 0.006, 0]), add(at, [-0.0052, 0.006, 0]), 0.0055, { segments: 18 }),
  )
}
