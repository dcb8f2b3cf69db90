import { expect, it } from 'vitest'
import { toServiceBookingSheet } from './service-booking-sheet.ts'

const row = {
  id: 1,
  reference: 'SB-AAAAA',
  created_date: '2026-11-01',
  created_time: '10:00:00',
  number_to_call: null,
  bookingDate: '2026-12-03',
  name: 'Asha Example',
  contactNumber: '9000000001',
  model: null,
  enteredModel: 'Shine 125',
  yearOfPurchase: '2023',
  serviceType: 'Free',
  registrationNumber: 'TG 09 AB 1234',
  message: 'Rear brake squeals',
  state: 'confirmed',
}

it('shows the entered model, the kind of service and the status', () => {
  expect(toServiceBookingSheet([row])).toEqual([
    {
      id: 1,
      reference: 'SB-AAAAA',
      day: '3 Dec 2026',
      registrationNumber: 'TG 09 AB 1234',
      name: 'Asha Example',
      contactNumber: '9000000001',
      model: 'Shine 125, 2023',
      serviceType: 'Free service',
      complaint: 'Rear brake squeals',
      state: 'Confirmed',
    },
  ])
})

it('sorts by booking day, and shows a day that is not a date as it was typed', () => {
  const days = ['next week', '2026-12-04', '2026-12-03'].map((bookingDate, id) => ({
    ...row,
    id,
    bookingDate,
  }))
  expect(toServiceBookingSheet(days).map(({ day }) => day)).toEqual([
    '3 Dec 2026',
    '4 Dec 2026',
    'next week',
  ])
})
