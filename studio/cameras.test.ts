import { expect, test } from 'vitest'
import { type Camera, fitted, project } from './cameras.ts'

const SIDE: Camera = { azimuth: 0, elevation: 0, distance: 10, focal: 36, look: [0, 0, 1] }

test('shows the target in the middle, the machine’s front on the right and its top at the top', () => {
  expect(project(SIDE, [0, 0, 1], 1.5)).toEqual({ x: 0, y: 0 })
  expect(project(SIDE, [1, 0, 1], 1.5).x).toBeCloseTo(0.2)
  expect(project(SIDE, [0, 0, 2], 1.5).y).toBeCloseTo(0.3)
})

test('shows the machine’s front at azimuth 90', () => {
  const front = { ...SIDE, azimuth: 90 }
  expect(project(front, [0, 1, 1], 1).x).toBeCloseTo(0.2)
  expect(project(front, [5, 1, 1], 1).x).toBeCloseTo(0.4)
})

test('fits every point into the picture, centres the machine and keeps the horizon level', () => {
  const machine = [
    [-4, 0, 0],
    [9, 0, 0],
    [0, 0, 4],
  ]
  const camera = fitted(SIDE, machine, 1.5, 0.1)
  const places = machine.map((q) => project(camera, q, 1.5))
  for (const { x, y } of places) expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThanOrEqual(0.9)
  expect(places[0].x).toBeCloseTo(-places[1].x)
  expect(camera.look[2]).toBe(1)
  expect(fitted(SIDE, [[0, 0, 1]], 1.5, 0.1).distance).toBe(10)
})
