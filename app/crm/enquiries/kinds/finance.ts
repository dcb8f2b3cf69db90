import { defineEnquiryKind } from '#app/crm/enquiries/definition/define-enquiry-kind.ts'
import {
  checkboxField,
  choiceField,
  configurationField,
  emailField,
  messageField,
  modelField,
  numberField,
  personNameField,
  telephoneField,
} from '#app/platform/forms/field-definitions.ts'

// These values are part of the public API and do not change. The list of documents on the page is
// content that staff can edit.
const proofsOfAddress = [
  'Electricity bill',
  'Gas bill',
  'Bank account statement',
  'Landline bill',
  'Registered lease or rent agreement',
]
const proofsOfIdentity = ['Aadhar card', 'PAN card', 'Voter ID', 'Driving license', 'Passport']

export const financeEnquiry = defineEnquiryKind({
  slug: 'finance',
  prefix: 'FN',
  page: '/finance',
  postTo: '/finance',
  flow: 'sales',
  counter: 'sales',
  name: 'Finance',
  title: 'Ask about a loan',
  intro:
    'Our finance team compares lenders for you and gives you the full cost of each in writing.',
  submit: 'Send finance enquiry',
  fields: {
    name: personNameField(),
    email: emailField('Email', { hint: 'We send the lenders’ offers here.' }),
    contact: telephoneField('Contact number', {
      // Keeps a leading plus while the visitor types, because a foreign number cannot be dialled
      // without it.
      strips: /(?!^\+)\D/g,
      hint: 'Digits only. Our finance team will call you.',
    }),
    loanAmount: numberField('Loan amount', {
      min: 0,
      isMoney: true,
      example: '90,000 or 1.5 lakh',
      hint: 'In rupees: the price minus your down payment.',
    }),
    model: modelField('Model'),
    selectedPOA: choiceField('Proof of address (POA)', proofsOfAddress, {
      hint: 'The one you can bring.',
    }),
    selectedPOI: choiceField('Proof of identity (POI)', proofsOfIdentity),
    message: messageField('Message', {
      hint: 'For how many years you want the loan, or who is buying with you.',
    }),
    configuration: configurationField(),
    agreed: checkboxField('I agree to the terms and conditions', {
      hint: 'Needed only if you leave the loan amount empty.',
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
      if (reach === 'none')
        return 'You left no phone number. Please call us and give this reference.'
      if (reach === 'write')
        return 'Our finance team will write to you about lenders and documents.'
      if (reach === 'call')
        return 'Our finance team goes through the lenders and documents with you.'
      return `Our finance team will call you within ${within}, or write if you leave no number.`
    },
    'You get each lender’s EMI, fees and total cost in writing before you sign anything.',
    'If you bring the documents on this page, the lender usually decides in two working days.',
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
