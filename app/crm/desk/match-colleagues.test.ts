import { expect, it } from 'vitest'
import { findTypedMention, matchColleagues } from './match-colleagues.ts'

const colleagues = [
  { id: 1, name: 'Ravi Kumar', role: 'sales', mention: 'Ravi Kumar' },
  { id: 2, name: 'Sunitha Rao', role: 'sales', mention: 'sunitha2' },
] as const
const namesFor = (typed: string) => matchColleagues(typed, colleagues).map(({ id }) => id)

it('finds the name that is typed after an @, but not an e-mail address', () => {
  expect(findTypedMention('Ask @Ravi Ku')).toEqual({ start: 4, name: 'Ravi Ku' })
  expect(findTypedMention('@')).toEqual({ start: 0, name: '' })
  expect(findTypedMention('ravi@exa')).toBeUndefined()
  expect(findTypedMention('@Ravi\nnext')).toBeUndefined()
})

it('offers colleagues by any word of the name and by user ID, until the name is complete', () => {
  expect(namesFor('')).toEqual([1, 2])
  expect(namesFor('ravi ku')).toEqual([1])
  expect(namesFor('rao')).toEqual([2])
  expect(namesFor('sunitha2')).toEqual([2])
  expect(namesFor('Ravi Kumar ')).toEqual([])
})
