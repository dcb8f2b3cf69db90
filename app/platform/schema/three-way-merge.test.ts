import { expect, test } from 'vitest'
import { threeWayMerge } from './three-way-merge.ts'

const base = { tagline: 'Old', summary: { engine: '1', power: '2' }, rows: [{ a: 1 }], film: 'x' }

test('what two changed in different places is both there, and what one took away stays away', () => {
  const mine = { ...base, summary: { engine: '1', power: 'mine' } }
  const { film: _, ...theirs } = {
    ...base,
    tagline: 'Theirs',
    summary: { power: '2', engine: 'theirs' },
  }
  expect(threeWayMerge(base, mine, theirs)).toEqual({
    merged: { tagline: 'Theirs', summary: { engine: 'theirs', power: 'mine' }, rows: [{ a: 1 }] },
    clashes: [],
  })
})

test('where both changed one thing mine stands, and theirs is told', () => {
  const mine = { ...base, tagline: 'Mine', rows: [{ a: 2 }] }
  const theirs = { ...base, tagline: 'Theirs', rows: [{ a: 3 }] }
  expect(threeWayMerge(base, mine, theirs)).toEqual({
    merged: mine,
    clashes: [
      { path: 'tagline', theirs: 'Theirs' },
      { path: 'rows', theirs: [{ a: 3 }] },
    ],
  })
})

test('the same change of both is none that clashes', () => {
  const same = { ...base, rows: [] }
  expect(threeWayMerge(base, same, { ...same })).toEqual({ merged: same, clashes: [] })
})

test('entries that are known by a name are merged one by one, and those that only one has stay or go as he meant', () => {
  const was = [
    { id: 1, text: 'one', from: 'a' },
    { id: 2, text: 'two' },
    { id: 3, text: 'three' },
  ]
  const mine = [{ text: 'new of mine' }, { id: 2, text: 'two' }, { id: 1, text: 'mine', from: 'a' }]
  const theirs = [
    { id: 4, text: 'new of theirs' },
    { id: 1, text: 'one', from: 'b' },
    { id: 2, text: 'two' },
    { id: 3, text: 'three' },
  ]
  expect(threeWayMerge(was, mine, theirs)).toEqual({
    merged: [
      { id: 4, text: 'new of theirs' },
      { text: 'new of mine' },
      { id: 2, text: 'two' },
      { id: 1, text: 'mine', from: 'b' },
    ],
    clashes: [],
  })
  expect(threeWayMerge(was, was.slice(1), was.slice(0, 2)).merged).toEqual([{ id: 2, text: 'two' }])
  expect(threeWayMerge([], [{ text: 'mine' }], [{ id: 1 }]).merged).toHaveLength(2)
})
