import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { dealerEditSchema } from '#app/platform/dealer-details/dealer-edit-schema.ts'
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

describe('details in the characters of other keyboards', () => {
  const { dealer } = readCatalogue('catalogue')
  const fields = Object.assign({}, ...dealerFormSections(dealer).map((part) => part.fields))
  const read = (typed: Record<string, unknown>) =>
    v.parse(
      dealerEditSchema,
      nestValues({
        ...v.parse(formSchema(fields), { ...flattenValues(fields, dealer), ...typed }),
        id: dealer.id,
        social: dealer.social,
      }),
    )
  it.each(['26  Jan', '२६ Jan', '26\u00a0Jan', '\u200e26 Jan'])(
    'the holiday %j is 26 Jan',
    (on) => {
      const { hours } = read({ 'hours.holidays': [{ name: 'Republic Day', on }] })
      expect(hours.holidays).toEqual([{ name: 'Republic Day', on: '26 Jan' }])
    },
  )
  it('a holiday can have typographic hyphens', () => {
    const { hours } = read({ 'hours.holidays': [{ name: 'Holi', on: '2027‑03–22' }] })
    expect(hours.holidays).toEqual([{ name: 'Holi', on: '2027-03-22' }])
  })
  it('times, PIN code, email and phones have ASCII digits', () => {
    const typed = {
      'hours.sales.opens': ' ०९:३० ',
      'address.pinCode': '५०००८१',
      email: '\u200ehello@example.com',
      whatsapp: '९८४८० १२३४५',
    }
    expect(read(typed)).toMatchObject({
      hours: { sales: { opens: '09:30' } },
      address: { pinCode: '500081' },
      email: 'hello@example.com',
      whatsapp: '+91 98480 12345',
    })
  })
})
