import { defineEnquiryKind } from '#app/crm/enquiries/definition/define-enquiry-kind.ts'
import {
  codeField,
  emailField,
  messageField,
  modelField,
  personNameField,
  registrationNumberField,
  telephoneField,
} from '#app/platform/forms/field-definitions.ts'

export const extendedWarrantyEnquiry = defineEnquiryKind({
  slug: 'extended-warranty',
  prefix: 'EW',
  page: '/extendedWarranty',
  postTo: '/warranty',
  flow: 'cover',
  counter: 'service',
  name: 'Extended warranty',
  title: 'Ask about an extended warranty',
  intro:
    'Tell us which vehicle you have. We will call you with the price of each option still open to you.',
  submit: 'Send warranty enquiry',
  fields: {
    model: modelField('Model', { isOwned: true }),
    yearOfPurchase: codeField('Year of purchase', {
      max: 10,
      inputMode: 'numeric',
      hint: 'You can extend the warranty only while the standard warranty is running.',
    }),
    registrationNumber: registrationNumberField('Registration number', {
      hint: 'As on the number plate, like TG 09 AB 1234.',
    }),
    name: personNameField('Name', { isRequired: true }),
    email: emailField('Email', { isRequired: true }),
    contactNumber: telephoneField('Contact number', {
      isRequired: true,
      hint: 'We will call this number with the prices.',
    }),
    message: messageField(),
  },
  missing: 'Please fill in all required fields',
  success: 'Warranty Enquiry Submitted Successfully!',
  networkFailure: 'Network error. Please check your connection and try again.',
  next: [
    'Our service team checks the date of purchase and the kilometres.',
    'We will call you with the price of each option still open to you.',
    'The workshop enters the extension on your warranty card.',
  ],
  report: {
    slug: 'ew',
    path: '/api/ExtendedWarrantyReports',
    title: 'EW Report',
    fileName: 'EWReport',
    hasFixedFileName: true,
    empty: 'No data available',
    columns: [
      { key: 'name', label: 'Name', from: 'name' },
      { key: 'contact_number', label: 'Contact number', from: 'contactNumber' },
      { key: 'email', label: 'Email', from: 'email' },
      { key: 'model', label: 'Model', from: 'model' },
      { key: 'registration_number', label: 'Registration', from: 'registrationNumber' },
      { key: 'year_of_purchase', label: 'Year', from: 'yearOfPurchase' },
      { key: 'message', label: 'Message', from: 'message' },
    ],
  },
  example: {
    model: 'honda-dio',
    yearOfPurchase: '2025',
    registrationNumber: 'TG 11 EF 9012',
    name: 'Lakshmi Example',
    email: 'lakshmi@example.com',
    contactNumber: '9000000005',
    message: 'Which option goes to ten years?',
  },
})
