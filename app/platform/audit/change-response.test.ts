import { expect, test } from 'vitest'
import { shownAction, shownAuthor } from './change-response.ts'
import * as words from './staff-words.ts'

test('presents a stored action in plain English', () => {
  expect(shownAction('took back the prices of')).toBe('undid the price change of')
  expect(shownAction(words.securityEvents['kept-out'])).toBe(
    'was locked out after 10 failed logins',
  )
})

test('presents an action as stored if no text is declared for it', () => {
  expect(shownAction('published')).toBe('published')
  expect(shownAction('toString')).toBe('toString')
})

test('replaces the stored author only for a security event', () => {
  const who = words.whoIsUnknown('log-in-failed')
  expect(shownAuthor({ who, subject: 'security' })).toBe('Unknown visitor')
  expect(shownAuthor({ who, subject: 'offer/3' })).toBe(who)
  expect(shownAuthor({ who: 'meera', subject: 'security' })).toBe('meera')
})
