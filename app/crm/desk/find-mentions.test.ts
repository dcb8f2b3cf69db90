import { expect, it } from 'vitest'
import { findNamesInNote, splitAtMentions } from './find-mentions.ts'

const people = [
  { id: 1, name: 'Ravi Kumar', userId: 'ravi' },
  { id: 2, name: 'Ravi Kumar Rao', userId: 'rkr' },
  { id: 3, name: 'Sunitha', userId: 'sunitha.r' },
  { id: 4, name: 'లక్ష్మి దేవి', userId: 'lakshmi' },
]
const idsIn = (text: string) => findNamesInNote(text, people).map(({ ids }) => ids)

it('finds a name with spaces, and prefers the longest one', () => {
  expect(findNamesInNote('Ask @Ravi Kumar, please', people)).toEqual([
    { written: '@Ravi Kumar', ids: [1] },
  ])
  expect(idsIn('@Ravi Kumar Rao knows')).toEqual([[2]])
  expect(idsIn('@ravi kumar knows')).toEqual([[1]])
})

it('finds a user ID, a first name and a name in another script', () => {
  expect(idsIn('@rkr @Sunitha’s @sunitha.r @లక్ష్మి')).toEqual([[2], [3], [3], [4]])
  expect(idsIn('(@లక్ష్మి దేవి)')).toEqual([[4]])
})

it('prefers a user ID over a first name that several people have', () => {
  expect(idsIn('@Ravi call him')).toEqual([[1]])
  const twins = [
    { id: 1, name: 'Ravi Kumar', userId: 'rk' },
    { id: 2, name: 'Ravi Rao', userId: 'rr' },
  ]
  expect(findNamesInNote('@Ravi call him', twins)).toEqual([{ written: '@Ravi', ids: [1, 2] }])
})

it('reports a name that nobody has, and ignores e-mail addresses and prices', () => {
  expect(findNamesInNote('@Sunita, see 90,000 @ 9 % and a@ravi.in, @500', people)).toEqual([
    { written: '@Sunita', ids: [] },
  ])
})

it('names a colleague once, however often the note does', () => {
  expect(idsIn('@rkr and @RKR')).toEqual([[2]])
})

it('shows the present name of a colleague who was renamed', () => {
  const mentions = [{ written: '@Ravi Kumar', name: 'Ravi K. Verma' }]
  expect(splitAtMentions('Ask @ravi kumar, then @Ravi.', mentions)).toEqual([
    { text: 'Ask ', isMention: false },
    { text: '@Ravi K. Verma', isMention: true },
    { text: ', then @Ravi.', isMention: false },
  ])
})
