import { defineEnquiryKind } from '#app/crm/enquiries/definition/define-enquiry-kind.ts'
import {
  emailField,
  messageField,
  mobileField,
  numberField,
  personNameField,
  registrationNumberField,
  textField,
} from '#app/platform/forms/field-definitions.ts'

export const joyClubEnquiry = defineEnquiryKind({
  slug: 'joy-club',
  prefix: 'JC',
  page: '/joy-club',
  postTo: '/api/joyClub',
  flow: 'sales',
  counter: 'service',
  name: 'Joy Club',
  title: 'ENQUIRE NOW',
  intro: 'Tell us who you are and what you ride. We will call you about membership.',
  submit: 'Send club enquiry',
  fields: {
    name: personNameField(),
    mobile: mobileField('Mobile number', { hint: 'Your points are saved under this number.' }),
    email: emailField(),
    model: {
      ...textField('Model'),
      control: 'select',
      options: ['shine', 'activa', 'unicorn', 'CBR 150R'].map((value) => ({
        value,
        label: value.charAt(0).toUpperCase() + value.slice(1),
      })),
    },
    regNo: registrationNumberField('Registration number', {
      hint: 'As on the number plate, like TG 09 AB 1234.',
    }),
    purchaseYear: numberField('Year of purchase', {
      min: 0,
      inputMode: 'numeric',
      example: '2022',
    }),
    message: messageField(),
  },
  success: 'Form submitted successfully!',
  networkFailure: 'Something went wrong. Please try again.',
  answerFailure: 'Failed to submit form. Please try again.',
  asksOnce: {},
  next: [
    ({ reach }) => {
      if (reach === 'none')
        return 'You left no phone number. Please call us and give this reference.'
      if (reach) return 'We will answer your questions about membership.'
      return 'We will call or write to you and answer your questions.'
    },
    'You join at our counter. Please bring your RC.',
  ],
  report: {
    slug: 'joy-club',
    path: '/api/getJoyClub',
    title: 'Joy Club Report',
    fileName: 'joy_club_report',
    hasFixedFileName: true,
    empty: 'No records found',
    columns: [
      { key: 'name', label: 'Name', from: 'name' },
      { key: 'mobile_no', label: 'Mobile number', from: 'mobile' },
      { key: 'email_id', label: 'Email', from: 'email' },
      { key: 'registration_no', label: 'Registration', from: 'regNo' },
      { key: 'message', label: 'Message', from: 'message' },
    ],
  },
  example: {
    name: 'Anil Example',
    mobile: '9000000009',
    email: 'anil@example.com',
    model: 'unicorn',
    regNo: 'TG 13 IJ 7890',
    purchaseYear: '2022',
    message: 'Does the accident cover include the pillion?',
  },
})
