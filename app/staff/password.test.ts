import { expect, it } from 'vitest'
import { hashPassword, verifyPassword } from './password.server.ts'

it('keeps a password as argon2id, never the same twice', async () => {
  const [first, second] = [await hashPassword('four words'), await hashPassword('four words')]
  expect(first).toMatch(/^argon2id\$/)
  expect(first).not.toBe(second)
  expect(await verifyPassword('four words', first)).toBe(true)
  expect(await verifyPassword('Four words', first)).toBe(false)
})
