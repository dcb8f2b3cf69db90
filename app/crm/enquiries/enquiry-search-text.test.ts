import { expect, it } from 'vitest'
import { generateEnquiryReference } from './enquiry-reference.server.ts'
import { enquirySearchText, parseSearchWords } from './enquiry-search-text.ts'

it.each([
  ['  Asha   RAO\n', [['asha'], ['rao']]],
  ['ＡＳＨＡ', [['asha']]],
  ['ﬁt', [['fit']]],
  ['क्\u200dष', [['क्ष']]],
  ['of6x92t', [['of6x92t', 'of-6x92t']]],
  ['padma OF-6X92T', [['padma'], ['of-6x92t', 'of6x92t']]],
  ['asha - asha', [['asha']]],
  ['%', [['%']]],
  ['TS-09-AB-1234', [['ts-09-ab-1234', 'ts09ab1234']]],
  ['sb6zyq2', [['sb6zyq2', 'sb-6zyq2']]],
  ['०९ AB १२३४', [['09'], ['ab'], ['1234']]],
  ['ab-1234', [['ab-1234', 'ab1234']]],
  [' \u200b', []],
  ['asha +91 90000-00288', [['+91 90000-00288', '9000000288', '919000000288'], ['asha']]],
  ['cd 110 9000 000 288', [['cd'], ['110'], ['9000'], ['000'], ['288']]],
  ['+91 9000 00', [['+91 9000 00', '+91900000', '91900000', '900000']]],
])('parses the search %j into %j', (typed, words) => {
  expect(parseSearchWords(typed)).toEqual(words)
})

it('ignores all words after the sixteenth', () => {
  const words = Array.from({ length: 40 }, (_, index) => `w${index}`)
  expect(parseSearchWords(words.join(' '))).toHaveLength(16)
})

it('finds a note in one line, and the plate in it', () => {
  expect(enquirySearchText('SB-7F3K2', {}, '', ['Rides\nTS 09 AB 1234', '\u200b'])).toBe(
    'sb-7f3k2\nrides ts 09 ab 1234\nridests09ab1234',
  )
})

it('finds an enquiry by its plate in every spelling, also if the plate is inside a message', () => {
  const text = enquirySearchText('SB-7F3K2', {
    registrationNumber: 'ts 09-Ab १२३४',
    message: 'My other one, TS 10 CD 5678, squeaks when the weather is cold and wet.',
  })
  expect(text.split('\n')).toContain('ts09ab1234')
  expect(text.split('\n')).toContain('ts10cd5678')
})

it('finds an enquiry by reference and by every text and number in the enquiry', () => {
  const answers = {
    name: ' Asha  Rao',
    message: '',
    loanAmount: 90_000,
    agreed: true,
    year: null,
    notifications: { sms: true },
  }
  expect(enquirySearchText('FN-7F3K2', answers)).toBe('fn-7f3k2\nasha rao\n90000')
})

it('finds a phone number as typed, in dialling form and by the ten digits', () => {
  const answers = { contactNumber: '040 2345 6789' }
  expect(enquirySearchText('SB-7F3K2', answers, '+914023456789')).toBe(
    'sb-7f3k2\n040 2345 6789\n04023456789\n+914023456789',
  )
  expect(enquirySearchText('SB-7F3K2', { contactNumber: '9000000001' }, '+919000000001')).toBe(
    'sb-7f3k2\n9000000001',
  )
  expect(parseSearchWords('+91 90000-00001')).toEqual([
    ['+91 90000-00001', '9000000001', '919000000001'],
  ])
  expect(parseSearchWords('(040) 23456789')).toEqual([
    ['(040) 23456789', '+914023456789', '04023456789'],
  ])
  for (const typed of ['9000000001', '00001', 'asha', '2021'])
    expect(parseSearchWords(typed)).toEqual([[typed]])
})

it('references have no ambiguous characters and rarely repeat', () => {
  const references = Array.from({ length: 200 }, () => generateEnquiryReference('SB'))
  for (const reference of references)
    expect(reference).toMatch(/^SB-[23456789ABCDEFGHJKMNPQRSTUVWXYZ]{5}$/)
  expect(new Set(references).size).toBeGreaterThan(190)
})
