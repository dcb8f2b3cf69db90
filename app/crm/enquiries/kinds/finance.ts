import { defineEnquiry } from '#app/crm/enquiries/definition/define.ts'
import {
  checkbox,
  choice,
  configuration,
  email,
  message,
  model,
  number,
  personName,
  telephone,
} from '#app/platform/forms/fields.ts'

// The values that the call takes are its contract and stay; the papers that the page lists are data.
const proofsOfAddress = [
  'Electricity bill',
  'Gas bill',
  'Bank account statement',
  'Landline bill',
  'Registered lease or rent agreement',
]
const proofsOfIdentity = ['Aadhar card', 'PAN card', 'Voter ID', 'Driving license', 'Passport']

export const financeEnquiry = defineEnquiry({
  slug: 'finance',
  prefix: 'FN',
  page: '/finance',
  postTo: '/finance',
  flow: 'sales',
  counter: 'sales',
  name: 'Finance',
  title: 'Ask for a loan',
  intro: 'Our finance desk compares three lenders and writes down what each would cost you in all.',
  submit: 'Send finance enquiry',
  fields: {
    name: personName(),
    email: email('Email', { hint: 'The lenders’ offers come here.' }),
    contact: telephone('Contact number', {
      // A leading plus stays for the eye: without it a number abroad could not be called.
      strips: /(?!^\+)\D/g,
      hint: 'Digits only. The finance desk calls once.',
    }),
    loanAmount: number('Loan amount', {
      min: 0,
      isMoney: true,
      example: '90,000 or 1.5 lakh',
      hint: 'In rupees: the price less what you pay now.',
    }),
    model: model('Model'),
    selectedPOA: choice('Proof of address (POA)', proofsOfAddress, {
      hint: 'Which one you have at hand.',
    }),
    selectedPOI: choice('Proof of identity (POI)', proofsOfIdentity),
    message: message('Message', { hint: 'How long you would like to pay, who buys with you.' }),
    configuration: configuration(),
    agreed: checkbox('I agree to the terms and conditions', {
      hint: 'Needed when you leave the loan amount empty.',
    }),
  },
  rule: {
    field: 'agreed',
    message: 'Please agree to the terms and conditions.',
    holds: ({ agreed, loanAmount }) => agreed === true || loanAmount !== null,
  },
  success: 'Finance Enquiry Submitted Successfully!',
  networkFailure: 'Failed to submit. Please try again later.',
  next: [
    ({ reach, within }) => {
      if (reach === 'none') return 'You left no number: call us and give this reference.'
      if (reach === 'write') return 'The finance desk writes to you about lenders and papers.'
      if (reach === 'call') return 'The finance desk talks lenders and papers over with you.'
      return `The finance desk calls you within ${within}, or writes where you leave no number.`
    },
    'You get each lender’s instalment, fees and total in writing, before you sign anything.',
    'With the documents on this page a loan is usually decided in two working days.',
  ],
  report: {
    slug: 'finance',
    path: '/api/financeReports',
    title: 'Finance Report',
    fileName: 'finance_report',
    hasFixedFileName: true,
    empty: 'No finance data available',
    columns: [
      { key: 'name', label: 'Name', from: 'name' },
      { key: 'contact', label: 'Contact number', from: 'contact' },
      { key: 'email', label: 'Email', from: 'email' },
      { key: 'model', label: 'Model', from: 'model' },
      { key: 'loan_amount', label: 'Loan amount', from: 'loanAmount' },
      { key: 'message', label: 'Message', from: 'message' },
    ],
  },
  example: {
    name: 'Ravi Example',
    email: 'ravi@example.com',
    contact: '9000000002',
    loanAmount: '90000',
    model: 'honda-cb-shine',
    selectedPOA: 'Electricity bill',
    selectedPOI: 'PAN card',
    message: 'Over three years, if possible.',
    agreed: true,
  },
})
