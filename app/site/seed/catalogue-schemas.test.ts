import * as v from 'valibot'
import { expect, test } from 'vitest'
import { pictureManifestSchema } from '#app/media/pictures/picture-manifest.ts'
import { dealerSchema } from '#app/platform/dealer-details/dealer-schema.ts'
import { type CatalogueVehicle, catalogueVehicleSchema } from './catalogue-schemas.ts'

const row = { label: 'Length', value: '2,047 mm' }
const feature = { heading: 'Fork', description: 'Upside down.', picture: 'naked/feature-wheel' }
const accessory = (partNo: string) => ({
  heading: 'Mirror',
  description: 'A pair.',
  partNo,
  price: '560.00',
  picture: 'accessories/mirror',
})
const hornet = {
  name: 'HORNET 2.0',
  slug: 'hornet-2-0',
  kind: 'bike',
  status: 'active',
  hasDetails: true,
  position: 10,
  tagline: '184 cc',
  description: 'A naked bike.',
  use: 'sport',
  price: 145000,
  priceCheckedOn: '2026-11-01',
  summary: { engine: '184.40 cc', power: '12.7 kW', transmission: '5-speed manual' },
  specifications: {
    bodyDimensions: [row],
    engineDetails: [row],
    transmissionDetails: [row],
    tyreDetails: [row],
    frame: [row],
    electrical: [{ ...row, approximate: true }],
  },
  variants: [{ name: 'Standard', difference: 0 }],
  colours: [{ name: 'Grey', slug: 'grey', swatch: '#53575c', finish: 'matte', picture: 'slate' }],
  features: [feature, feature, feature, feature],
  accessories: ['SR-ACC-0001', 'SR-ACC-0002', 'SR-ACC-0003', 'SR-ACC-0004'].map(accessory),
  pictures: { folder: 'placeholder/naked', isPlaceholder: true },
  sources: [{ what: 'All', source: 'Known', checkedOn: '2026-11-01' }],
} satisfies v.InferInput<typeof catalogueVehicleSchema>

function complaints(change: Record<string, unknown>): string[] {
  const result = v.safeParse(catalogueVehicleSchema, { ...hornet, ...change })
  return result.issues?.map((issue) => issue.message) ?? []
}

test('accepts a valid vehicle, and treats a row as exact unless the row is marked approximate', () => {
  const vehicle: CatalogueVehicle = v.parse(catalogueVehicleSchema, hornet)
  expect(vehicle.specifications.bodyDimensions[0]?.approximate).toBe(false)
  expect(vehicle.specifications.electrical[0]?.approximate).toBe(true)
})

test.each([[{ price: 0 }], [{ price: 145000.5 }], [{ price: 10_000_000 }], [{ price: '145000' }]])(
  'refuses %j as a price',
  (change) => {
    expect(complaints(change)[0]).toMatch(/^must be a whole number of rupees/)
  },
)

test.each([
  ['a field that nobody knows', { colour: 'red' }, 'is not a known field'],
  ['a missing field', { tagline: undefined }, 'must be text in quotes'],
  ['an unknown kind', { kind: 'car' }, 'must be one of bike, scooter, ev'],
  ['a day that is none', { priceCheckedOn: '2026-13-01' }, 'must be a date like'],
  ['a day that the month lacks', { priceCheckedOn: '2026-02-31' }, 'must be a real date'],
  ['a name in small letters', { name: 'Hornet' }, 'must look like HORNET 2.0'],
  ['no colours', { colours: [] }, 'must have at least 1 entry'],
  ['three features', { features: [feature, feature, feature] }, 'must have at least 4 entries'],
])('explains why it refuses %s', (_, change, words) => {
  expect(complaints(change).join(' ')).toContain(words)
})

test('requires the model’s price for the first variant, and at least that for the others', () => {
  expect(complaints({ variants: [{ name: 'Deluxe', difference: 9600 }] })).toEqual([
    'must start with the variant whose difference is 0',
  ])
  const cheaper = [
    { name: 'Standard', difference: 0 },
    { name: 'Basic', difference: -1 },
  ]
  expect(complaints({ variants: cheaper })[0]).toMatch(/from 0 to/)
})

test('requires for an accessory a positive decimal price and a unique part number', () => {
  const [first] = hornet.accessories
  const others = hornet.accessories.slice(1)
  expect(complaints({ accessories: [{ ...first, price: '560' }, ...others] })).toHaveLength(1)
  expect(complaints({ accessories: [{ ...first, price: '0.00' }, ...others] })).toHaveLength(1)
  expect(complaints({ accessories: [first, first, ...others] })).toEqual([
    'must not repeat a part number',
  ])
})

test('refuses a duplicate label in a group', () => {
  const specifications = { ...hornet.specifications, frame: [row, row] }
  expect(complaints({ specifications })).toEqual(['must not repeat an item for the same variant'])
})

test('requires for a dealer three sales phones and two service phones', () => {
  const issues = v.safeParse(dealerSchema, { salesPhones: ['+91 00000 00001'] }).issues ?? []
  expect(issues.map((issue) => issue.message)).toContain('must have at least 3 entries')
})

test('the picture manifest stores how each picture was made', () => {
  const picture = {
    width: 800,
    height: 450,
    widths: [800],
    version: '1f0c9a3e',
    alpha: false,
    made: { body: 'naked', samples: 24 },
  }
  const manifest = { pictures: { 'placeholder/naked/turntable-00': picture } }
  expect(v.parse(pictureManifestSchema, manifest)).toEqual(manifest)
  expect(v.is(pictureManifestSchema, { pictures: { '../secret': picture } })).toBe(false)
})
