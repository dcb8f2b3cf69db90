import { expect, test } from 'vitest'
import { threeWayMerge } from './three-way-merge.ts'

const base = { tagline: 'Old', summary: { engine: '1', power: '2' }, rows: [{ a: 1 }], film: 'x' }

test('merges changes and deletions in different places', () => {
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

test('keeps my value in a conflict, and reports the other editor’s value', () => {
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

test('reports no conflict if both sides made the same change', () => {
  const same = { ...base, rows: [] }
  expect(threeWayMerge(base, same, { ...same })).toEqual({ merged: same, clashes: [] })
})

test('merges named list entries one by one, with additions and deletions', () => {
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
