import { panel } from '../../kernel/panel.ts'
import { plate } from '../../kernel/plate.ts'
import { fillet, outline } from '../../kernel/spline.ts'
import { bolt, cylinder, tube } from '../../kernel/sweep.ts'
import { add, lerp, type Vec } from '../../kernel/vector.ts'
import { chain, sprocket } from '../../parts/drive.ts'
import { shock } from '../../parts/suspension.ts'
import { SHOCK_EYES } from './midship.ts'
import { rearBrake } from './rear-brake.ts'
import { rearFender } from './rear-fender.ts'
import type { Chassis } from './spec.ts'
import { swingArm } from './swing-arm.ts'
import { underTail } from './under-tail.ts'

export function rearEnd(c: Chassis): void {
  swingArm(c)
  rearBrake(c)
  drive(c)
  shocks(c)
  rearFender(c)
  if (c.spec.underSeat === 'tray') underTail(c)
  if (c.spec.centreStand) centreStand(c)
}

function shocks({ spec, model, rear, lift }: Chassis): void {
  const eye = ([x, z]: Vec): Vec => [x, 0, lift(z)]
  if (spec.rearShocks === 'mono')
    return shock(model, eye(SHOCK_EYES[0]), eye(SHOCK_EYES[1]), {
      radius: 0.04,
      material: spec.springMaterial,
      turns: 6,
      reservoir: spec.cylinders > 1 && spec.underSeat !== 'cases' ? [-1, 0, 0.5] : undefined,
    })
  for (const side of [1, -1]) {
    const low = [rear.x + 0.06, side * 0.15, rear.z + 0.034]
    const high = [-0.45, side * 0.142, lift(0.752)]
    // Satin, because each coil of a polished spring reflects the lamps as a row of points.
    const material = spec.springMaterial === 'chrome' ? 'metal' : spec.springMaterial
    shock(model, low, high, { radius: 0.03, material, turns: 8.5, wire: 0.19, preload: 'cam' })
    const lug = (x: number, z: number, up: number, y: number) =>
      model.add(
        'black',
        plate(
          outline(
            [
              [x - 0.03, z + up],
              [x + 0.03, z + up],
              [x + 0.016, z],
              [x, z - 0.016 * Math.sign(up)],
              [x - 0.016, z],
            ],
            0.01,
          ),
          side * y,
          side * (y + 0.005),
          { bevel: 0.0012 },
        ),
      )
    lug(high[0], high[2], 0.06, 0.119)
    lug(low[0], low[2], -0.03, 0.127)
    model.add('metal', cylinder([high[0], side * 0.115, high[2]], high, 0.008))
    model.add('metal', cylinder([low[0], side * 0.12, low[2]], low, 0.008))
  }
}

/**
 * The folded centre stand of a commuter: two legs with curled feet, a crossbar, and the foot lever
 * on the left.
 */
function centreStand({ model, lift }: Chassis): void {
  const bar = (points: Vec[], r: number, corner = 0.03) =>
    model.add(
      'black',
      tube(
        fillet(
          points.map((q) => [q[0], q[1], lift(q[2])]),
          corner,
        ),
        r,
        { m: 16 },
      ),
    )
  for (const side of [1, -1]) {
    bar(
      [
        [-0.19, side * 0.084, 0.315],
        [-0.36, side * 0.09, 0.262],
        [-0.475, side * 0.098, 0.225],
        [-0.53, side * 0.112, 0.232],
      ],
      0.0105,
      0.02,
    )
    model.add('metal', bolt([-0.19, side * 0.095, lift(0.315)], [0, side, 0], 0.0105, 0.006), 24)
  }
  bar(
    [
      [-0.29, -0.088, 0.284],
      [-0.29, 0.088, 0.284],
    ],
    0.009,
  )
  bar(
    [
      [-0.4, 0.092, 0.25],
      [-0.43, 0.135, 0.262],
      [-0.455, 0.165, 0.282],
    ],
    0.0068,
    0.015,
  )
  model.add('black', cylinder([-0.455, 0.155, lift(0.28)], [-0.457, 0.19, lift(0.286)], 0.0095))
}

function drive({ spec, model, rear, lift }: Chassis): void {
  const y = 0.103
  if (spec.chainCase) {
    const [x0, z0] = [-0.15, lift(0.425)]
    const shape = [
      [x0 + 0.05, z0 + 0.055],
      [x0 + 0.07, z0],
      [x0 + 0.02, z0 - 0.055],
      [rear.x + 0.02, rear.z - 0.1],
      [rear.x - 0.09, rear.z - 0.06],
      [rear.x - 0.1, rear.z + 0.05],
      [rear.x, rear.z + 0.105],
    ]
    const scaled = (k: number) =>
      outline(
        shape.map((q) => [lerp(-0.38, q[0], 1 - (1 - k) * 0.45), lerp(0.36, q[1], k)]),
        0.048,
        8,
      )
    const halves = { bevel: 0.006, segments: 3 }
    model.add('plastic', plate(scaled(1), y - 0.03, y - 0.011, halves), 40)
    model.add('plastic', plate(scaled(1.05), y - 0.0125, y - 0.0095, { bevel: 0.001 }), 40)
    model.add('plastic', plate(scaled(1), y - 0.011, y + 0.008, halves), 40)
    model.add('plastic', plate(scaled(0.8), y + 0.006, y + 0.0105, { bevel: 0.003 }), 40)
    const rim = scaled(1.01)
    for (let i = 4; i < rim.length; i += 9)
      model.add('metal', bolt([rim[i][0], y - 0.0095, rim[i][1]], [0, 1, 0], 0.0052, 0.004), 24)
    const plug = [lerp(-0.15, rear.x, 0.5), y + 0.01, lerp(lift(0.425), rear.z, 0.5) - 0.048]
    model.add('rubber', cylinder(plug, add(plug, [0, 0.005, 0]), 0.013, { bevel: 0.002 }))
    return
  }
  sprocket(model, { ...rear, y, radius: 0.098, material: 'darkmetal' })
  model.add('darkmetal', cylinder([rear.x, 0.05, rear.z], [rear.x, y - 0.003, rear.z], 0.062))
  for (let i = 0; i < 6; i++) {
    const a = (i / 6) * 2 * Math.PI + 0.5
    const place = [rear.x + 0.052 * Math.cos(a), y + 0.003, rear.z + 0.052 * Math.sin(a)]
    model.add('chrome', bolt(place, [0, 1, 0], 0.007, 0.006), 24)
  }
  chain(model, { y, a: [-0.135, lift(0.425)], b: [rear.x, rear.z], radiusA: 0.034, radiusB: 0.098 })
  const guard = [0, 0.5, 1].map((t) => {
    const [x, z] = [lerp(-0.27, rear.x + 0.03, t), lerp(lift(0.478), rear.z + 0.118, t)]
    return [
      [x, 0.124, z - 0.012],
      [x, 0.118, z + 0.003],
      [x, 0.1, z + 0.008],
      [x, 0.088, z],
    ]
  })
  model.add('plastic', panel(guard, { thickness: 0.003, nu: 24, nv: 14 }))
}
