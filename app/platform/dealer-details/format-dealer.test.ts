import { expect, it } from 'vitest'
import { readCatalogue } from '#app/site/seed/read-catalogue.server.ts'
import { formatDealerAddress, formatOpeningHours } from './format-dealer.ts'

it.each([
  ['00:00', '11:59', '12:00 AM to 11:59 AM'],
  ['09:05', '12:00', '09:05 AM to 12:00 PM'],
  ['12:30', '20:00', '12:30 PM to 08:00 PM'],
])('formats hours from %s to %s as %s', (opens, closes, line) => {
  expect(formatOpeningHours({ opens, closes })).toBe(line)
})

it('formats an address as one line, from the door to the PIN code', () => {
  const { dealer } = readCatalogue('catalogue')
  const address = { street: 'Plot 12', area: 'Madhapur', city: 'Hyderabad', state: 'Telangana' }
  expect(formatDealerAddress({ ...dealer, address: { ...address, pinCode: '500081' } })).toBe(
    'Plot 12, Madhapur, Hyderabad, Telangana 500081',
  )
})
