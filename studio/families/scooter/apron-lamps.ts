import { type Surface, subPanel } from '../../kernel/panel.ts'
import { sphere } from '../../kernel/sweep.ts'
import { add, lerp } from '../../kernel/vector.ts'
import type { ScooterChassis } from './spec.ts'

/** A sharp face: two slanting eyes high in the apron, a black beak and blade lights below. */
export function sharpFace({ model, spec }: ScooterChassis, skin: Surface): void {
  const drawn: Surface = (u, v) => skin(Math.min(1, Math.max(0, u - 0.34 * Math.abs(v - 0.5))), v)
  const both = (make: (s: 1 | -1) => void) => {
    make(1)
    make(-1)
  }
  if (spec.lamp === 'apron-eyes')
    both((s) => {
      const v = (share: number) => 0.5 + s * share
      model.add(
        'black',
        subPanel(drawn, {
          u0: 0.25,
          u1: 0.42,
          v0: v(0.035),
          v1: (t) => v(0.33 - 0.12 * t),
          lift: 0.001,
          thickness: 0.004,
          n: 24,
          m: 30,
        }),
      )
      model.add(
        'smoke',
        subPanel(drawn, {
          u0: 0.262,
          u1: 0.405,
          v0: v(0.05),
          v1: (t) => v(0.312 - 0.12 * t),
          lift: 0.0045,
          thickness: 0.001,
          n: 24,
          m: 30,
        }),
      )
      model.add(
        'ledw',
        subPanel(drawn, {
          u0: 0.262,
          u1: 0.28,
          v0: v(0.05),
          v1: v(0.315),
          lift: 0.0065,
          thickness: 0.002,
          n: 4,
          m: 30,
        }),
      )
      for (const share of [0.1, 0.165]) {
        const p = drawn(0.345, v(share))
        model
          .add('chrome', sphere(add(p, [-0.006, 0, 0]), 0.0165))
          .add('ledc', sphere(add(p, [0, 0, 0]), 0.0125))
      }
    })
  model.add(
    'tank2',
    subPanel(skin, {
      u0: 0.44,
      u1: 0.98,
      v0: (t) => 0.5 - lerp(0.16, 0.05, t),
      v1: (t) => 0.5 + lerp(0.16, 0.05, t),
      lift: 0.003,
      thickness: 0.004,
    }),
  )
  model.add(
    'paint',
    subPanel(skin, {
      u0: 0.46,
      u1: 0.72,
      v0: (t) => 0.5 - lerp(0.1, 0.01, t),
      v1: (t) => 0.5 + lerp(0.1, 0.01, t),
      lift: 0.007,
      thickness: 0.004,
    }),
  )
  both((s) => {
    model.add(
      'black',
      subPanel(drawn, {
        u0: 0.44,
        u1: 0.485,
        v0: 0.5 + s * 0.1,
        v1: (t) => 0.5 + s * (0.3 - 0.05 * t),
        lift: 0.001,
        thickness: 0.003,
        n: 8,
        m: 24,
      }),
    )
    model.add(
      'amber',
      subPanel(drawn, {
        u0: 0.447,
        u1: 0.476,
        v0: 0.5 + s * 0.115,
        v1: (t) => 0.5 + s * (0.285 - 0.04 * t),
        lift: 0.003,
        thickness: 0.002,
        n: 8,
        m: 24,
      }),
    )
    model.add(
      'gap',
      subPanel(skin, {
        u0: 0.5,
        u1: 0.98,
        v0: (t) => 0.5 + s * (0.34 - 0.1 * t),
        v1: (t) => 0.5 + s * (0.345 - 0.1 * t),
        lift: 0.0008,
        thickness: 0.001,
        n: 24,
        m: 2,
      }),
    )
    model.add(
      'gap',
      subPanel(skin, {
        u0: 0.43,
        u1: 0.99,
        v0: (t) => 0.5 + s * lerp(0.17, 0.1, t),
        v1: (t) => 0.5 + s * lerp(0.176, 0.106, t),
        lift: 0.0008,
        thickness: 0.001,
        n: 30,
        m: 2,
      }),
    )
  })
}

/** A flush face: one dark visor band with a line of light and a smooth shield below. */
export function flushFace({ model, spec }: ScooterChassis, skin: Surface): void {
  const band = (
    u0: number,
    u1: number,
    spread: number,
    material: string,
    lift: number,
    thickness: number,
  ) =>
    model.add(
      material,
      subPanel(skin, {
        u0,
        u1,
        v0: (t) => 0.5 - spread * (1 - 0.1 * Math.abs(2 * t - 1) ** 3),
        v1: (t) => 0.5 + spread * (1 - 0.1 * Math.abs(2 * t - 1) ** 3),
        lift,
        thickness,
        n: 16,
        m: 50,
        lip: 4,
      }),
    )
  if (spec.lamp === 'apron-bar') {
    band(0.14, 0.34, 0.33, 'black', 0.001, 0.005)
    band(0.155, 0.325, 0.315, 'smoke', 0.0055, 0.001)
    band(0.165, 0.185, 0.3, 'ledw', 0.0075, 0.002)
    for (const offset of [-0.16, -0.055, 0.055, 0.16]) {
      const p = skin(0.255, 0.5 + offset)
      model
        .add('chrome', sphere(add(p, [-0.004, 0, 0]), 0.0165))
        .add('ledc', sphere(add(p, [0.002, 0, 0]), 0.0125))
    }
  }
  for (const s of [1, -1]) {
    model.add(
      'ledw',
      subPanel(skin, {
        u0: 0.44,
        u1: 0.62,
        v0: 0.5 + s * 0.335,
        v1: 0.5 + s * 0.35,
        lift: 0.002,
        thickness: 0.002,
        n: 24,
        m: 4,
      }),
    )
    model.add(
      'gap',
      subPanel(skin, {
        u0: 0.36,
        u1: 0.99,
        v0: (t) => 0.5 + s * lerp(0.3, 0.17, t),
        v1: (t) => 0.5 + s * lerp(0.305, 0.175, t),
        lift: 0.0006,
        thickness: 0.001,
        n: 30,
        m: 2,
      }),
    )
  }
  model.add(
    'paint2',
    subPanel(skin, {
      u0: 0.86,
      u1: 0.9,
      v0: 0.36,
      v1: 0.64,
      lift: 0.001,
      thickness: 0.001,
      n: 6,
      m: 24,
    }),
  )
}
