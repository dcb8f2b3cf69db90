import { defineEnquiryKind } from '#app/crm/enquiries/definition/define-enquiry-kind.ts'
import {
  checkboxField,
  emailField,
  offerField,
  personNameField,
  telephoneField,
} from '#app/platform/forms/field-definitions.ts'

export const offerEnquiry = defineEnquiryKind({
  slug: 'offer',
  prefix: 'OF',
  page: '/offers',
  postTo: '/offer',
  flow: 'sales',
  counter: 'sales',
  name: 'Offer',
  title: 'Ask about this offer',
  intro: 'We will tell you if it is still open for the model you want, and what to bring.',
  submit: 'Send offer enquiry',
  fields: {
    name: personNameField('Name', { isRequired: true }),
    email: emailField('Email', { isRequired: true, hint: 'We send the terms of the offer here.' }),
    contact: telephoneField('Contact number', {
      isRequired: true,
      hint: 'We will call to agree on a day.',
    }),
    offer: offerField('Offer'),
    agree: checkboxField('I agree to the terms and conditions', {
      isRequired: true,
      missing: 'Please agree to the terms and conditions.',
    }),
  },
  success: 'Offer Enquiry Submitted Successfully!',
  networkFailure: 'Failed to submit. Please try again later.',
  next: [
    ({ within }) =>
      within
        ? `Our sales team will call you within ${within}.`
        : 'Our sales team will tell you if the offer is still open.',
    'Once we have confirmed it, we hold the vehicle for you while stocks last.',
  ],
  report: {
    slug: 'offer',
    path: '/api/offerReports',
    title: 'Offer Report',
    fileName: 'Offer_Report',
    hasFixedFileName: true,
    empty: 'No offer data available',
    columns: [
      { key: 'name', label: 'Name', from: 'name' },
      { key: 'contact', label: 'Contact number', from: 'contact' },
      { key: 'email', label: 'Email', from: 'email' },
      { key: 'offer', label: 'Offer', from: 'offer' },
    ],
  },
  example: {
    name: 'Sunita Example',
    email: 'sunita@example.com',
    contact: '9000000007',
    agree: true,
  },
})
