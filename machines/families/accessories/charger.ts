// Chargers: the wall charger with its lead, and a USB socket for a telephone.
import { merge } from '../../kernel/mesh.ts'
import { Model } from '../../kernel/model.ts'
import { curve } from '../../kernel/spline.ts'
import { box, cylinder, tube } from '../../kernel/sweep.ts'
import { add, steps, TURN, type Vec } from '../../kernel/vector.ts'
import { capScrew, turned } from './pieces.ts'

/** A charger of 330 W with its lead in a coil and its plug with three pins. */
export function charger(): Model {
  const model = new Model()
  housing(model)
  lead(model)
  return model
}

/**
 * The charger mounted on a wall, its back at x = -0.04. The lead runs down to the floor, `height`
 * metres below, and out to the vehicle.
 */
export function wallCharger(height = 1.1): Model {
  const model = new Model()
  housing(model)
  const path = [
    [0, -0.03, 0.012],
    [0, -0.035, -0.2],
    [-0.01, -0.05, -height * 0.7],
    [0.03, -0.06, 0.03 - height],
    [0.22, 0.02, 0.007 - height],
    [0.6, -0.06, 0.007 - height],
    [0.95, 0.08, 0.007 - height],
  ]
  model.add('rubber', tube(curve(path, 70), 0.006, { m: 12 }))
  return model
}

/**
 * The housing on its wall bracket, with cooling fins, lamps, a label and the lead's cable gland.
 */
function housing(model: Model): void {
  const [d, w, h] = [0.07, 0.13, 0.22]
  model.add('plastic', box([0, 0, 0.14], [d, w, h], 0.016, 8))
  model.add('black', box([d / 2 - 0.004, 0, 0.158], [0.012, w * 0.78, h * 0.56], 0.004, 4))
  model.add('screen', box([d / 2 + 0.0015, 0, 0.195], [0.003, 0.07, 0.032], 0.001, 2))
  for (const [i, material] of ['ready', 'grey', 'grey', 'grey'].entries())
    model.add(
      material,
      box([d / 2 + 0.0018, -0.03 + i * 0.02, 0.155], [0.002, 0.014, 0.004], 0.0009, 2),
    )
  model.add('label', box([d / 2 + 0.0016, 0, 0.118], [0.001, 0.075, 0.03], 0.0004, 1))
  for (let i = 0; i < 4; i++)
    model.add(
      'gap',
      box(
        [d / 2 + 0.0023, -0.01 + (i % 2) * 0.006, 0.1268 - i * 0.006],
        [0.0004, 0.044 - (i % 2) * 0.012, 0.0018],
        0.0001,
        1,
      ),
    )
  for (let i = 0; i < 9; i++)
    for (const s of [1, -1])
      model.add(
        'gap',
        box([-0.022 + i * 0.0055, s * (w / 2 - 0.0006), 0.15], [0.0026, 0.0024, 0.13], 0.001, 1),
      )
  model.add('steelPlate', box([-d / 2 - 0.003, 0, 0.15], [0.005, w + 0.05, 0.1], 0.002, 2))
  for (const s of [1, -1]) capScrew(model, [-d / 2, s * (w / 2 + 0.014), 0.18], [1, 0, 0], 0.006)
  for (const s of [1, -1]) capScrew(model, [-d / 2, s * (w / 2 + 0.014), 0.12], [1, 0, 0], 0.006)
  const gland = [
    [0.0001, 0],
    [0.012, 0],
    [0.012, 0.008],
    [0.0085, 0.022],
    [0.0001, 0.022],
  ]
  model.add('black', turned(gland, [0, -0.03, 0.032], [0, 0, -1], 0.002))
}

/** A loose coil of cable that ends in the plug. */
function lead(model: Model): void {
  const turns = 3.6
  const coil: Vec[] = steps(150).map((t) => {
    const a = t * turns * TURN + 2.2
    const r = 0.058 + 0.006 * Math.sin(t * 9)
    return [0.135 + r * Math.cos(a), 0.02 + r * Math.sin(a), 0.0075 + t * 0.03]
  })
  const start = curve(
    [
      [0, -0.03, 0.012],
      [0.004, -0.034, 0.006],
      [0.03, -0.045, 0.006],
      [0.07, -0.02, 0.006],
      coil[0],
    ],
    30,
  )
  const last = coil[149]
  const end = curve(
    [last, add(last, [-0.03, 0.045, -0.006]), [0.15, 0.14, 0.014], [0.2, 0.15, 0.012]],
    24,
  )
  model.add(
    'rubber',
    merge(tube(start, 0.005, { m: 14 }), tube(coil, 0.005, { m: 14 }), tube(end, 0.005, { m: 14 })),
  )
  const plug: Vec = [0.2, 0.15, 0.012]
  model.add(
    'black',
    cylinder(plug, add(plug, [0.016, 0.002, 0]), 0.0085, { bevel: 0.003, endRadius: 0.011 }),
  )
  model.add('black', box(add(plug, [0.036, 0.004, 0.006]), [0.042, 0.04, 0.034], 0.01, 6))
  for (const [y, z] of [
    [-0.009, 0.0],
    [0.011, 0.0],
    [0.001, 0.014],
  ])
    model.add(
      'zinc',
      cylinder(
        add(plug, [0.055, 0.004 + y, z + 0.001]),
        add(plug, [0.078, 0.004 + y, z + 0.001]),
        0.0036,
        { segments: 20 },
      ),
    )
}

/** A socket for a telephone on the handlebar: USB-A and USB-C behind a rubber cap, with its fused lead. */
export function usbSocket(): Model {
  const model = new Model()
  const bar: [Vec, Vec] = [
    [-0.09, 0, 0.03],
    [0.09, 0, 0.03],
  ]
  model.add('powder', cylinder(bar[0], bar[1], 0.011))
  model.add(
    'plastic',
    turned(
      [
        [0.0115, 0],
        [0.018, 0],
        [0.018, 0.03],
        [0.0115, 0.03],
      ],
      [-0.015, 0, 0.03],
      [1, 0, 0],
      0.003,
    ),
  )
  capScrew(model, [0, 0.018, 0.03], [0, 1, 0], 0.005)
  socketHousing(model)
  fusedLead(model)
  return model
}

/** The sockets in its dark face point to -y; the cap is folded up over it. */
export function socketHousing(model: Model): void {
  model.add('plastic', box([0, -0.012, 0.062], [0.066, 0.05, 0.042], 0.011, 7))
  model.add('black', box([0, -0.034, 0.064], [0.056, 0.012, 0.03], 0.005, 5))
  model.add('label', box([-0.012, -0.0402, 0.064], [0.016, 0.002, 0.0075], 0.0008, 2))
  model.add('gap', box([-0.012, -0.0414, 0.0628], [0.0125, 0.001, 0.0035], 0.0004, 1))
  model.add('zinc', box([0.013, -0.0402, 0.064], [0.0105, 0.002, 0.0046], 0.0018, 3))
  model.add('gap', box([0.013, -0.0414, 0.064], [0.008, 0.001, 0.0024], 0.001, 2))
  model.add('ready', box([0, -0.0404, 0.075], [0.004, 0.0015, 0.0016], 0.0006, 1))
  model.add('rubber', box([0.002, -0.052, 0.0895], [0.06, 0.036, 0.0075], 0.0032, 4))
  model.add(
    'rubber',
    tube(
      curve(
        [
          [0, -0.03, 0.083],
          [0, -0.033, 0.089],
          [0, -0.04, 0.09],
        ],
        10,
      ),
      [0.012, 0.002],
      { m: 14, up: [1, 0, 0] },
    ),
  )
}

/** The fuse holder and its lead. */
function fusedLead(model: Model): void {
  const wire = curve(
    [
      [0.03, 0.004, 0.052],
      [0.06, 0.02, 0.03],
      [0.09, 0.05, 0.006],
      [0.06, 0.1, 0.005],
      [0, 0.09, 0.005],
    ],
    50,
  )
  model.add('rubber', tube(wire, 0.0032, { m: 12 }))
  model.add(
    'black',
    cylinder([0.004, 0.091, 0.0065], [-0.04, 0.082, 0.0065], 0.0075, { bevel: 0.003 }),
  )
  model.add(
    'handleYellow',
    cylinder([-0.012, 0.088, 0.0065], [-0.024, 0.0855, 0.0065], 0.0078, { bevel: 0.001 }),
  )
  model.add(
    'rubber',
    tube(
      curve(
        [
          [-0.04, 0.082, 0.0065],
          [-0.08, 0.06, 0.005],
          [-0.12, 0.07, 0.005],
        ],
        20,
      ),
      0.0032,
      { m: 12 },
    ),
  )
}
