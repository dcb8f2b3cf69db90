import { expect, test } from 'vitest'
import { supportProblems } from './support-problems.ts'

const finding = (feature: string, file: string) => ({ feature, lackedBy: ['safari 16.4'], file })

test('names an unsupported feature once, with the files that use the feature', () => {
  expect(
    supportProblems(
      [finding('api.A.b', 'x.js'), finding('api.A.b', 'y.js'), finding('api.A.b', 'x.js')],
      {},
    ),
  ).toEqual(['api.A.b is missing in safari 16.4: x.js, y.js'])
})

test('accepts an allowed feature and all its subfeatures', () => {
  const allowed = { 'css.properties.cursor': 'a telephone has no cursor' }
  expect(supportProblems([finding('css.properties.cursor.grab', 'x.css')], allowed)).toEqual([])
  expect(supportProblems([finding('css.properties.cursors', 'x.css')], allowed)).toHaveLength(2)
})

test('reports an allowed feature that nothing uses', () => {
  expect(supportProblems([], { 'api.A': 'asked for first' })).toEqual([
    'api.A is allowed but not used',
  ])
})
