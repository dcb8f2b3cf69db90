import { expect, test } from 'vitest'
import type { Surface } from '../../kernel/panel.ts'
import { isIn, placed, type Region, sheet } from './recess.ts'

/** A sheet of one square metre that faces up. */
const FLAT: Surface = (u, v) => [u, v, 0]
const REGION: Region = { u0: 0.2, u1: 0.6, v0: (t) => 0.6 + 0.1 * t, v1: (t) => 0.9 - 0.1 * t }
/** The same region, slightly smaller: a triangle may cut a corner of the border. */
const SMALLER: Region = {
  ...REGION,
  u0: 0.21,
  u1: 0.59,
  v0: (t) => 0.61 + 0.1 * t,
  v1: (t) => 0.89 - 0.1 * t,
}

test('omits triangles of a sheet only inside a lamp’s region', () => {
  const whole = sheet(FLAT, 40, 40, [])
  const holed = sheet(FLAT, 40, 40, [REGION])
  expect(whole.triangles.length).toBe(40 * 40 * 6)
  const centres = Array.from({ length: holed.triangles.length / 3 }, (_, i) => {
    const corners = holed.triangles.slice(3 * i, 3 * i + 3)
    const mean = (k: number) => corners.reduce((sum, c) => sum + holed.points[3 * c + k], 0) / 3
    return [mean(0), mean(1)]
  })
  expect(centres.filter(([u, v]) => isIn(SMALLER, u, v))).toEqual([])
  const area = (whole.triangles.length - holed.triangles.length) / whole.triangles.length
  expect(area).toBeGreaterThan(0.04)
  expect(area).toBeLessThan(0.09)
})

test('raises a region and its hole away from the centre', () => {
  const rising = { ...REGION, rise: 0.5 }
  const [u, v, z] = placed(FLAT, rising)(0.5, 0.5, 0.01)
  expect(u).toBeCloseTo(0.4 - 0.5 * 0.25)
  expect(v).toBeCloseTo(0.75)
  expect(Math.abs(z)).toBeCloseTo(0.01)
  expect(isIn(rising, u, v)).toBe(true)
  expect(isIn(REGION, 0.19, v)).toBe(false)
  expect(isIn(rising, 0.1, v)).toBe(true)
})
