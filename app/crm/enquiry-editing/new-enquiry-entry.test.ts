import { expect, it } from 'vitest'
import { salesEnquiry } from '#app/crm/enquiries/kinds/sales.ts'
import { serviceBookingEnquiry } from '#app/crm/enquiries/kinds/service-booking.ts'
import { firstEntryFields, type NewEnquiry, valuesOfEntry } from './new-enquiry-entry.ts'

const entry: NewEnquiry = {
  kind: 'sales',
  source: 'telephone',
  answers: { name: 'Ravi' },
  note: 'Wants red.',
  nextStep: { at: '2026-11-06T05:30:00.000Z' },
  isDone: false,
  assignToMe: false,
  consent: 'yes',
  sendMail: true,
}

it('shows every choice of a refused entry again', () => {
  expect(valuesOfEntry(salesEnquiry, entry)).toEqual({
    'entry.name': 'Ravi',
    'entry.note': 'Wants red.',
    'entry.source': 'telephone',
    'entry.step': '2026-11-06T05:30:00.000Z',
    'entry.mine': 'false',
    'entry.consent': 'yes',
    'entry.mail': 'true',
  })
  const done = { ...entry, nextStep: null, isDone: true }
  expect(valuesOfEntry(salesEnquiry, done)).toMatchObject({ 'entry.step': 'done' })
})

it('shows vehicle, day and complaint of a service booking at once', () => {
  expect(Object.keys(firstEntryFields(serviceBookingEnquiry))).toEqual([
    'entry.registrationNumber',
    'entry.bookingDate',
    'entry.message',
  ])
  expect(firstEntryFields(salesEnquiry)).toEqual({})
})
