import { Secret } from 'otpauth'
import { expect, it } from 'vitest'
import { findTotpCounter, generateTotpSecret, totpUri } from './totp.server.ts'

/** RFC 6238, appendix B: the SHA-1 key "12345678901234567890". */
const secret = Secret.fromLatin1('12345678901234567890').base32
const at = (seconds: number) => new Date(seconds * 1000)

// The last six of the eight digits in the RFC's table.
it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('accepts, %i seconds after 1970, the code %s', (seconds, code) => {
  expect(findTotpCounter(secret, code, at(seconds))).toBe(Math.floor(seconds / 30))
})

it('accepts only the codes of the previous, current and next 30 seconds', () => {
  const step = 37_037_037
  const middle = step * 30 + 15
  const code = '050471'
  for (const away of [-30, 0, 30])
    expect(findTotpCounter(secret, code, at(middle + away))).toBe(step)
  for (const away of [-60, 60])
    expect(findTotpCounter(secret, code, at(middle + away))).toBeUndefined()
})

it.each(['', '05047', '0504711', 'abcdef', '０５０４７１', '050472'])('refuses %j', (code) => {
  expect(findTotpCounter(secret, code, at(1_111_111_111))).toBeUndefined()
})

it('generates a new secret of 160 bits each time', () => {
  const [one, other] = [generateTotpSecret(), generateTotpSecret()]
  expect(one).toMatch(/^[A-Z2-7]{32}$/)
  expect(other).not.toBe(one)
})

it('gives the authenticator app the account and the site’s name, even with a colon', () => {
  const address = new URL(totpUri(secret, 'Meridian: Motors & Sons', 'meera'))
  expect(address.protocol).toBe('otpauth:')
  expect(decodeURIComponent(address.pathname)).toContain('Meridian  Motors & Sons:meera')
  expect(Object.fromEntries(address.searchParams)).toEqual({
    issuer: 'Meridian  Motors & Sons',
    secret,
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  })
})
