import { expect, test } from 'vitest'
import type { Model } from '../machines/kernel/model.ts'
import { MATERIALS } from '../machines/looks.ts'
import { isFullRun } from '../tests/support/test-scope.ts'
import { ACCESSORIES } from './accessories.ts'
import { buildMachine } from './models.ts'

/** One of each family. */
const FAMILIES = ['hornet-2-0', 'activa-6g']

/** One of each body: other machines differ in dimensions and options only. */
const BODIES = [
  ...FAMILIES,
  'sp-125',
  'cd110-deluxe',
  'cbr1000rr-r',
  'cb500x',
  'activa-110',
  'activa-125',
  'dio',
  'dio-125',
  'grazia-125',
  'activa-e',
  'qc1',
]

function findings(model: Model): string[] {
  return model.parts.flatMap(({ material, mesh }) => [
    ...(MATERIALS[material] ? [] : [`no material ${material}`]),
    ...(mesh.points.every(Number.isFinite) ? [] : [`${material} has a point nowhere`]),
    ...(mesh.triangles.every((i) => i < mesh.points.length / 3)
      ? []
      : [`${material} names a missing point`]),
  ])
}

test.each(isFullRun ? BODIES : FAMILIES)(
  'builds %s complete, on its wheels and of plausible length',
  (slug) => {
    const model = buildMachine(slug)
    expect(findings(model)).toEqual([])
    let [low, back, front] = [9, 9, -9]
    for (const { mesh } of model.parts)
      for (let i = 0; i < mesh.points.length; i += 3) {
        low = Math.min(low, mesh.points[i + 2])
        back = Math.min(back, mesh.points[i])
        front = Math.max(front, mesh.points[i])
      }
    expect(Math.abs(low)).toBeLessThan(0.001)
    expect(front - back).toBeGreaterThan(1.6)
    expect(front - back).toBeLessThan(2.3)
  },
)

test.each(Object.keys(ACCESSORIES))('builds %s complete', (name) => {
  expect(findings(ACCESSORIES[name].build())).toEqual([])
})

test('reports which line to add for a missing machine', () => {
  expect(() => buildMachine('unheard-of')).toThrow('write its line in machines/machines.ts')
})
