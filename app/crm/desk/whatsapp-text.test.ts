import { expect, test } from 'vitest'
import { statesByPipeline } from '#app/crm/enquiries/enquiry-states.ts'
import { whatsAppText } from './whatsapp-text.ts'

const about = {
  name: 'Asha Example',
  dealer: 'Sundaram Honda',
  model: 'ACTIVA 110',
  price: '₹76,234',
  bookingDay: '24 Nov 2026',
}

test('thanks for a new enquiry with the name, the model and the price', () => {
  expect(whatsAppText('sales', 'new', about)).toBe(
    'Hello Asha Example, this is Sundaram Honda. Thank you for your enquiry about the ACTIVA 110 (₹76,234 ex-showroom). When can we call you?',
  )
})

test('uses a separate text for a new on-road price enquiry', () => {
  const asked = { ...about, onRoadPriceOf: 'ACTIVA 110 Deluxe in Black' }
  expect(whatsAppText('sales', 'new', asked)).toBe(
    'Hello Asha Example, this is Sundaram Honda. You asked for the on-road price of the ACTIVA 110 Deluxe in Black. When can we call you about it?',
  )
  expect(whatsAppText('sales', 'new', { ...asked, onRoadPriceOf: '' })).toContain(
    'You asked for the on-road price. When',
  )
  expect(whatsAppText('sales', 'quoted', asked)).toContain('You have our price')
})

test('omits a missing name, model or price without leaving a gap', () => {
  const unknown = { ...about, name: '', model: '', price: '' }
  expect(whatsAppText('sales', 'quoted', unknown)).toBe(
    'Hello, this is Sundaram Honda. You have our price. Would you like to book?',
  )
})

test('contains the booking day in workshop texts', () => {
  expect(whatsAppText('workshop', 'confirmed', about)).toBe(
    'Hello Asha Example, this is Sundaram Honda. We look forward to seeing your ACTIVA 110 on 24 Nov 2026. Please bring the registration certificate (RC).',
  )
  expect(whatsAppText('workshop', 'ready', about)).toContain('Your ACTIVA 110 is ready.')
})

test('uses different texts for delivery after a sale and after a service', () => {
  expect(whatsAppText('sales', 'delivered', about)).toContain('How do you like your ACTIVA 110?')
  expect(whatsAppText('workshop', 'delivered', about)).toContain('after the service?')
})

test('shows the flow’s first text for a legacy or missing state', () => {
  expect(whatsAppText('cover', 'earlier', about)).toBe(whatsAppText('cover', 'new', about))
  expect(whatsAppText('none', null, about)).toBe(
    'Hello Asha Example, this is Sundaram Honda. Thank you for writing to us.',
  )
})

test.each(['sales', 'workshop', 'cover'] as const)(
  'has a different text for each state of %s',
  (flow) => {
    const texts = statesByPipeline[flow].map((state) => whatsAppText(flow, state, about))
    expect(new Set(texts).size).toBe(statesByPipeline[flow].length)
  },
)
