import { expect, test } from 'vitest'
import { dealerFallback } from './dealer-schema.ts'
import { directionsUrl } from './directions.ts'

test('directions lead to the dealer’s coordinates', () => {
  const dealer = { ...dealerFallback, map: { ...dealerFallback.map, lat: 17.385, lng: 78.4867 } }
  expect(directionsUrl(dealer)).toBe(
    'https://www.google.com/maps/dir/?api=1&destination=17.385%2C78.4867',
  )
})

test('directions lead to the dealer’s address if there are no coordinates', () => {
  const dealer = {
    ...dealerFallback,
    name: 'Meridian Motors',
    address: {
      ...{ street: '14 Tamarind Foundry Road', area: 'Lake Gate', city: 'Hyderabad' },
      ...{ state: 'Telangana', pinCode: '500001' },
    },
  }
  expect(new URL(directionsUrl(dealer)).searchParams.get('destination')).toBe(
    'Meridian Motors, 14 Tamarind Foundry Road, Lake Gate, Hyderabad, Telangana 500001',
  )
})
