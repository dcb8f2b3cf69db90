import { defineEnquiryKind } from '#app/crm/enquiries/definition/define-enquiry-kind.ts'
import { vehicleReportColumns } from '#app/crm/enquiries/definition/vehicle-report-columns.ts'
import {
  emailField,
  messageField,
  modelField,
  personNameField,
  telephoneField,
  textField,
} from '#app/platform/forms/field-definitions.ts'

/** An enquiry about a new vehicle that staff add. It has no form on the website. */
export const salesEnquiry = defineEnquiryKind({
  slug: 'sales',
  prefix: 'SE',
  flow: 'sales',
  counter: 'sales',
  name: 'Sales enquiry',
  title: 'Your enquiry at the showroom',
  intro: 'For a customer who came in, called or wrote.',
  submit: 'Add enquiry',
  fields: {
    name: personNameField('Name', { isRequired: true }),
    contact: telephoneField('Contact number', { isRequired: true }),
    model: modelField('Model'),
    variant: textField('Variant', { max: 60 }),
    color: textField('Colour', { max: 60 }),
    town: textField('Town or PIN code', { autoComplete: 'address-level2' }),
    email: emailField(),
    message: messageField('What the customer wants'),
  },
  success: 'Enquiry added.',
  networkFailure: 'The enquiry could not be added. Please try again.',
  next: [
    ({ within, reach }) =>
      within && reach === undefined
        ? `Our sales team will call you within ${within}.`
        : 'Our sales team will answer your questions.',
  ],
  report: {
    slug: 'sales',
    path: '/api/salesReports',
    title: 'Sales Enquiry Report',
    fileName: 'Sales_Enquiry_Report',
    empty: 'No sales enquiry data available',
    columns: [
      ...vehicleReportColumns,
      { key: 'message', label: 'What the customer wants', from: 'message' },
    ],
  },
  example: {
    name: 'Nitin Example',
    contact: '9000000011',
    model: 'honda-hornet-2-0',
    variant: 'Standard',
    color: 'Matte Axis Grey Metallic',
    town: 'Secunderabad',
    email: 'nitin@example.com',
    message: 'Exchanges a CB Shine of 2017.',
  },
})
