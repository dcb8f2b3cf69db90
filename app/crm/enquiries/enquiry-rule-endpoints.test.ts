import { expect, it } from 'vitest'
import type { PublicEnquiryKind } from '#app/crm/enquiries/definition/define-enquiry-kind.ts'
import { amcEnquiry } from '#app/crm/enquiries/kinds/amc.ts'
import { contactEnquiry } from '#app/crm/enquiries/kinds/contact.ts'
import { extendedWarrantyEnquiry } from '#app/crm/enquiries/kinds/extended-warranty.ts'
import { financeEnquiry } from '#app/crm/enquiries/kinds/finance.ts'
import { joyClubEnquiry } from '#app/crm/enquiries/kinds/joy-club.ts'
import { offerEnquiry } from '#app/crm/enquiries/kinds/offer.ts'
import { optInEnquiry } from '#app/crm/enquiries/kinds/opt-in.ts'
import { testRideEnquiry } from '#app/crm/enquiries/kinds/test-ride.ts'
import { testApp } from '#tests/test-app.ts'
import { onEachDatabase } from '#tests/test-databases.ts'
import { publicEnquiryKinds } from './enquiry-kinds.ts'

const refused: [enquiry: PublicEnquiryKind, wrong: object, field: string, message: string][] = [
  [
    financeEnquiry,
    { agreed: false, loanAmount: '' },
    'agreed',
    'Please agree to the terms and conditions.',
  ],
  [financeEnquiry, { loanAmount: -5 }, 'loanAmount', 'Loan amount must be 0 or more'],
  [contactEnquiry, { reason: '' }, 'reason', 'Select the reason'],
  [contactEnquiry, { message: '  ' }, 'message', 'Enter your message'],
  [
    amcEnquiry,
    { registrationNumber: '' },
    'registrationNumber',
    'All fields are required except message.',
  ],
  [
    extendedWarrantyEnquiry,
    { contactNumber: '' },
    'contactNumber',
    'Please fill in all required fields',
  ],
  [optInEnquiry, { registration: '' }, 'registration', 'Enter the registration number'],
  [offerEnquiry, { agree: false }, 'agree', 'Please agree to the terms and conditions.'],
  [testRideEnquiry, { agree: false }, 'agree', 'Please agree to the terms and conditions.'],
  [
    testRideEnquiry,
    { color: 'Pink' },
    'color',
    'Colour must be one of: Red, Blue, Black, White, Grey',
  ],
  [joyClubEnquiry, { purchaseYear: -1 }, 'purchaseYear', 'Year of purchase must be 0 or more'],
]

onEachDatabase('validation rules of each enquiry kind', (getDatabase) => {
  it.each(refused)(
    '$slug refuses %o at %s with the message %s',
    async (enquiry, wrong, field, message) => {
      const sent = { ...enquiry.example, ...wrong }
      const answer = await testApp(getDatabase()).send('POST', enquiry.postTo, sent)
      expect(answer.status).toBe(422)
      const body = await answer.json()
      expect(body.message).toBe(message)
      expect(Object.keys(body.errors)).toContain(field)
      expect(await getDatabase().db.selectFrom('enquiries').selectAll().execute()).toEqual([])
    },
  )

  it.each(publicEnquiryKinds.filter((it) => it.report))(
    'shows staff the answers of $slug under the column names of the report',
    async (enquiry) => {
      const app = testApp(getDatabase())
      await app.send('POST', enquiry.postTo, enquiry.example)
      const staff = await app.loginAsStaff()
      const { path = '', columns = [] } = enquiry.report ?? {}
      const answer = await staff.send('POST', path, { page: 1, limit: 10 })
      const { data, totalRecords } = await answer.json()
      expect(totalRecords).toBe(1)
      for (const { key, from } of columns)
        if (enquiry.fields[from]?.control !== 'model')
          expect(String(data[0][key])).toBe(String(enquiry.example[from] ?? null))
      expect(data[0]).toMatchObject({ created_date: '2026-11-02', created_time: '10:00:00' })
    },
  )
})
