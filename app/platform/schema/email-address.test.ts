import { describe, expect, it } from 'vitest'
import { isEmailAddress, toAsciiEmailAddress } from './email-address.ts'

describe('an email address', () => {
  it.each([
    'a@example.com',
    'first.last+tag@mail.example.co.in',
    "melwyn.d'souza@example.com",
    'asha@münchen.de',
    'asha@xn--mnchen-3ya.de',
    'asha@उदाहरण.भारत',
    'asha@உதாரணம்.இந்தியா',
    'a_b-c@ex-ample.in',
  ])('%s is valid', (text) => expect(isEmailAddress(text)).toBe(true))

  it.each([
    '',
    'a',
    'a@',
    '@b.c',
    'a@b',
    'a@münchen',
    'a b@example.com',
    'a@exam ple.com',
    'a@example.com\nBcc: b@example.com',
    'a@example.com,b@example.com',
    'Asha <a@example.com>',
    'a..b@example.com',
    '.a@example.com',
    'a.@example.com',
    'a@münchen.de:25',
    'a@münchen.de/x',
    'a@192.0.2.1',
    'a@-b.example',
    'a@b.example.',
    'आशा@example.com',
    `${'a'.repeat(250)}@b.example`,
    `a@${'ü'.repeat(200)}.de`,
  ])('%j is invalid', (text) => expect(isEmailAddress(text)).toBe(false))
})

it('a mail server gets the domain in ASCII', () => {
  expect(toAsciiEmailAddress('Asha@münchen.de')).toBe('Asha@xn--mnchen-3ya.de')
  expect(toAsciiEmailAddress('Asha@Example.com')).toBe('Asha@Example.com')
})
