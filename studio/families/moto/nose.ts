import { loftSurface, onRing, type Station } from '../../kernel/loft.ts'
import { gridMesh } from '../../kernel/mesh.ts'
import { solidify } from '../../kernel/panel.ts'
import { lathe, sphere, tube } from '../../kernel/sweep.ts'
import { clamp, lerp, steps, type Vec } from '../../kernel/vector.ts'
import { type Chassis, headlampOf } from './spec.ts'

/** A point of the nose's left half: `u` 0 tip to 1 rear, `v` .25 top, 0 widest line, -.25 chin. */
export type Skin = (u: number, v: number, lift?: number) => Vec
type Line = (u: number) => number

/** Where the screen takes over from the painted top. */
export const SCREEN_START = 0.5
const LAMP = { from: 0.1, to: 0.62 }
const DEPTH = 0.026

export function noseSkin({ front, lift }: Chassis): Skin {
  const rows = [
    [0.06, 0.806, 0.01, 0.012, 0.014, 2, 2],
    [0.025, 0.812, 0.043, 0.034, 0.05, 1.5, 1.5],
    [-0.03, 0.824, 0.088, 0.062, 0.088, 1.4, 1.45],
    [-0.1, 0.842, 0.136, 0.092, 0.112, 1.45, 1.5],
    [-0.185, 0.862, 0.176, 0.118, 0.122, 1.6, 1.6],
    [-0.275, 0.88, 0.194, 0.122, 0.12, 1.8, 1.8],
    [-0.36, 0.892, 0.196, 0.104, 0.115, 2, 2],
  ]
  const stations = rows.map(
    ([dx, z, w, t, b, et, eb]): Station => ({ x: front.x + dx, z: lift(z), w, t, b, et, eb }),
  )
  const surface = loftSurface(stations, { q: 40, start: 0.012 })
  return (u, v, out = 0) => onRing(surface.ring(u * surface.length, out), v)
}

/** A pointed nose in three skins: the top, the cheeks and between them deep-set eyes; an intake under the tip. */
export function nose({ model, spec }: Chassis, skin: Skin): void {
  const { eye, brow, intake } = spec.nose
  const along = (u: number) => clamp((u - LAMP.from) / (LAMP.to - LAMP.from))
  const upper: Line = (u) => lerp(0.012, brow, along(u))
  const lower: Line = (u) => upper(u) - eye * Math.sin(Math.PI * along(u) ** 0.7) ** 0.7
  const mouth: Line = (u) => lerp(-0.035, -0.25, clamp(u / intake) ** 0.75)
  const top: Line = (u) => lerp(0.25, 0.105, clamp((u - SCREEN_START) / 0.3) ** 0.5)
  const shell = (material: string, from: Line, to: Line, u0: number, u1: number) =>
    model.pair(
      material,
      solidify(
        steps(70).map((t) => strip(skin, lerp(u0, u1, t), from, to, 26)),
        0.004,
      ),
    )
  shell('paint', (u) => upper(u) + 0.004, top, 0, 1)
  shell(
    'paint',
    (u) => mouth(u) + 0.003,
    (u) => lower(u) - 0.004,
    0,
    0.9,
  )
  recess('black', lower, upper, LAMP.from, LAMP.to, DEPTH)
  recess('plastic', () => -0.25, mouth, 0.025, intake, 0.03)
  lamps()

  function recess(material: string, from: Line, to: Line, u0: number, u1: number, deep: number) {
    const us = steps(50).map((t) => lerp(u0, u1, t))
    model.pair(material, gridMesh(us.map((u) => strip(skin, u, from, to, 14, -deep))))
    for (const edge of [from, to])
      model.pair(
        material,
        gridMesh(us.map((u) => [skin(u, edge(u), 0.0005), skin(u, edge(u), -deep)])),
      )
  }

  function lamps() {
    const at = (t: number) => lerp(LAMP.from, LAMP.to, t)
    const day = steps(44).map((t) => {
      const u = at(0.04 + 0.9 * t)
      return skin(u, upper(u) - 0.012, -0.006)
    })
    if (headlampOf(spec) === 'led')
      model.pair(
        'ledw',
        tube(day, (t) => [0.0035 * (1 - 0.5 * t), 0.0035], { m: 8 }),
      )
    for (const [t, size] of [
      [0.3, 1],
      [0.5, 1.1],
    ]) {
      const u = at(t)
      const [x, y, z] = skin(u, lerp(lower(u), upper(u), 0.42), -0.016)
      const r = 0.0155 * size * Math.min(1.25, eye / 0.075)
      const rim = [
        [r * 1.35, -0.012],
        [r * 1.4, 0.004],
        [r * 1.15, 0.006],
        [r, -0.004],
      ]
      for (const s of [1, -1]) {
        model.add('chrome', lathe(rim, { at: [x, s * y, z], axis: [1, s * 0.18, 0.05] }))
        model.add('ledc', sphere([x - 0.004, s * y, z], r * 0.78))
      }
    }
    const cover = steps(40).map((t) =>
      strip(skin, lerp(LAMP.from, LAMP.to, t), lower, upper, 14, -0.003),
    )
    model.pair('glass', gridMesh(cover))
  }
}

const strip = (skin: Skin, u: number, from: Line, to: Line, m: number, out = 0): Vec[] =>
  steps(m).map((f) => skin(u, lerp(from(u), to(u), f), out))
