import { expect, test } from 'vitest'
import { divided } from './draped.ts'
import type { Mesh } from './mesh.ts'

const square: Mesh = {
  points: [0, 0, 0, 0.1, 0, 0, 0.1, 0, 0.06, 0, 0, 0.06],
  triangles: [0, 1, 2, 0, 2, 3],
}

test('limits edge lengths and keeps the surface closed', () => {
  const fine = divided(square, 0.02)
  expect(Math.max(...edges(fine).map((edge) => edge.length))).toBeLessThanOrEqual(0.02)
  expect(area(fine)).toBeCloseTo(0.006, 9)
  // An inner edge has two triangles, an outer edge one. A point on a neighbour's edge would break
  // that.
  const shared = Map.groupBy(edges(fine), ({ key }) => key)
  const rim = [...shared.values()].filter((both) => both.length === 1).map(([edge]) => edge.length)
  expect(rim.reduce((sum, length) => sum + length, 0)).toBeCloseTo(0.32, 9)
})

test('leaves a mesh with short enough edges unchanged', () => {
  expect(divided(square, 0.2)).toEqual(square)
})

function edges({ points, triangles }: Mesh): { key: string; length: number }[] {
  const at = (i: number) => points.slice(3 * i, 3 * i + 3)
  return triangles.map((a, k) => {
    const b = triangles[k % 3 === 2 ? k - 2 : k + 1]
    const [p, q] = [at(a), at(b)]
    return {
      key: `${Math.min(a, b)}-${Math.max(a, b)}`,
      length: Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]),
    }
  })
}

function area({ points, triangles }: Mesh): number {
  let sum = 0
  for (let t = 0; t < triangles.length; t += 3) {
    const [a, b, c] = triangles.slice(t, t + 3).map((i) => [points[3 * i], points[3 * i + 2]])
    sum += Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) / 2
  }
  return sum
}
