// Parts that several faces share: mirrored regions, slats, the emblem without letters, the model's
// name.
import { merge } from '../../kernel/mesh.ts'
import type { Surface } from '../../kernel/panel.ts'
import { tube } from '../../kernel/sweep.ts'
import { lerp, steps, TURN, type Vec } from '../../kernel/vector.ts'
import type { Region } from './recess.ts'
import { bead, lifted, raised, seam } from './skin.ts'
import type { ScooterChassis } from './spec.ts'

/** The same region mirrored at the centre plane. */
export const mirrored = (r: Region): Region => ({
  ...r,
  v0: (t) => 1 - r.v1(t),
  v1: (t) => 1 - r.v0(t),
})

export const pairOf = (r: Region): readonly [Region, Region] => [r, mirrored(r)]

/** A region from v0 to v1 at its top, shifted by `slant` and narrowed by `taper` at its bottom. */
export const field = (
  [u0, u1, v0, v1]: readonly [number, number, number, number],
  { slant = 0, taper = 0, round = 5, rise = 0 } = {},
): Region => ({
  u0,
  u1,
  v0: (t) => v0 + (slant + taper) * t,
  v1: (t) => v1 + (slant - taper) * t,
  round,
  rise,
})

/** A region of `half` width on either side of the centre. `t` runs from its top to its bottom. */
export const central = (u0: number, u1: number, half: (t: number) => number): Region => ({
  u0,
  u1,
  v0: (t) => 0.5 - half(t),
  v1: (t) => 0.5 + half(t),
})

/** A trim on both sides of the centre, along points of [u, distance from the centre]. */
export function beadPair(
  { model }: ScooterChassis,
  skin: Surface,
  material: string,
  [width, height]: readonly [number, number],
  path: readonly Vec[],
): void {
  for (const s of [1, -1])
    model.add(
      material,
      bead(
        skin,
        path.map(([u, off]) => [u, 0.5 + s * off]),
        width,
        height,
      ),
    )
}

/** Slats across a dark field: the horn's grille. */
export function grille(
  { model }: ScooterChassis,
  skin: Surface,
  region: Region,
  count: number,
  { material = 'plastic', lift = 0 } = {},
): void {
  model.add('gap', raised(skin, region, lift + 0.0012, { n: 14, m: 20 }))
  const slats = steps(count).map((t) => {
    const s = lerp(0.1, 0.9, t)
    const u = lerp(region.u0, region.u1, s)
    return tube(
      steps(16).map((f) =>
        lifted(skin, u, lerp(region.v0(s), region.v1(s), lerp(0.07, 0.93, f)), lift + 0.0034),
      ),
      [0.0042, 0.003],
      { m: 8, up: [1, 0, 0] },
    )
  })
  model.add(material, merge(slats))
}

/** An emblem without letters: a bright ring around two leaves. */
export function emblem(
  { model }: ScooterChassis,
  skin: Surface,
  u: number,
  size: number,
  lift: number,
): void {
  const e = 0.01
  const [a, b] = [skin(u - e, 0.5), skin(u + e, 0.5)]
  const perMetreDown = (2 * e) / Math.hypot(a[0] - b[0], a[2] - b[2])
  const [l, r] = [skin(u, 0.5 - e), skin(u, 0.5 + e)]
  const perMetreAcross = (2 * e) / Math.hypot(l[0] - r[0], l[1] - r[1])
  const at = (x: number, z: number, up: number) =>
    lifted(skin, u - z * perMetreDown, 0.5 + x * perMetreAcross, lift + up)
  const loop = (k: number, up: number) =>
    steps(41)
      .slice(0, 40)
      .map((t) => at(size * k * Math.cos(t * TURN), size * k * 0.8 * Math.sin(t * TURN), up))
  model.add('chrome', tube(loop(1, 0.001), size * 0.1, { m: 10, closed: true }))
  for (const s of [1, -1])
    model.add(
      'chrome',
      tube(
        steps(12).map((t) =>
          at(
            s * size * lerp(0.08, 0.62, t),
            size * (0.42 * Math.sin(Math.PI * t * 0.8) - 0.3 + 0.3 * t),
            0.002,
          ),
        ),
        (t) => [size * 0.06, size * 0.16 * Math.sin(Math.PI * lerp(0.1, 1, t)) + size * 0.02],
        { m: 8, up: [1, 0, 0] },
      ),
    )
  model.add('black', tube([at(0, 0, -0.002), at(0, 0, 0.0008)], size * 0.82, { m: 36 }))
}

/** Joints between the centre panel and the wings. */
export function joints(
  { model }: ScooterChassis,
  skin: Surface,
  path: readonly (readonly [number, number])[],
): void {
  model.add(
    'gap',
    seam(
      skin,
      path.map(([u, v]) => [u, v]),
    ),
  )
  model.add(
    'gap',
    seam(
      skin,
      path.map(([u, v]) => [u, 1 - v]),
    ),
  )
}
