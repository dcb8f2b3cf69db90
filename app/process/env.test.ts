import { expect, it } from 'vitest'
import { readEnv } from './env.server.ts'

const withPassword = (length: number) => () => readEnv({ ADMIN_PASSWORD: 'x'.repeat(length) })

it('allows the same maximum length for the first password as the login', () => {
  expect(withPassword(10)().ADMIN_PASSWORD).toHaveLength(10)
  expect(withPassword(200)().ADMIN_PASSWORD).toHaveLength(200)
  expect(withPassword(9)).toThrow('ADMIN_PASSWORD: must have at least 10 characters')
  expect(withPassword(201)).toThrow('ADMIN_PASSWORD: must have at most 200 characters')
})
