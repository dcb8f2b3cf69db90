import { thinned } from './thin.ts'
import { add, rad, type Vec } from './vector.ts'

/**
 * Flat coordinates and triangle indices. Winding may be inconsistent: the lacquer shader does not
 * depend on it.
 */
export type Mesh = { points: number[]; triangles: number[] }

export type GridOptions = {
  closedRows?: boolean
  closedColumns?: boolean
  capStart?: boolean
  capEnd?: boolean
  flip?: boolean
  /** Keeps every row and column at any detail, for meshes that share edges with others. */
  whole?: boolean
}

/**
 * A mesh over rows of points. `closedColumns` joins the ends of each row; caps close the first and
 * last row.
 */
export function gridMesh(asked: readonly (readonly Vec[])[], options: GridOptions = {}): Mesh {
  const {
    closedRows = false,
    closedColumns = false,
    capStart = false,
    capEnd = false,
    flip = false,
    whole = false,
  } = options
  const rows = whole ? asked : thinned(asked, options)
  const height = rows.length
  const width = rows[0].length
  const points: number[] = []
  for (const row of rows) for (const q of row) points.push(q[0], q[1], q[2])
  const triangles: number[] = []
  const triangle = (a: number, b: number, c: number) => {
    if (flip) triangles.push(a, c, b)
    else triangles.push(a, b, c)
  }
  for (let i = 0; i < (closedRows ? height : height - 1); i++) {
    const here = i * width
    const below = ((i + 1) % height) * width
    for (let j = 0; j < (closedColumns ? width : width - 1); j++) {
      const next = j + 1 < width ? j + 1 : 0
      triangle(here + j, below + j, below + next)
      triangle(here + j, below + next, here + next)
    }
  }
  const cap = (row: number, reverse: boolean) => {
    const centre = points.length / 3
    const sum = rows[row].reduce<Vec>((total, q) => add(total, q), [0, 0, 0])
    points.push(sum[0] / width, sum[1] / width, sum[2] / width)
    for (let j = 0; j < width; j++) {
      const a = row * width + j
      const b = row * width + ((j + 1) % width)
      if (reverse) triangle(centre, b, a)
      else triangle(centre, a, b)
    }
  }
  if (capStart) cap(0, false)
  if (capEnd) cap(height - 1, true)
  return { points, triangles }
}

export function merge(...meshes: readonly (Mesh | readonly Mesh[])[]): Mesh {
  const points: number[] = []
  const triangles: number[] = []
  for (const mesh of meshes.flat()) {
    const offset = points.length / 3
    for (let i = 0; i < mesh.points.length; i++) points.push(mesh.points[i])
    for (let i = 0; i < mesh.triangles.length; i++) triangles.push(mesh.triangles[i] + offset)
  }
  return { points, triangles }
}

export function mapMesh(mesh: Mesh, place: (q: Vec) => Vec): Mesh {
  const points: number[] = []
  for (let i = 0; i < mesh.points.length; i += 3) {
    const q = place([mesh.points[i], mesh.points[i + 1], mesh.points[i + 2]])
    points.push(q[0], q[1], q[2])
  }
  return { points, triangles: mesh.triangles }
}

/** Mirrors the mesh at the machine's centre plane. */
export const mirror = (mesh: Mesh): Mesh => mapMesh(mesh, (q) => [q[0], -q[1], q[2]])
export const both = (mesh: Mesh): Mesh => merge(mesh, mirror(mesh))

/** Rotates the mesh about the lateral (y) axis, by radians. */
export function turnY(mesh: Mesh, angle: number, centre: Vec = [0, 0, 0]): Mesh {
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
  return mapMesh(mesh, (q) => {
    const [x, z] = [q[0] - centre[0], q[2] - centre[2]]
    return [centre[0] + x * cos + z * sin, q[1], centre[2] - x * sin + z * cos]
  })
}

/** Rotates the mesh about the vertical axis by degrees, then moves it. */
export function placed(mesh: Mesh, at: Vec, degrees = 0): Mesh {
  const angle = rad(degrees)
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
  return mapMesh(mesh, (q) => [
    at[0] + q[0] * cos - q[1] * sin,
    at[1] + q[0] * sin + q[1] * cos,
    at[2] + q[2],
  ])
}
