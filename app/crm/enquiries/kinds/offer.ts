import { defineEnquiry } from '#app/crm/enquiries/definition/define.ts'
import { checkbox, email, personName, telephone } from '#app/platform/forms/fields.ts'

export const offerEnquiry = defineEnquiry({
  slug: 'offer',
  prefix: 'OF',
  page: '/offers',
  postTo: '/offer',
  flow: 'sales',
  counter: 'sales',
  name: 'Offer',
  title: 'Ask for this offer',
  intro: 'We tell you whether it still stands for the machine that you want, and what to bring.',
  submit: 'Send offer enquiry',
  fields: {
    name: personName('Name', { isRequired: true }),
    email: email('Email', { isRequired: true, hint: 'The terms of the offer come here.' }),
    contact: telephone('Contact number', { isRequired: true, hint: 'We call to agree on a day.' }),
    agree: checkbox('I agree to the terms and conditions', {
      isRequired: true,
      missing: 'Please agree to the terms and conditions.',
    }),
  },
  success: 'Offer Enquiry Submitted Successfully!',
  networkFailure: 'Failed to submit. Please try again later.',
  next: [
    ({ within }) =>
      within
        ? `The sales desk calls you within ${within}.`
        : 'The sales desk tells you whether the offer still stands.',
    'Once we have confirmed it, we put the machine aside for you as far as stock goes.',
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
    ],
  },
  example: {
    name: 'Sunita Example',
    email: 'sunita@example.com',
    contact: '9000000007',
    agree: true,
  },
})
