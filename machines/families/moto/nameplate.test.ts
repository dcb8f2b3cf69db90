import { expect, test } from 'vitest'
import { Model } from '../../kernel/model.ts'
import type { Surface } from '../../kernel/panel.ts'
import type { Vec } from '../../kernel/vector.ts'
import { nameplate } from './nameplate.ts'

/** A flat cover on the left: 0.5 m long and 0.25 m high. */
const cover: Surface = (u, v) => [-0.5 * u, 0.15, 0.8 - 0.25 * v]

function drawn(text: string, side: 1 | -1, room = 0.3): Vec[] {
  const model = new Model()
  nameplate(model, cover, { text, u: 0.5, v: 0.5, h: 0.02, room, side, material: 'metal' })
  return model.parts.flatMap(({ mesh: { points } }) =>
    Array.from({ length: points.length / 3 }, (_, i) => points.slice(3 * i, 3 * i + 3)),
  )
}

test.each([1, -1] as const)(
  'makes the name readable from outside and lifts the letters off the cover (side %i)',
  (side) => {
    const points = drawn('L', side)
    expect(points.every((q) => side * q[1] > 0.149)).toBe(true)
    // Seen from the left, forward is to the left, so the foot of the L points backwards.
    const middle = (low: boolean) => {
      const some = points.filter((q) => q[2] < 0.67 === low)
      return some.reduce((sum, q) => sum + q[0], 0) / some.length
    }
    expect(Math.sign(middle(true) - middle(false))).toBe(-side)
  },
)

test('draws a long name smaller and no nameplate without a name', () => {
  const xs = drawn('CD110 DELUXE', 1, 0.15).map((q) => q[0])
  expect(Math.max(...xs) - Math.min(...xs)).toBeGreaterThan(0.14)
  expect(Math.max(...xs) - Math.min(...xs)).toBeLessThan(0.165)
  expect(drawn('', 1)).toEqual([])
})
