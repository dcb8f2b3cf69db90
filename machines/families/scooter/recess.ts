// Lamps set into a panel: a hole with a bezel, a bowl behind it, and a clear shell over it.
import { segments } from '../../kernel/detail.ts'
import { quarter } from '../../kernel/loft.ts'
import { gridMesh, type Mesh } from '../../kernel/mesh.ts'
import type { Model } from '../../kernel/model.ts'
import type { Surface } from '../../kernel/panel.ts'
import { tube } from '../../kernel/sweep.ts'
import { lerp, steps, type Vec } from '../../kernel/vector.ts'
import { lifted } from './skin.ts'

type Edge = (t: number) => number

/**
 * A four-sided region of a surface. `s` runs from u0 to u1, `f` between the edges v0 and v1. Both
 * ends climb by `rise` for each v away from the centre.
 */
export type Region = { u0: number; u1: number; v0: Edge; v1: Edge; round?: number; rise?: number }

/** Maps (s, f) of a region, both 0 to 1, to the surface, offset outwards by `lift` metres. */
export function placed(surface: Surface, region: Region) {
  return (s: number, f: number, lift: number): Vec => {
    const v = lerp(region.v0(s), region.v1(s), f)
    return lifted(surface, lerp(region.u0, region.u1, s) - climb(region, v), v, lift)
  }
}

const climb = ({ rise = 0 }: Region, v: number): number => rise * Math.abs(v - 0.5)

/**
 * The region's border as a rounded square around (0.5, 0.5); `scale` is 1 at the border. Points are
 * evenly spaced, to follow a curved panel.
 */
function loop(scale: number, exponent: number, count = 20): [number, number][] {
  const first = quarter(exponent, count).slice(0, -1)
  return [0, 1, 2, 3].flatMap((turn) =>
    first.map(([x, y]): [number, number] => {
      const [p, q] = [
        [x, y],
        [-y, x],
        [-x, -y],
        [y, -x],
      ][turn]
      return [0.5 + (scale / 2) * p, 0.5 + (scale / 2) * q]
    }),
  )
}

export const isIn = (region: Region, u: number, v: number): boolean =>
  onBorder(region, u, v) !== undefined

/**
 * Returns the intersection of the region's border with the ray from its centre through [u, v].
 * Returns `undefined` outside the region.
 */
function onBorder(region: Region, u: number, v: number): Vec | undefined {
  const s = (u + climb(region, v) - region.u0) / (region.u1 - region.u0)
  if (s < 0 || s > 1) return undefined
  const f = (v - region.v0(s)) / (region.v1(s) - region.v0(s))
  const exponent = region.round ?? 5
  const reach =
    (Math.abs(2 * s - 1) ** exponent + Math.abs(2 * f - 1) ** exponent) ** (1 / exponent)
  if (reach >= 1) return undefined
  const out = 1 / Math.max(reach, 1e-3)
  const [edgeS, edgeF] = [0.5 + (s - 0.5) * out, 0.5 + (f - 0.5) * out]
  const edgeV = lerp(region.v0(edgeS), region.v1(edgeS), edgeF)
  return [lerp(region.u0, region.u1, edgeS) - climb(region, edgeV), edgeV]
}

/**
 * The surface as a sheet with holes for lamps. The holes follow their borders exactly, even on a
 * coarse sheet.
 */
export function sheet(
  surface: Surface,
  finestU: number,
  finestV: number,
  holes: readonly Region[],
): Mesh {
  const [nu, nv] = [segments(finestU, 18), segments(finestV, 24)]
  const places = steps(nu + 1).flatMap((u) =>
    steps(nv + 1).map((v) => {
      const border = holes.map((hole) => onBorder(hole, u, v)).find((q) => q)
      return { at: border ?? [u, v], isInside: border !== undefined }
    }),
  )
  // The kernel's grid would omit rows where the surface is nearly flat, but a hole needs every
  // cell.
  const triangles: number[] = []
  const triangle = (...corners: readonly number[]) => {
    if (!corners.every((k) => places[k].isInside)) triangles.push(...corners)
  }
  for (let i = 0; i < nu; i++)
    for (let j = 0; j < nv; j++) {
      const [here, below] = [i * (nv + 1) + j, (i + 1) * (nv + 1) + j]
      triangle(here, below, below + 1)
      triangle(here, below + 1, here + 1)
    }
  return { points: places.flatMap(({ at }) => [...surface(at[0], at[1])]), triangles }
}

/**
 * Bowl, bezel and shell of a lamp; `depth` in metres. The caller adds the parts inside the bowl.
 */
export function recess(
  model: Model,
  surface: Surface,
  region: Region,
  look: {
    depth?: number
    bowl?: string
    bezel?: string
    shell?: string
    bezelWidth?: number
    dome?: number
  } = {},
): void {
  const {
    depth = 0.03,
    bowl = 'black',
    bezel = 'black',
    shell = 'glass',
    bezelWidth = 0.003,
    dome = 0.006,
  } = look
  const at = placed(surface, region)
  const exponent = region.round ?? 5
  const ring = (scale: number, lift: number) =>
    loop(scale, exponent).map(([s, f]) => at(s, f, lift))
  const walls: [number, number][] = [
    [1.03, 0.0005],
    [0.97, -depth * 0.3],
    [0.9, -depth * 0.85],
    [0.8, -depth],
    [0.4, -depth * 1.04],
  ]
  model.add(
    bowl,
    gridMesh(
      walls.map(([scale, lift]) => ring(scale, lift)),
      { closedColumns: true, capEnd: true },
    ),
  )
  model.add(bezel, tube(ring(1.02, 0.0006), bezelWidth, { m: 8, closed: true }))
  const rows: [number, number][] = [
    [1, 0.0012],
    [0.93, dome * 0.55],
    [0.8, dome * 0.85],
    [0.5, dome],
    [0.2, dome * 1.03],
  ]
  model.add(
    shell,
    gridMesh(
      rows.map(([scale, lift]) => ring(scale, lift)),
      { closedColumns: true, capEnd: true },
    ),
  )
}
