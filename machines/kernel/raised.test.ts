import { expect, test } from 'vitest'
import { contours, raised } from './raised.ts'

const ring = 'M0,0L0,10L10,10L10,0ZM3,3L7,3L7,7L3,7Z'

test('turns each contour into one polyline that approximates curves by straight pieces', () => {
  expect(contours(ring)).toHaveLength(2)
  const [bow] = contours('M0,0Q5,10 10,0L5,-5Z', 4)
  expect(bow).toContainEqual([5, 5])
  expect(bow).toHaveLength(6)
})

test('treats a contour of the opposite direction as a hole', () => {
  const [mesh, ...rest] = raised(contours(ring), 0, -1, 0.1)
  expect(rest).toEqual([])
  const isInHole = (t: number) => {
    const corners = mesh.triangles.slice(3 * t, 3 * t + 3)
    const middle = (k: number) => corners.reduce((sum, i) => sum + mesh.points[3 * i + k], 0) / 3
    return middle(0) > 3.2 && middle(0) < 6.8 && middle(2) > 3.2 && middle(2) < 6.8
  }
  const count = mesh.triangles.length / 3
  expect(Array.from({ length: count }, (_, t) => t).filter(isInHole)).toEqual([])
})

test('puts overlapping pieces of a letter in different planes', () => {
  const pieces = raised(contours('M0,0L0,4L4,4L4,0ZM2,2L2,6L6,6L6,2Z'), 0, -1)
  const fronts = pieces.map(({ points }) => Math.min(...points.filter((_, i) => i % 3 === 1)))
  expect(fronts[1]).toBeLessThan(fronts[0])
})
