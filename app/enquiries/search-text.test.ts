import { expect, it } from 'vitest'
import { newReference } from './reference.server.ts'
import { fold, searchText } from './search-text.ts'

it.each([
  ['  Asha   RAO\n', 'asha rao'],
  ['ＡＳＨＡ', 'asha'],
  ['ﬁt', 'fit'],
])('%j is looked for as %j', (typed, folded) => {
  expect(fold(typed)).toBe(folded)
})

it('an enquiry is found by its reference and by every text and figure in it', () => {
  const answers = {
    name: ' Asha  Rao',
    message: '',
    loanAmount: 90_000,
    agreed: true,
    year: null,
    notifications: { sms: true },
  }
  expect(searchText('FN-7F3K2', answers)).toBe('fn-7f3k2\nasha rao\n90000')
})

it('a reference can be read out on the phone, and no two are alike', () => {
  const references = Array.from({ length: 200 }, () => newReference('SB'))
  for (const reference of references)
    expect(reference).toMatch(/^SB-[23456789ABCDEFGHJKMNPQRSTUVWXYZ]{5}$/)
  expect(new Set(references).size).toBeGreaterThan(190)
})
