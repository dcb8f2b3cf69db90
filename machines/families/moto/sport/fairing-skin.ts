import { isFine, segments } from '../../../kernel/detail.ts'
import { gridMesh } from '../../../kernel/mesh.ts'
import { flanged, type Surface, surfaceNormal } from '../../../kernel/panel.ts'
import { add, lerp, mul, steps } from '../../../kernel/vector.ts'
import type { Chassis } from '../spec.ts'
import { drawnIn, on } from './fairing-hull.ts'

type Along = number | ((v: number) => number)

/**
 * A fold line along a band of the hull: at `u`, `out` metres off the band, between the shares
 * `from` and `to` of its length. Between two folds the skin has the curvature of the band.
 */
export type Fold = { u: Along; out?: Along; from?: number; to?: number }

const at = (value: Along, v: number): number => (typeof value === 'function' ? value(v) : value)

/** A surface with the positions of its folds in the first direction. */
export type Skin = Surface & { folds: readonly number[] }

/**
 * Builds the folded skin. The first direction runs from the first fold to the last, the second from
 * end to end.
 */
export function skinOf(band: Surface, lines: readonly Fold[]): Skin {
  const heights = lines.map(({ u }) => at(u, 0.5))
  const [first, last] = [heights[0], heights[heights.length - 1]]
  const folds = heights.map((u) => (u - first) / (last - first))
  const skin: Surface = (s, t) => {
    const k = Math.max(
      0,
      folds.slice(0, -1).findLastIndex((from) => s >= from),
    )
    const f = (s - folds[k]) / (folds[k + 1] - folds[k])
    const [a, b] = [lines[k], lines[k + 1]]
    const v = lerp(lerp(a.from ?? 0, b.from ?? 0, f), lerp(a.to ?? 1, b.to ?? 1, f), t)
    return on(
      band,
      lerp(at(a.u, v), at(b.u, v), f),
      v,
      lerp(at(a.out ?? 0, v), at(b.out ?? 0, v), f),
    )
  }
  return Object.assign(skin, { folds })
}

/**
 * Adds a skin as one moulded panel on each side. The edges are turned in, so that they catch light
 * and shadow.
 */
export function moulded(
  c: Chassis,
  material: string,
  skin: Skin,
  { n = 7, m = 36, flange = 0.012, round = 0.003 } = {},
): void {
  const count = segments(n, 3)
  // A row of points close to each side of a fold keeps the fold sharp.
  const within = [0, 0.05, ...steps(count).slice(1, -1), 0.95]
  const across = [
    ...skin.folds.slice(1).flatMap((to, k) => within.map((f) => lerp(skin.folds[k], to, f))),
    1,
  ]
  const along = steps(segments(m, 10))
  const rows = across.map((s) => along.map((t) => skin(s, t)))
  c.model.pair(material, flanged(drawnIn(rows), { flange, round, thickness: 0.0025 }))
  if (isFine()) lining(c, skin)
}

/** The unpainted inside of a panel. */
function lining({ model }: Chassis, skin: Skin): void {
  const rows = steps(12).map((s) =>
    steps(20).map((t) => {
      const [u, v] = [lerp(0.02, 0.98, s), lerp(0.02, 0.98, t)]
      return add(skin(u, v), mul(surfaceNormal(skin, u, v), -0.0045))
    }),
  )
  model.pair('plastic', gridMesh(rows))
}
