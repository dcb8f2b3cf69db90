import { expect, it } from 'vitest'
import type { VehicleDetail } from '#app/catalogue/vehicles/vehicle-store.server.ts'
import { readCatalogue } from '#app/site/seed/read-catalogue.server.ts'
import {
  breadcrumbStructuredData,
  dealerStructuredData,
  modelListStructuredData,
  modelStructuredData,
} from './structured-data.ts'

const origin = 'https://dealer.example'
const picture = (name: string) => ({
  base: `/pictures/${name}`,
  version: 'v1',
  widths: [480, 960],
  width: 960,
  height: 540,
  webp: 960,
})
const dio: VehicleDetail = {
  id: 15,
  kind: 'scooter',
  name: 'DIO 125',
  bikeName: 'DIO125',
  slug: 'dio-125',
  formValue: 'dio-125',
  isActive: true,
  hasDetails: true,
  isOnSale: true,
  tagline: '',
  use: 'city',
  engineCc: 123.97,
  price: 88_000,
  priceCheckedOn: '2026-11-01',
  priceIsApproximate: true,
  summary: { engine: '', power: '', transmission: '' },
  figures: {},
  registration: {},
  hero: picture('dio/hero'),
  icon: picture('dio/icon'),
  hasPlaceholderPictures: false,
  note: null,
  more: {},
  turntableFolder: 'dio',
  ownFrames: [],
  film: { youtubeId: null, file: null },
  brochure: undefined,
  views: { side: undefined, rear: undefined },
  description: 'A scooter.',
  specifications: {
    bodyDimensions: [],
    engineDetails: [],
    transmissionDetails: [],
    tyreDetails: [],
    frame: [],
    electrical: [],
  },
  sources: [],
  specificationsCheckedOn: '2026-11-01',
  variants: [{ name: 'Standard', price: 88_000, difference: 0 }],
}
const url = `${origin}/view-details/DIO125`

it("describes the dealer's address and the hours of both counters", () => {
  const { dealer } = readCatalogue('catalogue')
  const hours = { ...dealer.hours, closedOn: ['Tuesday' as const] }
  const data = dealerStructuredData(origin, { ...dealer, hours })
  const open = {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: ['Monday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map(
      (day) => `https://schema.org/${day}`,
    ),
  }
  const address = {
    '@type': 'PostalAddress',
    streetAddress: `${dealer.address.street}, ${dealer.address.area}`,
    addressLocality: dealer.address.city,
    postalCode: dealer.address.pinCode,
    addressCountry: 'IN',
  }
  expect(data).toMatchObject({
    '@id': `${origin}/#dealer`,
    telephone: dealer.salesPhones[0],
    address,
    geo: { latitude: dealer.map.lat, longitude: dealer.map.lng },
    openingHoursSpecification: { ...open, ...hours.sales },
    department: {
      telephone: dealer.servicePhones[0],
      address,
      openingHoursSpecification: { ...open, ...hours.service },
    },
  })
})

it('a model without variants has one offer; otherwise each variant has an offer', () => {
  const offer = {
    '@type': 'Offer',
    price: 88_000,
    priceCurrency: 'INR',
    availability: 'https://schema.org/InStock',
    itemCondition: 'https://schema.org/NewCondition',
    url,
    validFrom: '2026-11-01',
    seller: { '@id': `${origin}/#dealer` },
  }
  expect(modelStructuredData(origin, dio, [])).toHaveProperty('offers', offer)
  // The store returns a discontinued model in this form.
  const old = { ...dio, isOnSale: false, price: 0 }
  expect(modelStructuredData(origin, old, [])).not.toHaveProperty('offers')
  const variants = [...dio.variants, { name: 'Smart', price: 96_000, difference: 8_000 }]
  expect(modelStructuredData(origin, { ...dio, variants }, [])).toHaveProperty('offers', [
    { ...offer, name: 'Standard' },
    { ...offer, name: 'Smart', price: 96_000 },
  ])
})

it('adds the on-road price by name, and keeps the ex-showroom price as the price', () => {
  const onRoad = { total: 108_500, place: 'Hyderabad', from: '2026-11-27', until: '2026-12-04' }
  const data = modelStructuredData(origin, dio, [], (price) =>
    price === 88_000 ? onRoad : undefined,
  )
  const specification = { '@type': 'UnitPriceSpecification', priceCurrency: 'INR' }
  expect(data).toMatchObject({
    offers: {
      price: 88_000,
      priceSpecification: [
        { ...specification, name: 'Ex-showroom price', price: 88_000 },
        {
          ...specification,
          name: 'On-road price, Hyderabad',
          price: 108_500,
          validFrom: '2026-11-27',
          validThrough: '2026-12-04',
        },
      ],
    },
  })
})

it('lists each colour picture once, or the model’s own picture if there are no colours', () => {
  const red = { name: 'Red', hero: picture('dio/red') }
  const colours = [red, { name: 'Dark red', hero: red.hero }, { name: 'Blue', hero: picture('b') }]
  expect(modelStructuredData(origin, dio, colours)).toMatchObject({
    color: ['Red', 'Dark red', 'Blue'],
    image: [`${origin}/pictures/dio/red-960.v1.webp`, `${origin}/pictures/b-960.v1.webp`],
  })
  expect(modelStructuredData(origin, dio, [])).toMatchObject({
    color: [],
    image: [`${origin}/pictures/dio/hero-960.v1.webp`],
  })
})

it('adds an engine only for models with an engine, and the type Motorcycle only to motorcycles', () => {
  const value = { '@type': 'QuantitativeValue', value: 123.97, unitCode: 'CMQ' }
  expect(modelStructuredData(origin, dio, [])).toMatchObject({
    '@type': ['Product', 'Vehicle'],
    category: 'Scooters',
    url,
    vehicleEngine: { engineDisplacement: value },
  })
  expect(modelStructuredData(origin, { ...dio, engineCc: null }, [])).not.toHaveProperty(
    'vehicleEngine',
  )
  const bike = modelStructuredData(origin, { ...dio, kind: 'bike' }, [])
  expect(bike).toHaveProperty('@type', ['Product', 'Motorcycle'])
})

it('counts breadcrumbs and list positions from one', () => {
  const step = (position: number, name: string, path: string) => ({
    '@type': 'ListItem',
    position,
    name,
    item: `${origin}${path}`,
  })
  const toKind = [step(1, 'Home', '/'), step(2, 'Scooters', '/scooters')]
  expect(breadcrumbStructuredData(origin, 'scooter')).toHaveProperty('itemListElement', toKind)
  expect(breadcrumbStructuredData(origin, 'scooter', dio)).toHaveProperty('itemListElement', [
    ...toKind,
    step(3, 'DIO 125', '/view-details/DIO125'),
  ])
  expect(modelListStructuredData(origin, [dio])).toHaveProperty('itemListElement', [
    { '@type': 'ListItem', position: 1, name: 'DIO 125', url },
  ])
})
