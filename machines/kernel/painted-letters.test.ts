import { expect, test } from 'vitest'
import type { Mesh } from './mesh.ts'
import { paintedLetters } from './painted-letters.ts'
import type { Surface } from './panel.ts'

/** Left side of a tank, 1 m long and 0.4 m high, with its front at x 0.5. */
const flank: Surface = (u, v) => [0.5 - v, 0.2, 0.4 - 0.4 * u]
const place = { text: 'L1', u: 0.5, v: 0.5, height: 0.1 }

const pointsOf = ({ points }: Mesh) =>
  Array.from({ length: points.length / 3 }, (_, i) => points.slice(3 * i, 3 * i + 3))
const span = (mesh: Mesh, axis: number) => {
  const all = pointsOf(mesh).map((q) => q[axis])
  return Math.max(...all) - Math.min(...all)
}

test('puts the same text on both sides, just above the surface, at the given height', () => {
  const [left, right] = paintedLetters(flank, place)
  for (const [mesh, side] of [
    [left, 1],
    [right, -1],
  ] as const) {
    const off = pointsOf(mesh).map(([, y]) => side * y - 0.2)
    expect(Math.min(...off)).toBeGreaterThan(0)
    expect(Math.max(...off)).toBeLessThan(0.003)
    expect(span(mesh, 2)).toBeCloseTo(0.1, 2)
  }
})

test('makes letters readable on both sides: the foot of an L points along the text', () => {
  // The machine's front is to the left when seen from its left side, and to the right from its
  // right side.
  const meanOfFoot = (mesh: Mesh, towards: number) => {
    const low = pointsOf(mesh).filter(([, , z]) => z < 0.17)
    const high = pointsOf(mesh).filter(([, , z]) => z > 0.23)
    const least = (all: number[][]) => Math.min(...all.map(([x]) => towards * x))
    return least(low) < least(high)
  }
  const [left, right] = paintedLetters(flank, { ...place, text: 'L' })
  expect([meanOfFoot(left, -1), meanOfFoot(right, 1)]).toEqual([true, true])
})

test('shrinks a text that is longer than its space', () => {
  const [free] = paintedLetters(flank, { ...place, text: 'HORNET' })
  const [tight] = paintedLetters(flank, { ...place, text: 'HORNET', room: 0.3 })
  expect(span(free, 0)).toBeGreaterThan(0.6)
  expect(span(tight, 0)).toBeLessThan(0.32)
})
