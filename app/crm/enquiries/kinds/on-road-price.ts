import { defineEnquiryKind } from '#app/crm/enquiries/definition/define-enquiry-kind.ts'
import { vehicleReportColumns } from '#app/crm/enquiries/definition/vehicle-report-columns.ts'
import {
  configurationField,
  emailField,
  messageField,
  modelField,
  personNameField,
  priceChoicesField,
  telephoneField,
  textField,
} from '#app/platform/forms/field-definitions.ts'

/** The page offers the variants and colours of its vehicle. The endpoint accepts any text. */
export const onRoadPriceEnquiry = defineEnquiryKind({
  slug: 'on-road-price',
  prefix: 'OR',
  page: '/on-road-price',
  postTo: '/api/onRoadPrice',
  flow: 'sales',
  counter: 'sales',
  name: 'On-road price',
  title: 'Ask for the on-road price',
  intro: 'We will call you with the on-road price.',
  submit: 'Ask for the price',
  fields: {
    name: personNameField('Name', { isRequired: true }),
    contact: telephoneField('Contact number', {
      isRequired: true,
      hint: 'We will call this number with the price.',
    }),
    model: modelField('Model'),
    variant: textField('Variant', { control: 'select', max: 60 }),
    color: textField('Colour', { control: 'select', max: 60 }),
    town: textField('Town or PIN code', {
      autoComplete: 'address-level2',
      hint: 'Where you will register the vehicle: road tax depends on it.',
    }),
    email: emailField('Email', { hint: 'We send a confirmation here.' }),
    message: messageField(),
    configuration: configurationField(),
    priceChoices: priceChoicesField(),
  },
  success: 'We have your question. We will call you with the on-road price.',
  networkFailure: 'Something went wrong. Please try again.',
  next: [
    ({ within, reach }) =>
      within && reach === undefined
        ? `We will call you within ${within} with the on-road price.`
        : 'We will call you with the on-road price.',
    'It is the ex-showroom price plus registration, road tax and insurance.',
  ],
  report: {
    slug: 'on-road-price',
    path: '/api/onRoadPriceReports',
    title: 'On-road Price Report',
    fileName: 'On_Road_Price_Report',
    empty: 'No on-road price data available',
    columns: [...vehicleReportColumns, { key: 'message', label: 'Message', from: 'message' }],
  },
  example: {
    name: 'Farida Example',
    contact: '9000000010',
    model: 'honda-hornet-2-0',
    variant: 'Standard',
    color: 'Matte Axis Grey Metallic',
    town: 'Secunderabad',
    email: 'farida@example.com',
    message: 'I would like to buy before Sankranti.',
  },
})
