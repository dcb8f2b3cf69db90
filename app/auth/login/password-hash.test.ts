import { expect, it } from 'vitest'
import { hashPassword, verifyPassword } from './password-hash.server.ts'

it('hashes a password as argon2id with a new salt each time', async () => {
  const [first, second] = [await hashPassword('four words'), await hashPassword('four words')]
  expect(first).toMatch(/^argon2id\$19456\$2\$1\$[\w-]{22}\$[\w-]{43}$/)
  expect(first).not.toBe(second)
  expect(await verifyPassword('four words', first)).toBe(true)
  expect(await verifyPassword('Four words', first)).toBe(false)
})

it('refuses every password for a hash that it cannot read', async () => {
  const hash = await hashPassword('four words')
  expect(await verifyPassword('four words', hash.replace('argon2id', 'argon2i'))).toBe(false)
  expect(await verifyPassword('four words', '')).toBe(false)
})
