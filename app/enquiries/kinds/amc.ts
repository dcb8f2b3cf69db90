import { defineEnquiry } from '#app/enquiries/definition/define.ts'
import { email, message, model, personName, telephone, text } from '#app/forms/fields.ts'

export const amcEnquiry = defineEnquiry({
  slug: 'amc',
  prefix: 'AM',
  page: '/amc',
  postTo: '/amc',
  flow: 'cover',
  counter: 'service',
  name: 'AMC',
  title: 'Ask for a contract',
  intro: 'Tell us the machine; we call you with the price of the contract for it.',
  submit: 'Send AMC enquiry',
  fields: {
    model: model('Model', { isRequired: true, isOwned: true }),
    yearOfPurchase: text('Year of purchase', {
      isRequired: true,
      missing: 'Enter the year of purchase',
      max: 10,
      inputMode: 'numeric',
      hint: 'The contract begins after the free services.',
    }),
    registrationNumber: text('Registration number', {
      isRequired: true,
      missing: 'Enter the registration number',
      max: 20,
      hint: 'As on the number plate, like TS 09 AB 1234.',
    }),
    name: personName('Name', { isRequired: true }),
    email: email('Email', { isRequired: true }),
    contactNumber: telephone('Contact number', {
      isRequired: true,
      hint: 'We call with the price.',
    }),
    message: message(),
  },
  missing: 'All fields are required except message.',
  success: 'Enquiry submitted successfully!',
  networkFailure: 'Internal Server Error',
  next: [
    'The service desk looks up your machine and its services so far.',
    ({ when }) =>
      when
        ? `We call you ${when} with the price of the contract and the day from which it counts.`
        : 'We call with the price of the contract and the day from which it counts.',
    'You pay at the workshop at the next service.',
  ],
  report: {
    slug: 'amc',
    path: '/api/amcReports',
    title: 'AMC Report',
    fileName: 'AMC_Report',
    empty: 'No AMC data available',
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
    model: 'honda-activa-6g',
    yearOfPurchase: '2024',
    registrationNumber: 'TS 10 CD 5678',
    name: 'Farhan Example',
    email: 'farhan@example.com',
    contactNumber: '9000000004',
    message: 'Third free service is done.',
  },
})
