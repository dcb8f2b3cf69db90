import { defineEnquiryKind } from '#app/crm/enquiries/definition/define-enquiry-kind.ts'
import {
  checkboxField,
  checkboxGroupField,
  mobileField,
  personNameField,
  registrationNumberField,
} from '#app/platform/forms/field-definitions.ts'

export const optInEnquiry = defineEnquiryKind({
  slug: 'opt-in',
  prefix: 'OP',
  page: '/optain',
  postTo: '/opt-in',
  flow: 'none',
  counter: 'service',
  name: 'Opt-in',
  title: 'OPTAIN FORM',
  intro:
    'Service reminders on your phone: one before each service, and a message when your vehicle is ready. Nothing else.',
  submit: 'Send opt-in',
  fields: {
    registration: registrationNumberField('Registration number', {
      isRequired: true,
      missing: 'Enter the registration number',
      hint: 'As on the number plate. Reminders follow the service dates of this vehicle.',
    }),
    name: personNameField('Name', { isRequired: true }),
    mobile: mobileField('Mobile number', { isRequired: true, hint: 'We send the reminders here.' }),
    notifications: checkboxGroupField(
      'How should we remind you?',
      {
        all: checkboxField('All of them'),
        rcs: checkboxField('RCS message'),
        sms: checkboxField('SMS'),
        obd: checkboxField('Recorded call'),
        email: checkboxField('Email'),
        whatsapp: checkboxField('WhatsApp'),
      },
      { all: 'all' },
    ),
  },
  success: 'Opt-In Request Submitted Successfully!',
  networkFailure: 'Network error. Please try again later.',
  next: [
    'Your first reminder comes two weeks before your next service.',
    'To stop them, reply STOP to any reminder or call the workshop.',
  ],
  report: {
    slug: 'opt-in',
    path: '/api/optInReports',
    title: 'Opt-in Report',
    fileName: 'opt_in_report',
    empty: 'No opt-in data available',
    columns: [
      { key: 'registration', label: 'Registration', from: 'registration' },
      { key: 'name', label: 'Name', from: 'name' },
      { key: 'mobile', label: 'Mobile number', from: 'mobile' },
    ],
  },
  example: {
    registration: 'TG 12 GH 3456',
    name: 'Joseph Example',
    mobile: '9000000006',
    notifications: { all: false, rcs: false, sms: true, obd: false, email: false, whatsapp: true },
  },
})
