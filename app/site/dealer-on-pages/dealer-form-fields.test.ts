import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { formSchema } from '#app/platform/forms/form-schema.ts'
import { flattenValues, nestValues } from '#app/platform/forms/nested-values.ts'
import { typedPhone } from '#app/platform/forms/typed-phone.ts'
import { phone as phoneShape } from '#app/platform/schema/schemas.ts'
import { readCatalogue } from '#app/site/seed/read-catalogue.server.ts'
import { dealerFormSections } from './dealer-form-fields.ts'

describe('a phone number', () => {
  const read = (typed: string) => v.parse(typedPhone, typed)
  it.each([
    '9848012345',
    '98480 12345',
    '09848012345',
    '+91-9848012345',
    '+91 98480 12345',
    '(0)9848012345',
  ])('%s is valid', (typed) => expect(read(typed)).toBe('+91 98480 12345'))
  it.each([
    ['040-2345 6789', '+91 40 2345 6789'],
    ['(040) 23456789', '+91 40 2345 6789'],
    ['+91 40 2345 6789', '+91 40 2345 6789'],
    ['04023456789', '+91 40 2345 6789'],
    ['4023456789', '+91 40 2345 6789'],
    ['079-2345 6789', '+91 79 2345 6789'],
    ['0866 2471234', '+91 866 2471234'],
    ['08727-234 567', '+91 8727 234 567'],
    ['+91 00000 00001', '+91 00000 00001'],
    ['+९१ ९८४८० १२३४५', '+91 98480 12345'],
    ['\u200e98480\u201112345', '+91 98480 12345'],
  ])('%j is stored as %j', (typed, kept) => {
    expect(read(typed)).toBe(kept)
    expect(v.is(phoneShape, kept)).toBe(true)
  })
  it.each(['', '12', '98480123456', 'nine'])(
    '%j stays unchanged in the form, and the server refuses it',
    (typed) => expect(read(typed)).toBe(typed),
  )
})

it('the form has a field for every detail and submits unchanged values unchanged', () => {
  const { dealer } = readCatalogue('catalogue')
  const fields = Object.assign({}, ...dealerFormSections(dealer).map((part) => part.fields))
  const facts = nestValues(v.parse(formSchema(fields), flattenValues(fields, dealer)))
  const { id: _, social, ...asked } = dealer
  expect(facts).toEqual({ ...asked, social: social.map(({ url }) => ({ url })) })
})
