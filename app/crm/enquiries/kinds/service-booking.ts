import { defineEnquiryKind } from '#app/crm/enquiries/definition/define-enquiry-kind.ts'
import {
  choiceField,
  codeField,
  dateField,
  emailField,
  messageField,
  modelField,
  personNameField,
  registrationNumberField,
  telephoneField,
  textField,
  timeField,
} from '#app/platform/forms/field-definitions.ts'

export const serviceBookingEnquiry = defineEnquiryKind({
  slug: 'service-booking',
  prefix: 'SB',
  page: '/service-booking',
  postTo: '/book-service',
  flow: 'workshop',
  counter: 'service',
  name: 'Service booking',
  title: 'Book a service',
  intro: 'Tell us your vehicle and a day that suits you. We will call to confirm the time.',
  submit: 'Book service',
  fields: {
    model: modelField('Model', { isOwned: true }),
    enteredModel: textField('Other model', {
      // A blank placeholder lets the stylesheet detect an empty field with `:placeholder-shown`.
      placeholder: ' ',
      hint: 'If yours is not in the list, type its name as on the RC.',
    }),
    yearOfPurchase: codeField('Year of purchase', { max: 10, inputMode: 'numeric' }),
    serviceType: choiceField('Service type', ['Paid', 'Free'], {
      control: 'radio',
      hint: 'Free services are listed on the coupon page of your owner’s manual.',
    }),
    registrationNumber: registrationNumberField('Registration number', {
      hint: 'As on the number plate, like TG 09 AB 1234. We use it to find your service record.',
    }),
    bookingDate: dateField('Booking date', {
      hint: ({ closed }) =>
        closed.count === 0
          ? 'The workshop is open every day.'
          : `The workshop is closed on ${closed.weekly}.`,
    }),
    name: personNameField(),
    email: emailField('Email', { hint: 'We will write here if we cannot reach you by phone.' }),
    contactNumber: telephoneField('Contact number', { hint: 'We will call to confirm the time.' }),
    message: messageField('Message', {
      hint: 'A noise, a leak, a worn tyre: what should we check?',
    }),
    bookingTime: timeField('Time', { isOfAppointment: true }),
    purpose: choiceField(
      'Appointment for',
      [
        { value: 'service-free', label: 'Free service' },
        { value: 'service-paid', label: 'Paid service' },
        { value: 'service-accident', label: 'Accident repair' },
      ],
      { isOfAppointment: true },
    ),
  },
  success: 'Booking saved successfully!',
  networkFailure: 'An error occurred while submitting the form.',
  asksOnce: { day: 'bookingDate' },
  appointment: {
    day: 'bookingDate',
    time: 'bookingTime',
    follows: {
      field: 'serviceType',
      byPurpose: { 'service-free': 'Free', 'service-paid': 'Paid' },
    },
  },
  next: [
    ({ reach }) => {
      if (reach === 'none')
        return 'You left no phone number. Please call us with this reference to confirm the time.'
      if (reach === 'write') return 'The workshop will write to you to confirm the time.'
      if (reach === 'call') return 'The workshop will call you to confirm the time.'
      return 'The workshop will call or write to you to confirm the time.'
    },
    'Bring your vehicle and its RC. Our service adviser writes the job card with you.',
    'We do extra work only after you approve the estimate.',
  ],
  report: {
    slug: 'booking',
    path: '/api/bookingReports',
    title: 'Booking Report',
    fileName: 'booking-report',
    hasFixedFileName: true,
    empty: 'No booking data available',
    columns: [
      { key: 'bookingDate', label: 'Booking date', from: 'bookingDate' },
      { key: 'name', label: 'Name', from: 'name' },
      { key: 'contactNumber', label: 'Contact number', from: 'contactNumber' },
      { key: 'email', label: 'Email', from: 'email' },
      { key: 'model', label: 'Model', from: 'model' },
      { key: 'enteredModel', label: 'Other model', from: 'enteredModel' },
      { key: 'registrationNumber', label: 'Registration', from: 'registrationNumber' },
      { key: 'serviceType', label: 'Service', from: 'serviceType' },
      { key: 'yearOfPurchase', label: 'Year', from: 'yearOfPurchase' },
      { key: 'message', label: 'Message', from: 'message' },
      { key: 'bookingTime', label: 'Time', from: 'bookingTime' },
    ],
  },
  example: {
    model: 'honda-hornet-2-0',
    enteredModel: '',
    yearOfPurchase: '2023',
    serviceType: 'Paid',
    registrationNumber: 'TG 09 AB 1234',
    bookingDate: '2026-12-02',
    name: 'Asha Example',
    email: 'asha@example.com',
    contactNumber: '9000000001',
    message: 'Rear brake squeals in the morning.',
  },
})
