import { defineEnquiryKind } from '#app/crm/enquiries/definition/define-enquiry-kind.ts'
import {
  choiceField,
  emailField,
  messageField,
  personNameField,
  telephoneField,
} from '#app/platform/forms/field-definitions.ts'

export const contactEnquiry = defineEnquiryKind({
  slug: 'contact',
  prefix: 'CT',
  page: '/contact',
  postTo: '/contact',
  flow: 'contact',
  counter: 'sales',
  name: 'Contact',
  title: 'Write to us',
  intro: 'For a question, a complaint or a word of thanks.',
  submit: 'Send message',
  fields: {
    name: personNameField('Name', { isRequired: true }),
    email: emailField('Email', {
      isRequired: true,
      hint: 'If you prefer email, we will reply here.',
    }),
    contact: telephoneField('Contact number', {
      isRequired: true,
      hint: 'We will call this number with the answer.',
    }),
    reason: choiceField('Reason', ['Inquiry', 'Support', 'Feedback'], {
      isRequired: true,
      missing: 'Select the reason',
      hint: 'So that your message reaches the right team.',
    }),
    message: messageField('Message', { isRequired: true, missing: 'Enter your message' }),
  },
  success: 'Contact request submitted successfully!',
  networkFailure: 'Network error. Please try again later.',
  next: [
    'Your message goes to our sales team or our service team.',
    ({ within, closed: { count, weekly } }) => {
      if (!within) return 'We will call you with the answer.'
      if (count === 0) return `We will call you within ${within}.`
      return `We will call you within ${within}. We are closed on ${weekly}.`
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
