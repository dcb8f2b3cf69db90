import { expect, it } from 'vitest'
import { generateRecoveryCodes, hashRecoveryCode } from './recovery-codes.server.ts'
import { isTotpCode, normalizeSecondFactorCode } from './second-factor-code.ts'

it('generates ten different codes in three groups of four', () => {
  const codes = generateRecoveryCodes()
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) expect(code).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){2}$/)
})

it('hashes all spellings of a code equally, but differently for each account', () => {
  const hash = hashRecoveryCode(1, 'kx7m-abcd-efgh')
  expect(hashRecoveryCode(1, ' KX7M ABCD-efgh ')).toBe(hash)
  expect(hashRecoveryCode(2, 'kx7m-abcd-efgh')).not.toBe(hash)
})

it('distinguishes a six-digit code from a recovery code', () => {
  expect(isTotpCode(normalizeSecondFactorCode(' 123 456 '))).toBe(true)
  expect(isTotpCode(normalizeSecondFactorCode('2345-6789-2345'))).toBe(false)
})
