import { expect, it } from 'vitest'
import { randomKey } from './random-key.ts'

it('returns 32 hexadecimal digits, different ones each time', () => {
  const keys = Array.from({ length: 100 }, randomKey)
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/)
  expect(new Set(keys).size).toBe(100)
})
