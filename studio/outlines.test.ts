import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { MACHINES } from '../machines/machines.ts'
import { isFullRun } from '../tests/support/test-scope.ts'
import { type Outline, outlineOf } from './outlines.ts'

const stored: Record<string, Outline> = JSON.parse(
  readFileSync(new URL('../machines/outlines.json', import.meta.url), 'utf8'),
)
const machines = Object.keys(MACHINES)

/** Returns the least and greatest coordinates, in millimetres. */
function extentOf({ outline }: Outline): number[] {
  const numbers = outline.split(/[ |]/).map(Number)
  const [along, up] = [0, 1].map((k) => numbers.filter((_, i) => i % 2 === k))
  return [Math.min(...along), Math.max(...along), Math.min(...up), Math.max(...up)]
}

test.each(isFullRun ? machines : ['unicorn', 'activa-6g'])(
  'the stored outline of %s is the one of its geometry: run node studio/make-outlines.ts',
  (slug) => {
    const now = outlineOf(slug)
    const numbers = (it: Outline) => [...it.seat, ...it.grip, ...extentOf(it)]
    for (const [i, value] of numbers(now).entries())
      expect(Math.abs(value - numbers(stored[slug])[i])).toBeLessThanOrEqual(4)
  },
)

test('every machine has a stored outline', () => {
  expect(Object.keys(stored)).toEqual(machines)
})
