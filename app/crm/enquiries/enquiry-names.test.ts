import { expect, it } from 'vitest'
import { enquiryKinds } from './enquiry-kinds.ts'

it('gives each form one name, which is also the public title and file name of its report', () => {
  const named = enquiryKinds.map(({ slug, name, report }) =>
    [slug, name, report?.title, report?.fileName].join(' | '),
  )
  expect(named).toEqual([
    'service-booking | Service booking | Booking Report | booking-report',
    'amc | AMC | AMC Report | AMC_Report',
    'extended-warranty | Extended warranty | EW Report | EWReport',
    'finance | Finance | Finance Report | finance_report',
    'test-ride | Test ride | Enquiry Report | Product_Enquiry_Report',
    'offer | Offer | Offer Report | Offer_Report',
    'joy-club | Joy Club | Joy Club Report | joy_club_report',
    'contact | Contact | Contact Report | contact_report',
    'opt-in | Opt-in | Opt-in Report | opt_in_report',
    'on-road-price | On-road price | On-road Price Report | On_Road_Price_Report',
    'sales | Sales enquiry | Sales Enquiry Report | Sales_Enquiry_Report',
  ])
})
