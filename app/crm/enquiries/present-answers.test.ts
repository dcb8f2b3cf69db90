import { expect, it } from 'vitest'
import { financeEnquiry } from './kinds/finance.ts'
import { onRoadPriceEnquiry } from './kinds/on-road-price.ts'
import { optInEnquiry } from './kinds/opt-in.ts'
import { serviceBookingEnquiry } from './kinds/service-booking.ts'
import { presentAnswers } from './present-answers.ts'

const { registration, name, mobile, notifications } = optInEnquiry.fields

it('lists answers in the order of the form, and a group by its checkboxes', () => {
  const shown = presentAnswers(optInEnquiry.slug, {
    notifications: { sms: true, email: false },
    name: 'Asha',
    registration: 'TG 10 CD 5678',
    mobile: null,
  })
  const values = new Map(shown.map(({ label, value }) => [label, value]))
  expect(values.get(registration.label)).toBe('TG 10 CD 5678')
  expect(values.get(name.label)).toBe('Asha')
  expect(values.get(mobile.label)).toBe('–')
  const part = (key: keyof typeof notifications.fields) =>
    values.get(`${notifications.label}: ${notifications.fields[key]?.label}`)
  expect([part('sms'), part('email')]).toEqual(['Yes', 'No'])
  expect(shown).toHaveLength(
    Object.keys(optInEnquiry.fields).length - 1 + Object.keys(notifications.fields).length,
  )
  expect(shown.map(({ label }) => label).indexOf(registration.label)).toBe(
    Object.keys(optInEnquiry.fields).indexOf('registration'),
  )
})

it('lists answers to fields that the form no longer has last, under the stored field names', () => {
  const shown = presentAnswers(optInEnquiry.slug, {
    helmet: 'M',
    sizes: { left: 8 },
    notifications: null,
  })
  expect(shown.slice(-2)).toEqual([
    { label: 'helmet', value: 'M', control: 'text' },
    { label: 'sizes', value: '{"left":8}', control: 'text' },
  ])
  expect(presentAnswers('a kind that is gone', { name: 'Asha' })).toEqual([
    { label: 'name', value: 'Asha', control: 'text' },
  ])
})

it('formats an amount in rupees', () => {
  const [loan] = presentAnswers(financeEnquiry.slug, { loanAmount: 90_000 }).filter(
    ({ label }) => label === 'Loan amount',
  )
  expect(loan?.value).toBe('₹90,000')
})

it('adds a dialling number to a phone number, with a plus for foreign numbers', () => {
  const shown = (contact: string, phone: string) =>
    presentAnswers(financeEnquiry.slug, { contact }, phone).find(({ control }) => control === 'tel')
  expect(shown('9000000002', '+919000000002')).toMatchObject({
    value: '9000000002',
    call: '+919000000002',
  })
  expect(shown('14155550100', '+14155550100')).toMatchObject({
    value: '+14155550100',
    call: '+14155550100',
  })
  expect(shown('', '')).not.toHaveProperty('call')
})

it('lists the hour and the purpose of an appointment in words, and leaves out missing ones', () => {
  const shown = (answers: Record<string, unknown>) =>
    presentAnswers(serviceBookingEnquiry.slug, answers).map(({ label, value }) => [label, value])
  const answers = { bookingDate: '2026-11-04', bookingTime: '14:00', purpose: 'service-paid' }
  expect(shown(answers)).toEqual(
    expect.arrayContaining([
      ['Time', '2:00 PM'],
      ['Appointment for', 'Paid service'],
    ]),
  )
  expect(shown({ bookingDate: '2026-11-04' }).map(([label]) => label)).not.toContain('Time')
})

it('lists the choices behind an on-road price, and leads to the price with these choices', () => {
  const shown = (priceChoices: string) =>
    presentAnswers(onRoadPriceEnquiry.slug, {
      model: 'HORNET 2.0',
      variant: 'Standard',
      priceChoices,
    }).find(({ control }) => control === 'price-choices')
  expect(shown('options=helmet&exchange=30000&down=20000&months=24')).toMatchObject({
    value:
      'Optional lines: changed by the customer, Old vehicle, as the customer values it: ₹30,000, Down payment: ₹20,000, Loan: 24 months',
    priceChoices: {
      path: '/price/HORNET2.0?variant=Standard&options=helmet&exchange=30000&down=20000&months=24',
    },
  })
  expect(shown('')).toBeUndefined()
  expect(shown('exchange=nothing&javascript:alert(1)=2')).toBeUndefined()
})
