import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { detectContradictions } from '#app/catalogue/editor/detect-contradictions.ts'
import { totalCover } from '#app/catalogue/warranty/warranty-cover.ts'
import { financeEnquiry } from '#app/crm/enquiries/kinds/finance.ts'
import { listTurntablePictures } from './catalogue-pictures.ts'
import { readCatalogue } from './read-catalogue.server.ts'

// `readCatalogue` already checks every file, and that every picture exists.
const catalogue = readCatalogue(fileURLToPath(new URL('../../../catalogue', import.meta.url)))

test('has 22 active models of three kinds', () => {
  const count = (kind: string) => catalogue.vehicles.filter((it) => it.kind === kind).length
  expect(catalogue.vehicles).toHaveLength(22)
  expect({ bike: count('bike'), scooter: count('scooter'), ev: count('ev') }).toEqual({
    bike: 14,
    scooter: 6,
    ev: 2,
  })
  expect(catalogue.vehicles.filter((it) => it.status !== 'active')).toEqual([])
})

test('ten models have the expected values for the forms', () => {
  const values = catalogue.vehicles.flatMap((it) => it.formValue ?? [])
  expect(values.sort()).toEqual([
    'honda-activa-6g',
    'honda-cb-shine',
    'honda-cb1000r',
    'honda-cb500x',
    'honda-cbr-150r',
    'honda-cbr1000rr',
    'honda-dio',
    'honda-hornet-2-0',
    'honda-unicorn',
    'honda-x-blade',
  ])
})

test('exactly two models have no details page', () => {
  const names = catalogue.vehicles.filter((it) => !it.hasDetails).map((it) => it.name)
  expect(names.sort()).toEqual(['CD110 DELUXE', 'XBLADE'])
})

test('has the expected slides, offers, gallery pictures, films and dealer', () => {
  expect(catalogue.slides).toHaveLength(6)
  expect(catalogue.offers).toHaveLength(4)
  expect(catalogue.gallery).toHaveLength(12)
  expect(catalogue.films.map((film) => film.id)).toEqual(['amc', 'optain', 'joy-club'])
  expect(catalogue.dealer).toMatchObject({ id: 1, hours: { closedOn: ['Tuesday'] } })
})

test('the maintenance contract has the promised figures', () => {
  const { features, terms } = catalogue.facts.amc
  expect(features.map(({ text, figure }) => `${text}: ${figure}`)).toEqual([
    'Savings up to: 30%',
    'Maintenance services: 3',
    'Additional free washes: 2',
    'Discount on labour (except accidental): 10%',
    'On spares and accessories: 5%',
    'On genuine engine oil: 5%',
    'Engine health report: 1',
  ])
  expect(terms).toEqual([
    'Free maintenance for 1 year.',
    'The AMC is purchasable after the free services.',
  ])
})

test.each([
  ['Scooters', 36_000, [48_000, 60_000, 72_000, 120_000]],
  ['Motorcycles', 42_000, [58_000, 70_000, 82_000, 130_000]],
])('%s have covers of 4, 5, 6 or 10 years in total', (heading, standard, km) => {
  const table = catalogue.facts['extended-warranty'].tables.find((it) => it.heading === heading)
  expect(table?.standard).toEqual({ years: 3, km: standard })
  expect(table?.extensions.map((it) => totalCover(table.standard, it))).toEqual(
    [4, 5, 6, 10].map((years, index) => ({ years, km: km[index] })),
  )
})

test('a loan needs five documents, and the form offers each listed proof', () => {
  const { documents, proofsOfAddress, proofsOfIdentity } = catalogue.facts.finance
  expect(documents.map(({ name }) => name)).toEqual([
    'Pass photo',
    'Proof of identity (POI)',
    'Proof of address (POA)',
    'Cheque or bank passbook copy',
    'Income proof',
  ])
  expect(documents[3]?.detail).toContain('last 3 months')
  expect(documents[4]?.detail).toContain('Salary slip or IT returns of the last 2 years')
  const { selectedPOA, selectedPOI } = financeEnquiry.fields
  expect(selectedPOA.options?.map(({ value }) => value)).toEqual(proofsOfAddress)
  expect(selectedPOI.options?.map(({ value }) => value)).toEqual(proofsOfIdentity)
  expect(proofsOfAddress).toEqual([
    'Electricity bill',
    'Gas bill',
    'Bank account statement',
    'Landline bill',
    'Registered lease or rent agreement',
  ])
  expect(proofsOfIdentity).toEqual([
    'Aadhar card',
    'PAN card',
    'Voter ID',
    'Driving license',
    'Passport',
  ])
})

test('each part number is unique', () => {
  const numbers = catalogue.vehicles.flatMap((it) => it.accessories.map((each) => each.partNo))
  expect(new Set(numbers).size).toBe(numbers.length)
})

describe.each(catalogue.vehicles)('$name', (vehicle) => {
  test('fills every group of specifications', () => {
    for (const rows of Object.values(vehicle.specifications))
      expect(rows.length).toBeGreaterThanOrEqual(5)
  })

  test('has the same power and torque as text and as numbers', () => {
    const rows = Object.values(vehicle.specifications).flat()
    const { power, torque } = vehicle.figures
    for (const [figure, labels] of [
      [power, ['Maximum power', 'Power']],
      [torque, ['Maximum torque']],
    ] as const)
      if (figure) {
        const row = rows.find(({ label }) => labels.some((it) => it === label))
        expect([figure.stated, figure.approximate]).toEqual([row?.value, row?.approximate])
      }
    expect(power).toBeDefined()
  })

  test('has no contradictory figures', () => {
    expect(detectContradictions(vehicle)).toEqual([])
  })

  test('has an engine size unless it is electric', () => {
    expect(vehicle.engineCc === undefined).toBe(vehicle.kind === 'ev')
  })

  test('has turntable pictures', () => {
    const frames = listTurntablePictures(vehicle.pictures, catalogue.manifest)
    // A model's own turntable has 36 frames. The turntable of another model has only the four
    // angles that the studio rendered as a trial.
    expect(frames).toHaveLength(vehicle.pictures.turntable ? 4 : 36)
  })
})
