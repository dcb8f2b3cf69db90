import { expect, test } from 'vitest'
import { groupBy } from './group-by.ts'

test('groups items by key and keeps their order', () => {
  const groups = groupBy(['DIO', 'SHINE', 'SP125'], (name) => name.length)
  expect([...groups]).toEqual([
    [3, ['DIO']],
    [5, ['SHINE', 'SP125']],
  ])
})
