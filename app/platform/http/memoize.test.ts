import { expect, it } from 'vitest'
import { memoize } from './memoize.ts'

it('computes a text once, and forgets the least recently used text', () => {
  const worked: string[] = []
  const upper = memoize((text) => {
    worked.push(text)
    return text.toUpperCase()
  })
  for (let index = 0; index < 200; index++) upper(`text ${index}`)
  expect(upper('text 0')).toBe('TEXT 0')
  expect(worked).toHaveLength(200)
  upper('one more')
  upper('text 0')
  expect(worked).toHaveLength(201)
  upper('text 1')
  expect(worked).toHaveLength(202)
})
