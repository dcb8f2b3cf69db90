import { expect, it } from 'vitest'
import { customerMobileKey } from './customer-mobile-key.ts'

it('recognises a customer by a mobile number of India or a number of another country', () => {
  expect(customerMobileKey('+919848012345')).toBe('+919848012345')
  expect(customerMobileKey('+447911123456')).toBe('+447911123456')
})

it('recognises nobody by a landline, a number without country code or no number', () => {
  for (const phone of ['+914023456789', '04023456', '', null])
    expect([phone, customerMobileKey(phone)]).toEqual([phone, undefined])
})
