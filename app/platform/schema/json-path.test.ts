import { expect, test } from 'vitest'
import { valueAt, withValueAt } from './json-path.ts'

test('reads and replaces a value at its path, and changes nothing else', () => {
  const model = { figures: { weight: { value: 1 } }, rows: [{ a: 1 }, { a: 2 }] }
  expect(valueAt(model, ['rows', 1, 'a'])).toBe(2)
  expect(valueAt(model, ['rows', 5, 'a'])).toBeUndefined()
  expect(withValueAt(model, ['rows', 1, 'a'], 9)).toEqual({ ...model, rows: [{ a: 1 }, { a: 9 }] })
  expect(model.rows[1]).toEqual({ a: 2 })
})

test('removes a group with its last field, and keeps a list entry', () => {
  expect(
    withValueAt(
      { x: 1, figures: { weight: { value: 1 } } },
      ['figures', 'weight', 'value'],
      undefined,
    ),
  ).toEqual({ x: 1 })
  expect(withValueAt({ rows: [{ a: 1 }] }, ['rows', 0, 'a'], undefined)).toEqual({ rows: [{}] })
})
