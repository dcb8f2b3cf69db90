import { expect, it } from 'vitest'
import { listSuccessors } from './pipeline-work.ts'

const [asha, ravi, lata, anu, boss] = [
  { id: 1, role: 'sales' },
  { id: 2, role: 'sales' },
  { id: 3, role: 'workshop' },
  { id: 4, role: 'accounts' },
  { id: 5, role: 'manager' },
] as const
const everyone = [asha, lata, anu, ravi, boss]
const successorsOf = (id: number, openByPipeline: object) =>
  listSuccessors({ id, openByPipeline }, everyone).map(({ colleague, count }) => [
    colleague.id,
    count,
  ])

it('offers nobody of the workshop for enquiries of sales, nor the reverse', () => {
  expect(successorsOf(asha.id, { sales: 146 })).toEqual([
    [ravi.id, 146],
    [boss.id, 146],
  ])
  expect(successorsOf(lata.id, { workshop: 3 })).toEqual([[boss.id, 3]])
})

it('offers colleagues for a part of the enquiries after those for all of them', () => {
  expect(successorsOf(asha.id, { sales: 5, cover: 1 })).toEqual([
    [ravi.id, 6],
    [boss.id, 6],
    [lata.id, 1],
  ])
})
