import { expect, test } from 'vitest'
import { carve } from './carve.ts'

/** A plane of 10 × 10 mm in steps of 1 mm, with a groove 3 mm wide along its centre. */
const grid = Array.from({ length: 11 }, (_, i) =>
  Array.from({ length: 11 }, (_, j) => [i, j, Math.abs(j - 4.8) - 1.5] as const),
)
const mesh = carve(grid, 2, (u, v, depth) => [u, v, 2 - depth])

test('builds a groove with a floor, walls, and the land around the groove', () => {
  const at = [...mesh.points.keys()].filter((k) => k % 3 === 0)
  const heights = new Set(at.map((k) => mesh.points[k + 2]))
  expect([...heights].toSorted()).toEqual([0, 2])
  for (const k of at) {
    const away = Math.abs(mesh.points[k + 1] - 4.8)
    if (mesh.points[k + 2] < 2) expect(away).toBeLessThan(1.5 + 1e-9)
    else expect(away).toBeGreaterThan(1.5 - 1e-9)
  }
})

test('covers the grid with land and floor, and adds the area of the walls', () => {
  expect(area()).toBeCloseTo(100 + 2 * 10 * 2)
})

function area(): number {
  let sum = 0
  for (let i = 0; i < mesh.triangles.length; i += 3) {
    const [a, b, c] = [0, 1, 2].map((k) => {
      const first = 3 * mesh.triangles[i + k]
      return mesh.points.slice(first, first + 3)
    })
    const [p, q] = [a.map((v, k) => b[k] - v), a.map((v, k) => c[k] - v)]
    const cross = [0, 1, 2].map(
      (k) => p[(k + 1) % 3] * q[(k + 2) % 3] - p[(k + 2) % 3] * q[(k + 1) % 3],
    )
    sum += Math.hypot(...cross) / 2
  }
  return sum
}
