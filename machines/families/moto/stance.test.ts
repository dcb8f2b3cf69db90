import { expect, test } from 'vitest'
import { atDetail } from '../../kernel/detail.ts'
import type { Model } from '../../kernel/model.ts'
import type { Vec } from '../../kernel/vector.ts'
import { buildMoto } from './build.ts'
import { PARKED, UPRIGHT } from './stance.ts'
import { streetBody } from './street/street-body.ts'

const machine = (stance = PARKED): Model =>
  atDetail(0.36, () => buildMoto({ wheelbase: 1.4 }, streetBody, stance))

const points = (model: Model): Vec[] =>
  model.parts.flatMap(({ mesh }) =>
    Array.from({ length: mesh.points.length / 3 }, (_, i) => mesh.points.slice(3 * i, 3 * i + 3)),
  )
const lowest = (all: readonly Vec[]): number => all.reduce((low, q) => Math.min(low, q[2]), 9)
const near = (all: readonly Vec[], x: number) => all.filter((q) => Math.abs(q[0] - x) < 0.1)

test('leans a parked machine to its left, on both tyres and its stand', () => {
  const all = points(machine())
  for (const x of [0.7, -0.7]) expect(lowest(near(all, x))).toBeCloseTo(0, 4)
  const foot = all.filter((q) => q[1] > 0.22 && q[2] < 0.1)
  expect(lowest(foot)).toBeCloseTo(0, 3)
  const [left, right] = [1, -1].map((s) => all.reduce((far, q) => Math.max(far, s * q[1]), 0))
  expect(left - right).toBeGreaterThan(0.15)
})

test('centres an upright machine and folds the side stand up', () => {
  const all = points(machine(UPRIGHT))
  expect(lowest(all)).toBeCloseTo(0, 4)
  expect(lowest(all.filter((q) => q[1] > 0.11))).toBeGreaterThan(0.1)
  const [left, right] = [1, -1].map((s) => all.reduce((far, q) => Math.max(far, s * q[1]), 0))
  expect(left).toBeCloseTo(right, 2)
})
