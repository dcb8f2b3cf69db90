import { expect, test } from 'vitest'
import { findTemplateProblem, messagePlaceholders } from './message-placeholders.ts'
import { fillMessage, listGaps, type MessageValues } from './message-template.ts'

const values = (given: Partial<MessageValues>): MessageValues => ({
  ...{ name: '', dealer: '', phone: '', salesperson: '', model: '', vehicle: '', variant: '' },
  ...{ registrationNumber: '', price: '', offer: '', bookingDay: '', callBy: '', reference: '' },
  ...{ enquiryLink: '', estimateTotal: '', appointmentDay: '', appointmentTime: '' },
  ...{ bookingTime: '', dayWithoutTime: '' },
  ...given,
})

test('replaces placeholders, also with spaces inside the braces', () => {
  expect(fillMessage('{name} and { model }', values({ name: 'Asha', model: 'SHINE' }))).toBe(
    'Asha and SHINE',
  )
})

test('leaves out a part in brackets if one of its placeholders has no value', () => {
  const template = 'Thank you[ for the {model}][ ({price} of {model})].'
  expect(fillMessage(template, values({ model: 'SHINE', price: '₹1' }))).toBe(
    'Thank you for the SHINE (₹1 of SHINE).',
  )
  expect(fillMessage(template, values({ model: 'SHINE' }))).toBe('Thank you for the SHINE.')
  expect(fillMessage(template, values({}))).toBe('Thank you.')
})

test('marks a placeholder without a value as a gap', () => {
  const text = fillMessage('Come on {bookingDay}, {name}.', values({ name: 'Asha' }))
  expect(text).toBe('Come on [bookingDay], Asha.')
  expect(listGaps(text)).toEqual(['[bookingDay]'])
  expect(listGaps('Come on Monday, Asha.')).toEqual([])
})

test('takes a value as it is, even if it looks like a placeholder', () => {
  expect(fillMessage('{name}[ {model}]', values({ name: '{model}[', model: '$& {name}' }))).toBe(
    '{model}[ $& {name}',
  )
})

test.each([
  ['Hello {nmae}', { is: 'unknown', placeholder: '{nmae}' }],
  ['Hello[ {nmae}]', { is: 'unknown', placeholder: '{nmae}' }],
  ['Hello {name', { is: 'unpaired', sign: '{' }],
  ['Hello name}', { is: 'unpaired', sign: '}' }],
  ['Hello[ {name}', { is: 'unpaired', sign: '[' }],
  ['Hello {name}]', { is: 'unpaired', sign: ']' }],
  ['Hello[ {name}[ {model}]]', { is: 'nested', sign: '[' }],
  ['Hello [Sir]', { is: 'fixed', sign: '[Sir]' }],
  [messagePlaceholders.map((name) => `[{${name}}]`).join(' '), undefined],
])('checks the template %s', (template, problem) => {
  expect(findTemplateProblem(template)).toEqual(problem)
})
