import { expect, test } from 'vitest'
import { valueAt, withValueAt } from './json-path.ts'

test('reads and replaces the value at a path, and changes no other value', () => {
  const model = { figures: { weight: { value: 1 } }, rows: [{ a: 1 }, { a: 2 }] }
  expect(valueAt(model, ['rows', 1, 'a'])).toBe(2)
  expect(valueAt(model, ['rows', 5, 'a'])).toBeUndefined()
  expect(withValueAt(model, ['rows', 1, 'a'], 9)).toEqual({ ...model, rows: [{ a: 1 }, { a: 9 }] })
  expect(model.rows[1]).toEqual({ a: 2 })
})

test('removes a group whose last field is removed, but keeps an empty list entry', () => {
  expect(
    withValueAt(
      { x: 1, figures: { weight: { value: 1 } } },
      ['figures', 'weight', 'value'],
      undefined,
    ),
  ).toEqual({ x: 1 })
  expect(withValueAt({ rows: [{ a: 1 }] }, ['rows', 0, 'a'], undefined)).toEqual({ rows: [{}] })
})
