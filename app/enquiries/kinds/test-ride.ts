import { defineEnquiry } from '#app/enquiries/definition/define.ts'
import { checkbox, colour, email, message, mobile, model, personName } from '#app/forms/fields.ts'

export const testRide = defineEnquiry({
  slug: 'test-ride',
  prefix: 'TR',
  page: '/text-ride-booking',
  postTo: '/api/postBooking',
  flow: 'sales',
  counter: 'sales',
  name: 'Enquiry',
  deskName: 'Test ride',
  title: 'Book a test ride',
  intro: 'Twenty minutes on the road, with a full tank and one of us riding ahead if you like.',
  submit: 'Book test ride',
  fields: {
    name: personName('Name', { isRequired: true }),
    emailId: email('Email', { isRequired: true }),
    mobileNo: mobile('Contact number', {
      isRequired: true,
      inputMode: 'numeric',
      hint: 'We call to agree on a day and an hour.',
    }),
    model: model('Model'),
    color: colour('Colour', ['Red', 'Blue', 'Black', 'White', 'Grey'], {
      isRequired: true,
      missing: 'Select the colour that you would like',
    }),
    message: message(),
    agree: checkbox('I agree to the terms and conditions and hold a driving licence', {
      isRequiredOnForm: true,
      missing: 'Please agree to the terms and conditions.',
    }),
  },
  success: 'Thanks for your enquiry. Our team will get back soon.',
  networkFailure: 'Something went wrong. Please try again.',
  next: [
    'We call you to agree on a day and an hour.',
    'Bring your driving licence; helmets in all sizes are here.',
    'You ride for twenty minutes. There is nothing to pay or to sign for.',
  ],
  report: {
    slug: 'enquiry',
    path: '/api/enquiryReports',
    title: 'Enquiry Report',
    fileName: 'Product_Enquiry_Report',
    empty: 'No enquiry data available',
    columns: [
      { key: 'name', label: 'Name', from: 'name' },
      { key: 'mobile_no', label: 'Contact number', from: 'mobileNo' },
      { key: 'email_id', label: 'Email', from: 'emailId' },
      { key: 'model', label: 'Model', from: 'model' },
      { key: 'color', label: 'Colour', from: 'color' },
      { key: 'message', label: 'Message', from: 'message' },
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
