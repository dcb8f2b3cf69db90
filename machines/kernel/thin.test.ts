import { expect, test } from 'vitest'
import { atDetail } from './detail.ts'
import { gridMesh } from './mesh.ts'
import { thinned, thinnedOutline } from './thin.ts'
import { steps, type Vec } from './vector.ts'

const low = <T extends object>(build: () => T): T => {
  let made: T | undefined
  atDetail(0.36, () => ({ made: (made = build()) }))
  return made ?? build()
}
const grid = (n: number, place: (u: number, v: number) => Vec) =>
  steps(n).map((u) => steps(n).map((v) => place(u, v)))
const flat = grid(11, (u, v) => [0.05 * u, 0.05 * v, 0.02 * u])

test('leaves a grid unchanged at full detail', () => {
  expect(thinned(flat)).toBe(flat)
  expect(thinnedOutline(flat[0])).toBe(flat[0])
})

test('reduces a flat grid to its corners, with edges of at most six centimetres', () => {
  expect(low(() => thinned(flat))).toEqual([
    [flat[0][0], flat[0][10]],
    [flat[10][0], flat[10][10]],
  ])
  const long = grid(11, (u, v) => [u, 0.05 * v, 0])
  expect(low(() => thinned(long))).toHaveLength(11)
})

test('keeps the rows of a bend, and omits points within a third of a millimetre', () => {
  const bent = grid(41, (u, v) => [0.05 * u, 0.05 * v, 0.02 * Math.max(0, u - 0.5) ** 2])
  const rows = low(() => thinned(bent))
  expect(rows.length).toBeGreaterThan(2)
  expect(rows.length).toBeLessThan(20)
  const at = (x: number) => {
    const i = Math.max(
      1,
      rows.findIndex((row) => row[0][0] >= x - 1e-12),
    )
    const [a, b] = [rows[i - 1][0], rows[i][0]]
    return a[2] + ((b[2] - a[2]) * (x - a[0])) / (b[0] - a[0])
  }
  for (const [p] of bent) expect(Math.abs(at(p[0]) - p[2])).toBeLessThan(3e-4)
})

test('keeps the first point and at least a sixth of the points of a small closed ring', () => {
  const ring = (n: number, r: number): Vec[] =>
    Array.from({ length: n }, (_, i) => [
      r * Math.cos((i / n) * 2 * Math.PI),
      r * Math.sin((i / n) * 2 * Math.PI),
      0,
    ])
  const small = low(() => thinnedOutline(ring(24, 1e-4)))
  expect(small).toHaveLength(6)
  expect(small[0]).toEqual([1e-4, 0, 0])
  expect(low(() => thinnedOutline(ring(24, 0.2)))).toHaveLength(24)
  const pipe = [ring(24, 1e-4), ring(24, 1e-4).map((q) => [q[0], q[1], 0.05])]
  expect(low(() => thinned(pipe, { closedColumns: true }))[1]).toHaveLength(6)
})

test('leaves meshes that share an edge with other meshes unchanged', () => {
  expect(low(() => gridMesh(flat, { whole: true })).points).toHaveLength(3 * 121)
  expect(low(() => gridMesh(flat)).points).toHaveLength(3 * 4)
})
