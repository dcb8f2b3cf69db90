import { defineEnquiryKind } from '#app/crm/enquiries/definition/define-enquiry-kind.ts'
import {
  checkboxField,
  colourField,
  configurationField,
  dateField,
  emailField,
  messageField,
  mobileField,
  modelField,
  personNameField,
  timeField,
} from '#app/platform/forms/field-definitions.ts'

export const testRideEnquiry = defineEnquiryKind({
  slug: 'test-ride',
  prefix: 'TR',
  page: '/text-ride-booking',
  postTo: '/api/postBooking',
  flow: 'sales',
  counter: 'sales',
  name: 'Test ride',
  title: 'Book a test ride',
  intro: 'Free, about 20 minutes on the road, helmet provided.',
  submit: 'Book test ride',
  fields: {
    name: personNameField('Name', { isRequired: true }),
    emailId: emailField('Email', { isRequired: true }),
    mobileNo: mobileField('Contact number', {
      isRequired: true,
      inputMode: 'numeric',
      hint: ({ hour }) =>
        hour ? 'We call only if something changes.' : 'We will call to agree on a day and time.',
    }),
    model: modelField('Model'),
    color: colourField('Colour', ['Red', 'Blue', 'Black', 'White', 'Grey'], {
      isRequired: true,
      missing: 'Select the colour you would like',
    }),
    rideDate: dateField('Day of the ride', { isOfAppointment: true }),
    rideTime: timeField('Time', { isOfAppointment: true }),
    message: messageField(),
    configuration: configurationField(),
    agree: checkboxField('I have a driving licence and agree to the terms and conditions', {
      isRequiredOnForm: true,
      missing: 'Please agree to the terms and conditions.',
    }),
  },
  success: 'Thanks for your enquiry. Our team will get back soon.',
  networkFailure: 'Something went wrong. Please try again.',
  appointment: { day: 'rideDate', time: 'rideTime', isRide: true },
  next: [
    ({ hour }) => {
      if (hour === 'offered')
        return 'The time that you choose is yours. Without a time, we will call you.'
      if (hour === 'confirmed') return 'Your ride is booked. You need not wait for a call.'
      if (hour === 'asked') return 'We will call you to confirm the time.'
      return 'We will call you to agree on a day and time.'
    },
    'Bring your driving licence. We have helmets in all sizes.',
    'The test ride is free and takes about 20 minutes.',
  ],
  report: {
    slug: 'enquiry',
    path: '/api/enquiryReports',
    title: 'Enquiry Report',
    fileName: 'Product_Enquiry_Report',
    hasFixedFileName: true,
    empty: 'No enquiry data available',
    columns: [
      { key: 'name', label: 'Name', from: 'name' },
      { key: 'mobile_no', label: 'Contact number', from: 'mobileNo' },
      { key: 'email_id', label: 'Email', from: 'emailId' },
      { key: 'model', label: 'Model', from: 'model' },
      { key: 'color', label: 'Colour', from: 'color' },
      { key: 'message', label: 'Message', from: 'message' },
      { key: 'ride_date', label: 'Day of the ride', from: 'rideDate' },
      { key: 'ride_time', label: 'Time', from: 'rideTime' },
    ],
  },
  example: {
    name: 'Imran Example',
    mobileNo: '9000000008',
    emailId: 'imran@example.com',
    model: 'honda-hornet-2-0',
    color: 'Red',
    message: 'Saturday morning, please.',
  },
})
