import { expect, it } from 'vitest'
import { inTurns, spreadOf } from './rounds.ts'

it('takes the mean of the two middle figures as the median of an even number', () => {
  expect(spreadOf([9, 1, 4, 2])).toEqual({ median: 3, least: 1, most: 9 })
  expect(spreadOf([10, 9, 100])).toEqual({ median: 10, least: 9, most: 100 })
})

it('returns no median without figures', () => {
  expect(spreadOf([]).median).toBeNaN()
})

it('measures the cases forwards and backwards, and returns figures in the given order', async () => {
  const asked: string[] = []
  const taken = await inTurns(['a', 'b', 'c'], 3, async (name) => asked.push(name))
  expect(asked.join('')).toBe('abccbaabc')
  expect(taken).toEqual([
    [1, 6, 7],
    [2, 5, 8],
    [3, 4, 9],
  ])
})
