import { expect, it } from 'vitest'
import { testNow } from '#tests/app.ts'
import { limiter } from './limits.server.ts'

function counting(most: number) {
  const time = { passed: 0 }
  const limit = limiter(() => new Date(testNow.getTime() + time.passed * 1000), most, 60)
  return { limit, time }
}

it('lets so many through, then says how long to wait, and begins anew', () => {
  const { limit, time } = counting(2)
  expect([limit.take('a'), limit.take('a'), limit.take('a')]).toEqual([0, 0, 60])
  time.passed = 59.5
  expect(limit.take('a')).toBe(1)
  time.passed = 60
  expect([limit.take('a'), limit.take('a'), limit.take('a')]).toEqual([0, 0, 60])
})

it('is not made longer by those who keep trying', () => {
  const { limit, time } = counting(1)
  limit.take('a')
  for (time.passed = 1; time.passed < 60; time.passed++) limit.take('a')
  expect(limit.take('a')).toBe(0)
})

it('counts each address by itself, forgets a cleared one, and asks without counting', () => {
  const { limit } = counting(1)
  expect([limit.wait('a'), limit.take('a'), limit.wait('a')]).toEqual([0, 0, 60])
  expect([limit.wait('b'), limit.wait('b'), limit.take('b')]).toEqual([0, 0, 0])
  limit.clear('a')
  expect([limit.take('a'), limit.take('b')]).toEqual([0, 60])
})

it('keeps running windows when it clears ended ones away', () => {
  const { limit, time } = counting(1)
  for (let key = 0; key < 10_000; key++) limit.take(`old ${key}`)
  time.passed = 30
  limit.take('a')
  time.passed = 61
  limit.take('b')
  expect([limit.take('a'), limit.take('old 1')]).toEqual([29, 0])
})

it('of nothing is no limit', () => {
  const { limit } = counting(0)
  expect([limit.take('a'), limit.take('a'), limit.wait('a')]).toEqual([0, 0, 0])
})
