import { expect, test } from 'vitest'
import { statesByPipeline } from '#app/crm/enquiries/enquiry-states.ts'
import { defaultMessageTexts } from '#app/crm/message-texts/default-message-texts.ts'
import type { MessageText } from '#app/crm/message-texts/message-texts-content.ts'
import { pipelineNames } from '#app/platform/permissions/pipeline.ts'
import { deskRowExample } from '#tests/desk-row-example.ts'
import type { DeskRow } from './desk-enquiry-schema.ts'
import { listEnquiryMessages, messageUrl } from './enquiry-messages.ts'

const row: DeskRow = {
  ...deskRowExample,
  name: 'Asha Example',
  model: 'ACTIVA 110',
  bookingDate: '2026-11-24',
}

const facts = {
  messages: {
    texts: defaultMessageTexts,
    sender: 'Ravi',
    origin: 'https://showroom.example.com',
    phones: { sales: '+91 90000 00001', service: '+91 90000 00002' },
  },
  dealer: 'Sundaram Honda',
  models: [{ name: 'ACTIVA 110', price: 76_234, isOnSale: true }],
  zone: 'Asia/Kolkata',
  now: '2026-11-20T05:00:00.000Z',
}

const list = (change: Partial<DeskRow>, texts: readonly MessageText[] = defaultMessageTexts) =>
  listEnquiryMessages({ ...row, ...change }, { ...facts, messages: { ...facts.messages, texts } })
const first = (change: Partial<DeskRow>) => list(change)[0]?.text

test('thanks for a new enquiry with the name, the model and the price', () => {
  expect(first({ flow: 'sales', state: 'new' })).toBe(
    'Hello Asha Example, this is Sundaram Honda. Thank you for your enquiry about the ACTIVA 110 (₹76,234 ex-showroom). When can we call you?',
  )
})

test('uses a separate text for a new on-road price enquiry', () => {
  const asked = {
    flow: 'sales',
    kind: 'on-road-price',
    vehicle: 'ACTIVA 110 Deluxe in Black',
  } as const
  expect(first({ ...asked, state: 'new' })).toBe(
    'Hello Asha Example, this is Sundaram Honda. You asked for the on-road price of the ACTIVA 110 Deluxe in Black. When can we call you about it?',
  )
  expect(first({ ...asked, state: 'new', model: '', vehicle: '' })).toContain(
    'You asked for the on-road price. When',
  )
  expect(first({ ...asked, state: 'quoted' })).toContain('You have our price')
})

test('names the offer that the customer asked about', () => {
  const asked = { flow: 'sales', kind: 'offer', state: 'new', model: '' } as const
  expect(first({ ...asked, offer: 'Exchange bonus' })).toBe(
    'Hello Asha Example, this is Sundaram Honda. Thank you for asking about our offer “Exchange bonus”. When can we call you about it?',
  )
  expect(first({ ...asked, offer: '' })).toBe(
    'Hello Asha Example, this is Sundaram Honda. Thank you for your enquiry. When can we call you?',
  )
})

test('omits a missing name, model or price without leaving a gap', () => {
  expect(first({ flow: 'sales', state: 'quoted', name: '', model: '' })).toBe(
    'Hello, this is Sundaram Honda. You have our price. Would you like to book?',
  )
  expect(first({ flow: 'sales', state: 'booked', model: '' })).toContain(
    'Thank you for booking your vehicle. We’ll message you as soon as it is ready.',
  )
})

test('contains the booking day in workshop texts', () => {
  expect(first({ flow: 'workshop', state: 'confirmed' })).toBe(
    'Hello Asha Example, this is Sundaram Honda. We look forward to seeing your ACTIVA 110 on 24 Nov 2026. Please bring the registration certificate (RC).',
  )
  expect(first({ flow: 'workshop', state: 'ready' })).toContain('Your ACTIVA 110 is ready.')
})

test('thanks for a new service booking with its day', () => {
  expect(first({ flow: 'workshop', state: 'requested' })).toBe(
    'Hello Asha Example, this is Sundaram Honda. Thank you for booking a service for your ACTIVA 110. What time suits you on 24 Nov 2026?',
  )
})

test('uses different texts for delivery after a sale and after a service', () => {
  expect(first({ flow: 'sales', state: 'delivered' })).toContain('How do you like your ACTIVA 110?')
  expect(first({ flow: 'workshop', state: 'delivered' })).toContain('after the service?')
})

test('suggests the flow’s first text for a legacy or missing state', () => {
  expect(first({ flow: 'cover', state: 'earlier' })).toBe(first({ flow: 'cover', state: 'new' }))
  expect(first({ flow: 'none', state: null })).toBe(
    'Hello Asha Example, this is Sundaram Honda. Thank you for writing to us.',
  )
})

test.each(['sales', 'workshop', 'cover'] as const)(
  'suggests a different text for each state of %s',
  (flow) => {
    const texts = statesByPipeline[flow].map((state) => first({ flow, state }))
    expect(new Set(texts).size).toBe(statesByPipeline[flow].length)
  },
)

test('promises a call only until the time of the promise', () => {
  const promised = (callBy: string) =>
    list({ flow: 'sales', state: 'new', callBy }).find(({ name }) => name === 'Call promised')
  expect(promised('2026-11-20T06:30:00.000Z')).toMatchObject({ hasGap: false })
  expect(promised('2026-11-20T04:30:00.000Z')?.text).toContain('We will call you by [callBy].')
})

test('lists a text with a gap last', () => {
  const names = list({ flow: 'workshop', state: 'confirmed', bookingDate: null })
  const withGap = names.filter(({ hasGap }) => hasGap)
  expect(withGap.map(({ name }) => name)).toEqual(['Reminder'])
  expect(names.slice(-1)).toEqual(withGap)
})

test('names the hour of a booking and never asks for it', () => {
  const booked = { flow: 'workshop', bookingTime: '09:30' } as const
  expect(first({ ...booked, state: 'requested' })).toBe(
    'Hello Asha Example, this is Sundaram Honda. Thank you for booking a service for your ACTIVA 110. Your time is 24 Nov 2026 at 9:30 AM.',
  )
  expect(first({ ...booked, state: 'confirmed' })).toContain('on 24 Nov 2026 at 9:30 AM.')
  const texts = list({ ...booked, state: 'confirmed' }).map(({ text }) => text)
  expect(texts.join(' ')).not.toContain('What time suits you')
  expect(texts.join(' ')).toContain('is now on 24 Nov 2026 at 9:30 AM.')
  expect(first({ ...booked, flow: 'sales', state: 'test-ride' })).toContain(
    'Your test ride of the ACTIVA 110 is on 24 Nov 2026 at 9:30 AM.',
  )
})

test('names no new time after a booking is cancelled', () => {
  const texts = list({ flow: 'workshop', state: 'cancelled', isOpen: false, bookingTime: '09:30' })
  expect(texts.map(({ text }) => text).join(' ')).not.toMatch(/9:30|What time suits you/)
})

test('gives the link of the customer’s page with the confirmation', () => {
  const link = '/my-enquiry/SB-22222-x'
  const [confirmed] = listEnquiryMessages(
    { ...row, flow: 'workshop', state: 'confirmed', link },
    facts,
  )
  expect(confirmed?.text).toContain('https://showroom.example.com/my-enquiry/SB-22222-x')
})

test.each(['workshop', 'sales'] as const)('offers no text of %s with a gap for a fact', (flow) => {
  const states = statesByPipeline[flow]
  const texts = states.flatMap((state) => list({ flow, state })).map(({ text }) => text)
  expect(
    texts.filter((it) => /\[(estimateTotal|appointment|bookingTime|enquiryLink)/.test(it)),
  ).toEqual([])
})

test('offers only texts that can reach the customer', () => {
  const texts: MessageText[] = [
    { name: 'Chat', when: 'sales', channel: 'whatsapp', text: 'Hi' },
    { name: 'Letter', when: 'sales', channel: 'email', text: 'Dear {name}', subject: 'For {name}' },
  ]
  const sales = { flow: 'sales', state: 'new' } as const
  expect(list({ ...sales, phone: '', email: 'a@example.com' }, texts)).toEqual([
    {
      id: 'Letter',
      name: 'Letter',
      text: 'Dear Asha Example',
      subject: 'For Asha Example',
      channels: ['email'],
      hasGap: false,
    },
  ])
  expect(list({ ...sales, phone: '+919000000001', email: '' }, texts)).toMatchObject([
    { name: 'Chat' },
  ])
})

test('gives two texts with one name different ids, which a change of status keeps', () => {
  const text = (when: string, name: string): MessageText => ({
    ...{ name, when, channel: 'both', text: `Hello from ${when}` },
  })
  const texts = [
    text('workshop', 'Thank you'),
    text('sales/contacted', 'Thank you'),
    text('sales', 'Thank you'),
  ]
  const ids = (state: DeskRow['state']) =>
    Object.fromEntries(list({ ...row, flow: 'sales', state }, texts).map((it) => [it.text, it.id]))
  const second = { 'Hello from sales': 'Thank you\n2' }
  expect(ids('contacted')).toEqual({ 'Hello from sales/contacted': 'Thank you', ...second })
  expect(ids('quoted')).toEqual(second)
})

test('keeps the drafts that browsers stored under the names of the default texts', () => {
  for (const flow of pipelineNames)
    for (const state of statesByPipeline[flow])
      for (const { id, name } of list({ flow, state })) expect(id).toBe(name)
})

test('opens the mail program with subject and text', () => {
  const to = { ...row, email: 'a&b@example.com', reference: 'OF-AAAAA' }
  expect(messageUrl(to, 'email', { text: 'One\nTwo & three' })).toBe(
    'mailto:a%26b@example.com?subject=Your%20enquiry%20OF-AAAAA&body=One%0D%0ATwo%20%26%20three',
  )
})

test('reminds of the day and hour of the appointment', () => {
  const texts = listEnquiryMessages(
    {
      ...{ ...row, flow: 'workshop', state: 'confirmed' },
      bookedHour: { day: '2026-11-25', at: '14:30' },
    },
    facts,
  )
  const reminder = texts.find(({ name }) => name === 'Reminder of the appointment')
  expect(reminder).toMatchObject({ hasGap: false })
  expect(reminder?.text).toContain('we expect your ACTIVA 110 on Wed 25 Nov at 2:30 PM.')
})

test('names the link of the customer’s page only on the page of the enquiry', () => {
  const texts: MessageText[] = [
    { name: 'Link', when: 'sales', channel: 'both', text: 'Hello[, follow it: {enquiryLink}].' },
  ]
  const textOf = (link?: string) =>
    listEnquiryMessages(
      { ...row, flow: 'sales', state: 'new', ...(link && { link }) },
      { ...facts, messages: { ...facts.messages, texts } },
    ).find(({ name }) => name === 'Link')?.text
  expect(textOf('/my-enquiry/TR-22222-x')).toContain(
    ', follow it: https://showroom.example.com/my-enquiry/TR-22222-x.',
  )
  expect(textOf()).not.toContain('follow')
})
