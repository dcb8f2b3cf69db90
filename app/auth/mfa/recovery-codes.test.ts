import { expect, it } from 'vitest'
import { isAppCode, plainCode } from './recovery-code.ts'
import { drawRecoveryCodes, hashOfCode } from './recovery-codes.server.ts'

it('draws ten codes in three groups of four, all different', () => {
  const codes = drawRecoveryCodes()
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) expect(code).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){2}$/)
})

it('knows a code however it is typed, and of whom it is', () => {
  const hash = hashOfCode(1, 'kx7m-abcd-efgh')
  expect(hashOfCode(1, ' KX7M ABCD-efgh ')).toBe(hash)
  expect(hashOfCode(2, 'kx7m-abcd-efgh')).not.toBe(hash)
})

it('tells six digits from a recovery code', () => {
  expect(isAppCode(plainCode(' 123 456 '))).toBe(true)
  expect(isAppCode(plainCode('2345-6789-2345'))).toBe(false)
})
