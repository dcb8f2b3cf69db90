// Parts around the rear wheel: inner mudguard, flap, number plate and reflector.
import { strokes } from '../../kernel/lettering.ts'
import { type Mesh, mapMesh, merge } from '../../kernel/mesh.ts'
import { panel } from '../../kernel/panel.ts'
import { plate } from '../../kernel/plate.ts'
import { outline } from '../../kernel/spline.ts'
import { bolt, box, cylinder, tube } from '../../kernel/sweep.ts'
import { add, lerp, rad, steps, type Vec } from '../../kernel/vector.ts'
import { indicator } from '../../parts/lamps.ts'
import { FLANKS } from './forms.ts'
import { indicatorsOf, type ScooterChassis } from './spec.ts'

export function rearGuard(c: ScooterChassis): void {
  const { spec, model, rear } = c
  const arch = steps(11).map((f) => {
    const angle = lerp(rad(52), rad(186), f)
    const at = (r: number, y: number): Vec => [
      rear.x + r * Math.cos(angle),
      y,
      rear.z + r * Math.sin(angle),
    ]
    const r = spec.rearRadius + lerp(0.024, 0.018, f)
    return [at(r, 0), at(r - 0.002, 0.042), at(r - 0.014, 0.066), at(r - 0.036, 0.071)]
  })
  model.add('plastic', panel(arch, { symmetric: true, nu: 40, nv: 24 }))
  const tail = FLANKS[spec.form].hem
  const end = tail[tail.length - 1]
  const [top, bottom]: Vec[] = [
    [
      end[0] + (spec.shape === 'sharp' ? 0.085 : 0.03),
      0,
      end[2] - (spec.shape === 'sharp' ? 0.03 : -0.004),
    ],
    [rear.x - spec.rearRadius - 0.04, 0, rear.z + 0.18],
  ]
  const carrier = steps(5).map((f) => {
    const [x, z] = [lerp(top[0], bottom[0], f), lerp(top[2], bottom[2], f)]
    const w = lerp(spec.shape === 'sharp' ? 0.034 : 0.055, 0.074, f ** 0.7)
    return [
      [x - 0.01, 0, z],
      [x - 0.006, w * 0.7, z],
      [x + 0.012, w, z],
      [x + lerp(0.05, 0.022, f), w, z],
    ]
  })
  model.add('plastic', panel(carrier, { symmetric: true, nu: 20, nv: 30 }))
  const lean = Math.atan2(top[0] - bottom[0], top[2] - bottom[2])
  const at = (t: number, out: number): Vec => {
    const [x, z] = [lerp(top[0], bottom[0], t), lerp(top[2], bottom[2], t)]
    return [x - 0.012 - out * Math.cos(lean), 0, z + out * Math.sin(lean)]
  }
  rearPlate(c, at(0.66, 0.008), -lean)
  model.add('red', box(at(1.02, -0.002), [0.008, 0.05, 0.018], 0.003, 2))
  model.add('plastic', box(at(0.3, 0.012), [0.03, 0.06, 0.02], 0.006, 2))
  if (spec.shape !== 'round')
    for (const side of [1, -1])
      indicator(model, add(at(0.2, -0.01), [0, side * 0.055, 0]), side, {
        forward: -1,
        length: 0.045,
        stalk: 0.02,
        led: indicatorsOf(spec) === 'led',
      })
  model.add(
    'darkmetal',
    cylinder([rear.x - 0.1, -0.06, rear.z + 0.21], [rear.x - 0.1, 0.06, rear.z + 0.21], 0.008, {
      segments: 12,
    }),
  )
}

/** A white plate with the model's name. `tilt` is in radians; positive leans its top back. */
function rearPlate({ model, spec }: ScooterChassis, at: Vec, tilt: number): void {
  const place = (mesh: Mesh) =>
    mapMesh(mesh, (q) => [
      at[0] - q[1] * Math.cos(tilt) - q[2] * Math.sin(tilt),
      at[1] - q[0],
      at[2] + q[2] * Math.cos(tilt) - q[1] * Math.sin(tilt),
    ])
  const rectangle = (w: number, h: number) =>
    outline(
      [
        [-w, -h],
        [w, -h],
        [w, h],
        [-w, h],
      ],
      0.007,
      5,
    )
  model.add('black', place(plate(rectangle(0.102, 0.052), -0.005, 0)))
  model.add('nplate', place(plate(rectangle(0.098, 0.048), 0, 0.0012, { bevel: 0.0004 })))
  const words = spec.name.split(' ')
  const rows = words.length > 1 ? [words[0], words.slice(1).join(' ')] : words
  rows.forEach((row, i) => {
    const h = rows.length > 1 ? 0.028 : 0.034
    const { lines, width } = strokes(row, h, 0)
    const z = rows.length > 1 ? 0.008 - i * 0.04 : -h / 2
    const letters = lines.map((line) =>
      tube(
        line.map((q) => [q[0] - width / 2, 0.0012, q[1] + z]),
        0.0022,
        { m: 6 },
      ),
    )
    model.add('black', place(merge(letters)))
  })
  for (const s of [1, -1])
    model.add('chrome', place(bolt([s * 0.075, 0.001, 0.036], [0, 1, 0], 0.005, 0.003)))
}
