import { expect, it } from 'vitest'
import type {
  EnquiryAnswers,
  EnquiryKind,
} from '#app/crm/enquiries/definition/define-enquiry-kind.ts'
import { enquiryPhoneNumber } from '#app/crm/enquiries/enquiry-phone-number.ts'
import { initialStateOf } from '#app/crm/enquiries/enquiry-states.ts'
import { contactEnquiry } from '#app/crm/enquiries/kinds/contact.ts'
import { financeEnquiry } from '#app/crm/enquiries/kinds/finance.ts'
import { joyClubEnquiry } from '#app/crm/enquiries/kinds/joy-club.ts'
import { optInEnquiry } from '#app/crm/enquiries/kinds/opt-in.ts'
import { serviceBookingEnquiry } from '#app/crm/enquiries/kinds/service-booking.ts'
import { testRideEnquiry } from '#app/crm/enquiries/kinds/test-ride.ts'
import { readCatalogue } from '#app/site/seed/read-catalogue.server.ts'
import { testNow } from '#tests/test-app.ts'
import {
  composeAcknowledgementMail,
  composeChangeLeadMail,
  composeChangeMail,
  composeLeadMail,
} from './compose-enquiry-mail.server.ts'
import { findVisitorEmail } from './visitor-email.ts'

const { dealer } = readCatalogue('catalogue')

function about(
  enquiry: EnquiryKind,
  answers: EnquiryAnswers,
  publicUrl?: string,
  callBy: string | null = null,
) {
  return {
    enquiry,
    reference: 'CT-7F3K2',
    createdAt: testNow,
    answers,
    phone: enquiryPhoneNumber(enquiry, answers),
    callBy,
    state: initialStateOf(enquiry.flow) ?? null,
    isHourKept: true,
    dealer,
    timeZone: 'Asia/Kolkata',
    publicUrl,
  }
}

it('lead mail has every answer, the local time of arrival and the portal link', () => {
  const answers = { name: 'Asha', email: 'asha@example.com', reason: 'Inquiry', message: '' }
  const { subject, text, replyTo } = composeLeadMail(
    about(contactEnquiry, answers, 'https://shop.example'),
  )
  expect(subject).toBe('Contact: CT-7F3K2')
  expect(replyTo).toBe('asha@example.com')
  expect(text.split('\n')).toEqual([
    'Contact · CT-7F3K2',
    'Received on 2 Nov 2026 at 10:00 AM',
    '',
    ...Object.entries(contactEnquiry.fields).map(
      ([name, { label }]) => `${label}: ${{ ...answers, message: '–' }[name] ?? '–'}`,
    ),
    '',
    'https://shop.example/admin/desk/CT-7F3K2',
    '',
  ])
})

it('lead mail has the call-back deadline', () => {
  const answers = { name: 'Asha', email: 'asha@example.com' }
  const asked = about(contactEnquiry, answers, undefined, '2026-11-02T06:30:00.000Z')
  const promised = 'Answer promised by 12:00 PM on Monday, 2 November'
  expect(composeLeadMail(asked).text.split('\n')[2]).toBe(promised)
  // The mail to the assignee has the deadline in its first lines.
  expect(composeLeadMail(asked, { hasDeadline: false }).text).not.toContain('promised')
})

it('lead mail has the source and the page with the form', () => {
  const source = {
    page: '/contact',
    referrer: 'l.instagram.com',
    device: 'phone' as const,
    utm: { campaign: 'diwali' },
  }
  const { text } = composeLeadMail({ ...about(contactEnquiry, {}), source })
  expect(text).toContain('\n\nSource: campaign diwali, instagram.com\nSent from: /contact, phone\n')
})

it('formats a valid day and leaves other text unchanged', () => {
  const booked = (day: string) =>
    composeLeadMail(about(serviceBookingEnquiry, { bookingDate: day })).text
  expect(booked('2026-11-24')).toMatch(/: 24 Nov 2026$/m)
  expect(booked('next week')).toMatch(/: next week$/m)
})

it('adds the plus to a foreign number that is stored only as digits', () => {
  const abroad = { ...about(financeEnquiry, { contact: '14155550100' }), phone: '+14155550100' }
  expect(composeLeadMail(abroad).text.split('\n')).toContain('Contact number: +14155550100')
  const mobile = about(financeEnquiry, { contact: '9000000002' })
  expect(composeLeadMail(mobile).text.split('\n')).toContain('Contact number: 9000000002')
})

it('joins the lines of an answer, so that a line cannot look like another answer', () => {
  const { label } = contactEnquiry.fields.name
  const { text } = composeLeadMail(
    about(contactEnquiry, {
      name: 'Evil\r\nBcc: v@example.com\u2028Email: w@example.com',
      message: 'Good day\r\nEmail: x@example.com\n\nhttps://shop.example/admin',
    }),
  )
  const lines = text.split(/[\r\n\u2028]+/)
  expect(lines).toContain(`${label}: Evil Bcc: v@example.com Email: w@example.com`)
  expect(text.split('\n').slice(-6)).toEqual([
    'Message:',
    '> Good day',
    '> Email: x@example.com',
    '> ',
    '> https://shop.example/admin',
    '',
  ])
  expect(lines.filter((line) => line.startsWith('Email'))).toEqual(['Email: –'])
})

it('lead mail has no link without a public URL, and no Reply-To without a valid address', () => {
  const { text, ...head } = composeLeadMail(about(contactEnquiry, { name: 'Asha', email: 'asha' }))
  expect(text).not.toContain('/admin/')
  expect(head).not.toHaveProperty('replyTo')
})

it('lead mail shows a checkbox as yes or no, and a group as the chosen checkboxes', () => {
  const lines = (enquiry: EnquiryKind, answers: EnquiryAnswers) =>
    composeLeadMail(about(enquiry, answers)).text.split('\n')
  const { agreed, loanAmount } = financeEnquiry.fields
  expect(lines(financeEnquiry, { agreed: true, loanAmount: 90_000 })).toEqual(
    expect.arrayContaining([`${agreed.label}: yes`, `${loanAmount.label}: ₹90,000`]),
  )
  expect(lines(financeEnquiry, { agreed: false, loanAmount: null })).toEqual(
    expect.arrayContaining([`${agreed.label}: no`, `${loanAmount.label}: –`]),
  )
  const { label } = optInEnquiry.fields.notifications
  expect(lines(optInEnquiry, { notifications: { sms: true, email: false, rcs: true } })).toContain(
    `${label}: sms, rcs`,
  )
  expect(lines(optInEnquiry, { notifications: { sms: false } })).toContain(`${label}: –`)
})

it('acknowledgement has the next steps and phone numbers, but no answer', () => {
  const { subject, text } = composeAcknowledgementMail(
    about(contactEnquiry, { name: 'Ring 666 now' }),
  )
  expect(subject).toBe('We have received your enquiry CT-7F3K2')
  expect(text).not.toContain('666')
  const lines = text.split('\n')
  expect(lines).toContain('1. Your message goes to our sales team or our service team.')
  expect(lines).toContain('2. We will call you with the answer.')
  expect(lines).toContain(`Sales: ${dealer.salesPhones[0]}, 10:00 AM to 08:00 PM`)
  expect(lines).toContain(`Service: ${dealer.servicePhones[0]}, 09:30 AM to 07:30 PM`)
  expect(lines).toContain(dealer.name)
})

it('acknowledgement promises no call if the visitor gave no phone number', () => {
  const steps = (answers: EnquiryAnswers) =>
    composeAcknowledgementMail(about(serviceBookingEnquiry, answers)).text.split('\n')
  const email = 'asha@example.com'
  expect(steps({ email })).toContain('1. The workshop will write to you to confirm the time.')
  expect(steps({ email, contactNumber: '9000000001' })).toContain(
    '1. The workshop will call you to confirm the time.',
  )
})

it.each([
  [{ contactNumber: '9000000001' }, 'We will call you by 11:30 AM on Thursday, 26 November.'],
  [{ email: 'asha@example.com' }, 'We will write to you by 11:30 AM on Thursday, 26 November.'],
])('acknowledgement for %o has the deadline with weekday and date', (answers, said) => {
  const { text } = composeAcknowledgementMail(
    about(serviceBookingEnquiry, answers, undefined, '2026-11-26T06:00:00.000Z'),
  )
  expect(text.split('\n')).toContain(said)
  expect(text.match(/ by \d/g)).toHaveLength(1)
})

it('acknowledgement has no deadline if none was promised', () => {
  const answers = { contactNumber: '9000000001' }
  expect(composeAcknowledgementMail(about(serviceBookingEnquiry, answers)).text).not.toContain(
    ' by ',
  )
  const callBy = '2026-11-26T06:00:00.000Z'
  expect(
    composeAcknowledgementMail(about(joyClubEnquiry, {}, undefined, callBy)).text,
  ).not.toContain(' by ')
})

it('reads the visitor’s address only from an email field', () => {
  expect(findVisitorEmail(contactEnquiry, { name: 'a@example.com' })).toBeUndefined()
  expect(
    findVisitorEmail(contactEnquiry, { email: 'a@example.com\nBcc: b@example.com' }),
  ).toBeUndefined()
  expect(findVisitorEmail(contactEnquiry, { email: 'a@example.com' })).toBe('a@example.com')
})

it('lead mail has the configuration line by line, or nothing without a configuration', () => {
  const configuration = {
    ...{ bikeName: 'HORNET2.0', name: 'HORNET 2.0', variant: 'Standard', price: 145_000 },
    priceIsApproximate: false,
    parts: [{ partNo: 'SR-ACC-1172', heading: 'Crash guard', price: '1410.00' }],
    total: 146_410,
  }
  const { text } = composeLeadMail(about(testRideEnquiry, { name: 'Asha', configuration }))
  expect(text).toContain(
    [
      'Configuration:',
      '> HORNET 2.0, Standard: ₹1,45,000',
      '> Crash guard (SR-ACC-1172): ₹1,410',
      '> Total shown to the customer: ₹1,46,410',
    ].join('\n'),
  )
  expect(composeLeadMail(about(testRideEnquiry, { name: 'Asha' })).text).not.toContain(
    'Configuration',
  )
})

const ride = {
  emailId: 'imran@example.com',
  mobileNo: '9000000008',
  rideDate: '2026-11-04',
  rideTime: '10:30',
}

it('acknowledgement names a confirmed hour and promises no call', () => {
  const { text } = composeAcknowledgementMail(about(testRideEnquiry, ride))
  expect(text).toContain('We expect you on Wednesday, 4 November 2026 at 10:30 AM.')
  expect(text).toContain('1. Your time is booked. You need not wait for a call.')
  expect(text).not.toContain('We will call')
})

it('acknowledgement of an hour that staff must confirm names the hour and the deadline', () => {
  const asked = about(testRideEnquiry, ride, undefined, '2026-11-02T06:30:00.000Z')
  const { text } = composeAcknowledgementMail(asked)
  expect(text).toContain(
    'We keep Wednesday, 4 November 2026 at 10:30 AM for you until we have confirmed it. We will call you by 12:00 PM on Monday, 2 November.',
  )
  expect(text).toContain('1. We will call you to confirm the time.')
})

it('acknowledgement that is sent after a cancellation promises no hour and no call', () => {
  const service = {
    ...{ email: 'asha@example.com', contactNumber: '9000000001' },
    ...{ bookingDate: '2026-11-04', bookingTime: '10:30' },
  }
  const booked = about(serviceBookingEnquiry, service, undefined, '2026-11-02T06:30:00.000Z')
  const confirmed = composeAcknowledgementMail({ ...booked, callBy: null, state: 'confirmed' })
  expect(confirmed.text).toContain('We expect you on')
  expect(composeAcknowledgementMail({ ...booked, callBy: null }).text).toContain(
    'We keep Wednesday',
  )
  const over = { ...booked, state: 'cancelled', isHourKept: false }
  const { text } = composeAcknowledgementMail(over)
  for (const promise of ['expect you', 'We keep', 'We will call', 'What happens next'])
    expect(text).not.toContain(promise)
  expect(text).toContain('Your reference is CT-7F3K2')
})

it('lead mail has the booked day, hour and purpose in words, and no line without them', () => {
  const booked = { bookingDate: '2026-11-04', bookingTime: '14:00', purpose: 'service-accident' }
  const lines = composeLeadMail(about(serviceBookingEnquiry, booked)).text.split('\n')
  expect(lines).toEqual(
    expect.arrayContaining([
      'Booking date: 4 Nov 2026',
      'Time: 2:00 PM',
      'Appointment for: Accident repair',
    ]),
  )
  const { text } = composeLeadMail(about(serviceBookingEnquiry, { bookingDate: '2026-11-04' }))
  expect(text).not.toMatch(/^(Time|Appointment for)/m)
})

it('has the link to the customer’s page in mails to the customer only', () => {
  const answers = { name: 'Asha', email: 'asha@example.com' }
  const link = '/my-enquiry/CT-7F3K2-token'
  const known = { ...about(contactEnquiry, answers, 'https://shop.example'), link }
  const address = `https://shop.example${link}`
  for (const compose of [composeAcknowledgementMail, composeChangeMail]) {
    expect(compose(known).text).toContain(address)
    expect(compose({ ...known, publicUrl: undefined }).text).not.toContain('/my-enquiry/')
  }
  for (const compose of [composeLeadMail, composeChangeLeadMail])
    expect(JSON.stringify(compose(known))).not.toContain('/my-enquiry/')
})

it('names no answer in the mail that confirms a change, and all in that to the dealership', () => {
  const known = about(contactEnquiry, { name: 'Asha', email: 'asha@example.com' })
  const { subject, text } = composeChangeMail(known)
  expect(subject).toBe('Your enquiry CT-7F3K2 has changed')
  expect(text).not.toContain('Asha')
  const lead = composeChangeLeadMail(known)
  expect(lead.subject).toBe('Changed by the customer: Contact CT-7F3K2')
  expect(lead.text).toContain('Asha')
})
