import { expect, test } from 'vitest'
import { creased, mirrored } from './creased.ts'
import { atDetail, sparing } from './detail.ts'
import { gridMesh } from './mesh.ts'
import { steps, type Vec } from './vector.ts'

const line = (y: number, z: number): Vec[] => [0.4, 0.2, 0, -0.2].map((x): Vec => [x, y, z])
const roof = mirrored([
  { line: line(0, 0.1), round: 0.02 },
  { line: line(0.1, 0.08), round: 0.004 },
  { line: line(0.1, 0), round: 0 },
])

test('builds a symmetric sheet that reaches its lines at any detail', () => {
  for (const detail of [1, 0.2]) {
    const { rows, at } = atDetail(detail, () => creased(roof))
    expect(rows[0][0]).toEqual([0.4, -0.1, 0])
    expect(at(4, 1)).toEqual([-0.2, 0.1, 0])
    for (const k of [0, 0.7, 1, 1.5]) {
      const [right, left] = [at(k, 0.4), at(4 - k, 0.4)]
      expect(right[1]).toBeCloseTo(-left[1], 9)
      expect(right[2]).toBeCloseTo(left[2], 9)
    }
    expect(Math.abs(at(2, 0.5)[2] - 0.1)).toBeLessThan(0.004)
  }
})

test('cuts the corner of a fold by no more than its radius', () => {
  const { at } = creased(roof)
  expect(Math.hypot(at(3, 0.5)[1] - 0.1, at(3, 0.5)[2] - 0.08)).toBeLessThan(0.004)
})

test('omits rows of a straight sheet within the tolerance, but no rows of a bent sheet', () => {
  const sheet = (bend: number) =>
    steps(21).map((t) => [0, 0.02, 0.04].map((y): Vec => [t * 0.05, y, bend * t * t]))
  const count = (bend: number, slack: number) =>
    sparing(slack, () => gridMesh(sheet(bend))).triangles.length
  expect(count(0, 0.00004)).toBeLessThan(count(0, 0) / 5)
  expect(count(0.05, 0.000001)).toBeGreaterThan(count(0.05, 0) / 3)
})
