import { defineEnquiry } from '#app/crm/enquiries/definition/define.ts'
import { choice, email, message, personName, telephone } from '#app/platform/forms/fields.ts'

export const contact = defineEnquiry({
  slug: 'contact',
  prefix: 'CT',
  page: '/contact',
  postTo: '/contact',
  flow: 'contact',
  counter: 'sales',
  name: 'Contact',
  title: 'Write to us',
  intro: 'A question, a complaint, a word of thanks: one person reads it and answers.',
  submit: 'Send message',
  fields: {
    name: personName('Name', { isRequired: true }),
    email: email('Email', {
      isRequired: true,
      hint: 'Where an answer is better read than heard.',
    }),
    contact: telephone('Contact number', {
      isRequired: true,
      hint: 'We call you with the answer.',
    }),
    reason: choice('Reason', ['Inquiry', 'Support', 'Feedback'], {
      isRequired: true,
      missing: 'Select the reason',
      hint: 'So that it lands on the right desk.',
    }),
    message: message('Message', { isRequired: true, missing: 'Enter your message' }),
  },
  success: 'Contact request submitted successfully!',
  networkFailure: 'Network error. Please try again later.',
  next: [
    'Your message goes to the sales or the service desk, whichever it is for.',
    ({ within, closed: { count, days } }) => {
      if (!within) return 'One of us calls you with the answer.'
      if (count === 0) return `One of us calls you within ${within}.`
      return count === 1
        ? `One of us calls you within ${within}; ${days} has none.`
        : `One of us calls you within ${within}; ${days} have none.`
    },
  ],
  report: {
    slug: 'contact',
    path: '/api/contactReports',
    title: 'Contact Report',
    fileName: 'contact_report',
    empty: 'No contact data available',
    columns: [
      { key: 'name', label: 'Name', from: 'name' },
      { key: 'contact', label: 'Contact number', from: 'contact' },
      { key: 'email', label: 'Email', from: 'email' },
      { key: 'reason', label: 'Reason', from: 'reason' },
      { key: 'message', label: 'Message', from: 'message' },
    ],
  },
  example: {
    name: 'Meena Example',
    email: 'meena@example.com',
    contact: '9000000003',
    reason: 'Support',
    message: 'My second key does not turn in the seat lock.',
  },
})
