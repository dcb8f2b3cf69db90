import { defineEnquiry } from '../define.ts'
import { choice, email, message, mobile, personName } from '../fields.ts'

export const contact = defineEnquiry({
  slug: 'contact',
  prefix: 'CT',
  page: '/contact',
  postTo: '/contact',
  title: 'Write to us',
  intro: 'A question, a complaint, a word of thanks: one person reads it and answers.',
  submit: 'Send message',
  fields: {
    name: personName('Name', { isRequired: true }),
    email: email('Email', { isRequired: true, hint: 'The answer comes here.' }),
    contact: mobile('Contact number', {
      isRequired: true,
      hint: 'Only if writing does not settle it.',
    }),
    reason: choice('Reason', ['Inquiry', 'Support', 'Feedback'], {
      isRequired: true,
      hint: 'So that it lands on the right desk.',
    }),
    message: message('Message', { isRequired: true, missing: 'Enter your message' }),
  },
  success: 'Contact request submitted successfully!',
  networkFailure: 'Network error. Please try again later.',
  next: [
    'Your message goes to the sales or the service desk, whichever it is for.',
    'You get an answer by email within a working day; Tuesday is none.',
  ],
  example: {
    name: 'Meena Example',
    email: 'meena@example.com',
    contact: '9000000003',
    reason: 'Support',
    message: 'My second key does not turn in the seat lock.',
  },
})
