import { describe, expect, it } from 'vitest'
import type { EnquiryKind } from '#app/crm/enquiries/definition/define-enquiry-kind.ts'
import { validateAnswers } from '#app/crm/enquiries/definition/validate-answers.ts'
import { refusalWords } from '#app/platform/forms/refusal-words.ts'
import { enquiryKinds, publicEnquiryKinds } from '../enquiry-kinds.ts'
import { amcEnquiry } from './amc.ts'
import { contactEnquiry } from './contact.ts'
import { extendedWarrantyEnquiry } from './extended-warranty.ts'
import { financeEnquiry } from './finance.ts'
import { joyClubEnquiry } from './joy-club.ts'
import { offerEnquiry } from './offer.ts'
import { optInEnquiry } from './opt-in.ts'
import { serviceBookingEnquiry } from './service-booking.ts'
import { testRideEnquiry } from './test-ride.ts'

const send = (enquiry: EnquiryKind, sent: object, isForm = false) =>
  validateAnswers(enquiry, sent, isForm ? 'form' : 'json', refusalWords)
const without = (sent: object, name: string) =>
  Object.fromEntries(Object.entries(sent).filter(([key]) => key !== name))
const said = (enquiry: EnquiryKind, sent: object, isForm = false) => {
  const checked = send(enquiry, sent, isForm)
  return checked.ok ? undefined : checked.problem.message
}

describe('every enquiry kind', () => {
  it.each(enquiryKinds.map((it) => [it.slug, it] as const))(
    '%s accepts the kind’s own example',
    (_, it) => {
      expect(send(it, it.example).ok).toBe(true)
    },
  )

  it('has a unique slug, prefix, page and path', () => {
    for (const key of ['slug', 'prefix'] as const)
      expect(new Set(enquiryKinds.map((it) => it[key])).size).toBe(enquiryKinds.length)
    for (const key of ['page', 'postTo'] as const)
      expect(new Set(publicEnquiryKinds.map((it) => it[key])).size).toBe(publicEnquiryKinds.length)
  })

  it('shows the exact messages of the public API for each kind', () => {
    expect(Object.fromEntries(enquiryKinds.map((it) => [it.slug, it.success]))).toMatchObject({
      'service-booking': 'Booking saved successfully!',
      amc: 'Enquiry submitted successfully!',
      'extended-warranty': 'Warranty Enquiry Submitted Successfully!',
      finance: 'Finance Enquiry Submitted Successfully!',
      'test-ride': 'Thanks for your enquiry. Our team will get back soon.',
      offer: 'Offer Enquiry Submitted Successfully!',
      'joy-club': 'Form submitted successfully!',
      contact: 'Contact request submitted successfully!',
      'opt-in': 'Opt-In Request Submitted Successfully!',
    })
    expect(
      Object.fromEntries(enquiryKinds.map((it) => [it.slug, it.networkFailure])),
    ).toMatchObject({
      'service-booking': 'An error occurred while submitting the form.',
      amc: 'Internal Server Error',
      'extended-warranty': 'Network error. Please check your connection and try again.',
      finance: 'Failed to submit. Please try again later.',
      'test-ride': 'Something went wrong. Please try again.',
      offer: 'Failed to submit. Please try again later.',
      'joy-club': 'Something went wrong. Please try again.',
      contact: 'Network error. Please try again later.',
      'opt-in': 'Network error. Please try again later.',
    })
  })
})

describe('validation errors', () => {
  it('lists errors by field, and errors of grouped fields under their group', () => {
    const sent = { ...optInEnquiry.example, mobile: 'call me', notifications: { sms: [] } }
    const checked = send(optInEnquiry, sent)
    expect(checked.ok ? [] : Object.keys(checked.problem.errors).sort()).toEqual([
      'mobile',
      'notifications',
    ])
  })

  it('shows the kind’s own message only if a required field is empty', () => {
    const wrong = { ...amcEnquiry.example, contactNumber: '12345' }
    expect(said(amcEnquiry, wrong)).toMatch(/phone number of 6 to 15 digits/)
    expect(said(amcEnquiry, { ...wrong, name: '' })).toBe('All fields are required except message.')
    expect(said(amcEnquiry, [])).toBeDefined()
  })

  it('reports an error for the whole body if the body is not an object', () => {
    const message = 'The request must be a group of fields'
    const errors = { '': [message] }
    expect(validateAnswers(contactEnquiry, null, 'json', refusalWords)).toEqual({
      ok: false,
      problem: { kind: 'invalid', message, errors },
    })
  })
})

describe('finance', () => {
  const refusal = 'Please agree to the terms and conditions.'
  it.each([
    [{ agreed: false, loanAmount: '' }, refusal],
    [{}, refusal],
    [{ agreed: true, loanAmount: '' }, undefined],
    [{ agreed: false, loanAmount: '90000' }, undefined],
    [{ agreed: false, loanAmount: 0 }, undefined],
  ])('responds to %o with the message %s', (sent, message) => {
    expect(said(financeEnquiry, sent)).toBe(message)
  })

  it('accepts a loan amount of 0 or more', () => {
    expect(said(financeEnquiry, { agreed: true, loanAmount: -1 })).toBe(
      'Loan amount must be 0 or more',
    )
  })

  it('keeps only the digits of the contact number', () => {
    const checked = send(financeEnquiry, { agreed: true, contact: '90000-00002' })
    expect(checked.ok && checked.value.contact).toBe('9000000002')
    const typed = (text: string) => text.replaceAll(financeEnquiry.fields.contact.strips ?? '', '')
    expect(['9a0b', '+1 (415)', '9+1'].map(typed)).toEqual(['90', '+1415', '91'])
    const abroad = send(financeEnquiry, { agreed: true, contact: '+1 415 555 0100' })
    expect(abroad.ok && abroad.value.contact).toBe('14155550100')
  })

  it('accepts names of proofs in any case and stores the declared spelling', () => {
    const checked = send(financeEnquiry, { agreed: true, selectedPOA: 'GAS BILL' })
    expect(checked.ok && checked.value.selectedPOA).toBe('Gas bill')
    expect(send(financeEnquiry, { agreed: true, selectedPOI: 'Library card' }).ok).toBe(false)
  })
})

describe('contact', () => {
  it.each(['name', 'email', 'contact', 'reason', 'message'])(
    'requires the contact field %s',
    (name) => {
      expect(send(contactEnquiry, without(contactEnquiry.example, name)).ok).toBe(false)
    },
  )

  it('accepts three reasons', () => {
    expect(contactEnquiry.fields.reason.options?.map((it) => it.value)).toEqual([
      'Inquiry',
      'Support',
      'Feedback',
    ])
    expect(send(contactEnquiry, { ...contactEnquiry.example, reason: 'Chat' }).ok).toBe(false)
  })
})

describe('AMC', () => {
  it.each(['model', 'yearOfPurchase', 'registrationNumber', 'name', 'email', 'contactNumber'])(
    'refuses a missing %s with the AMC message',
    (name) => {
      expect(said(amcEnquiry, without(amcEnquiry.example, name))).toBe(
        'All fields are required except message.',
      )
    },
  )

  it('accepts an AMC enquiry without a message', () => {
    expect(send(amcEnquiry, without(amcEnquiry.example, 'message')).ok).toBe(true)
  })
})

describe('extended warranty', () => {
  it.each(['name', 'email', 'contactNumber'])(
    'refuses a missing %s with the warranty message',
    (name) => {
      expect(said(extendedWarrantyEnquiry, without(extendedWarrantyEnquiry.example, name))).toBe(
        'Please fill in all required fields',
      )
    },
  )

  it.each(['model', 'yearOfPurchase', 'registrationNumber', 'message'])(
    'accepts a warranty enquiry without %s',
    (name) => {
      expect(send(extendedWarrantyEnquiry, without(extendedWarrantyEnquiry.example, name)).ok).toBe(
        true,
      )
    },
  )
})

describe('opt-in', () => {
  it.each(['registration', 'name', 'mobile'])('requires the opt-in field %s', (name) => {
    expect(send(optInEnquiry, without(optInEnquiry.example, name)).ok).toBe(false)
  })

  it('expands the choice “all” to every channel', () => {
    const checked = send(optInEnquiry, { ...optInEnquiry.example, notifications: { all: 'on' } })
    expect(checked.ok && checked.value.notifications).toEqual({
      all: true,
      rcs: true,
      sms: true,
      obd: true,
      email: true,
      whatsapp: true,
    })
  })

  it('keeps a choice of single channels unchanged', () => {
    const checked = send(optInEnquiry, optInEnquiry.example)
    expect(checked.ok && checked.value.notifications).toEqual(optInEnquiry.example.notifications)
  })
})

describe('offer', () => {
  it.each(['name', 'email', 'contact'])('requires the offer field %s', (name) => {
    expect(send(offerEnquiry, without(offerEnquiry.example, name)).ok).toBe(false)
  })

  it.each([{ agree: false }, { agree: undefined }, { agree: '' }])(
    'refuses an offer enquiry with %o',
    (agree) => {
      expect(said(offerEnquiry, { ...offerEnquiry.example, ...agree })).toBe(
        'Please agree to the terms and conditions.',
      )
    },
  )
})

it('accepts a service booking without any field', () => {
  expect(send(serviceBookingEnquiry, {}, true).ok).toBe(true)
})

describe('test ride', () => {
  it.each(['name', 'emailId', 'mobileNo', 'color'])('requires the test-ride field %s', (name) => {
    expect(send(testRideEnquiry, without(testRideEnquiry.example, name)).ok).toBe(false)
  })

  it('offers five general colours', () => {
    expect(testRideEnquiry.fields.color.options?.map((it) => it.value)).toEqual([
      'Red',
      'Blue',
      'Black',
      'White',
      'Grey',
    ])
  })

  it('requires the agreement in the form, and refuses a false agreement in JSON', () => {
    expect(send(testRideEnquiry, testRideEnquiry.example).ok).toBe(true)
    expect(send(testRideEnquiry, testRideEnquiry.example, true).ok).toBe(false)
    expect(send(testRideEnquiry, { ...testRideEnquiry.example, agree: 'on' }, true).ok).toBe(true)
    expect(send(testRideEnquiry, { ...testRideEnquiry.example, agree: false }).ok).toBe(false)
  })

  it.each([{ emailId: 'imran' }, { mobileNo: 'call me' }, { mobileNo: '12345' }])(
    'refuses the test ride %o',
    (wrong) => {
      expect(send(testRideEnquiry, { ...testRideEnquiry.example, ...wrong }).ok).toBe(false)
    },
  )
})

describe('joy club', () => {
  it('requires no field and offers four models', () => {
    expect(send(joyClubEnquiry, {}, true).ok).toBe(true)
    expect(joyClubEnquiry.fields.model.options?.map((it) => it.value)).toEqual([
      'shine',
      'activa',
      'unicorn',
      'CBR 150R',
    ])
  })

  it.each([
    ['2022', true],
    [2022, true],
    ['', true],
    ['-1', false],
    ['last year', false],
  ])('validates %o as a year of purchase: %s', (purchaseYear, isTaken) => {
    expect(send(joyClubEnquiry, { purchaseYear }).ok).toBe(isTaken)
  })
})
