import { expect, test } from 'vitest'
import { valueAt, withValueAt } from './json-path.ts'

test('a value is read and replaced where it stands, and nothing else moves', () => {
  const model = { figures: { weight: { value: 1 } }, rows: [{ a: 1 }, { a: 2 }] }
  expect(valueAt(model, ['rows', 1, 'a'])).toBe(2)
  expect(valueAt(model, ['rows', 5, 'a'])).toBeUndefined()
  expect(withValueAt(model, ['rows', 1, 'a'], 9)).toEqual({ ...model, rows: [{ a: 1 }, { a: 9 }] })
  expect(model.rows[1]).toEqual({ a: 2 })
})

test('a group goes with its last field, an entry of a list stays', () => {
  expect(
    withValueAt(
      { x: 1, figures: { weight: { value: 1 } } },
      ['figures', 'weight', 'value'],
      undefined,
    ),
  ).toEqual({ x: 1 })
  expect(withValueAt({ rows: [{ a: 1 }] }, ['rows', 0, 'a'], undefined)).toEqual({ rows: [{}] })
})
