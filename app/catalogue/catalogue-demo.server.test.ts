import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { readCatalogue } from './catalogue-files.server.ts'
import { turntablePictures } from './catalogue-pictures.ts'

// Reading alone proves that every file is right and every picture is there.
const catalogue = readCatalogue(fileURLToPath(new URL('../../catalogue', import.meta.url)))

test('22 models of three kinds are for sale', () => {
  const count = (kind: string) => catalogue.vehicles.filter((it) => it.kind === kind).length
  expect(catalogue.vehicles).toHaveLength(22)
  expect({ bike: count('bike'), scooter: count('scooter'), ev: count('ev') }).toEqual({
    bike: 14,
    scooter: 6,
    ev: 2,
  })
  expect(catalogue.vehicles.filter((it) => it.status !== 'active')).toEqual([])
})

test('the ten models of the forms have their values', () => {
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

test('just two cards do not lead to details', () => {
  const names = catalogue.vehicles.filter((it) => !it.hasDetails).map((it) => it.name)
  expect(names.sort()).toEqual(['CD110 DELUXE', 'XBLADE'])
})

test('the site has its slides, offers, gallery, films and dealer', () => {
  expect(catalogue.slides).toHaveLength(6)
  expect(catalogue.offers).toHaveLength(4)
  expect(catalogue.gallery).toHaveLength(12)
  expect(catalogue.films.map((film) => film.id)).toEqual(['amc', 'optain', 'joy-club'])
  expect(catalogue.dealer).toMatchObject({ id: 1, hours: { closedOn: ['Tuesday'] } })
})

test('no part number is given twice', () => {
  const numbers = catalogue.vehicles.flatMap((it) => it.accessories.map((each) => each.partNo))
  expect(new Set(numbers).size).toBe(numbers.length)
})

describe.each(catalogue.vehicles)('$name', (vehicle) => {
  test('fills every group of specifications', () => {
    for (const rows of Object.values(vehicle.specifications))
      expect(rows.length).toBeGreaterThanOrEqual(5)
  })

  test('has an engine size unless it is electric', () => {
    expect(vehicle.engineCc === undefined).toBe(vehicle.kind === 'ev')
  })

  test('can be turned', () => {
    const frames = turntablePictures(vehicle.pictures, catalogue.manifest)
    // A model's own turn is whole; a borrowed one has the four angles of the studio's trial.
    expect(frames).toHaveLength(vehicle.pictures.turntable ? 4 : 36)
  })
})
