import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { CatalogueError, readCatalogue } from './read-catalogue.server.ts'

const demo = fileURLToPath(new URL('../../../catalogue', import.meta.url))
let folder: string

beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'showroom-catalogue-')), 'catalogue')
  const pictures = join(demo, 'pictures')
  cpSync(demo, folder, { recursive: true, filter: (file) => file !== pictures })
  symlinkSync(pictures, join(folder, 'pictures'), 'junction')
})
afterEach(() => rmSync(join(folder, '..'), { recursive: true }))

test('names the file and field of a wrong value', () => {
  edit('vehicles/dio.json', '"price": 68800', '"price": "68,800"')
  expect(problems()).toEqual([
    expect.stringMatching(/^catalogue\/vehicles\/dio\.json: price must be a whole number/),
  ])
})

test('names the path of a nested field and numbers list entries from one', () => {
  edit('vehicles/dio.json', '"name": "Deluxe", "difference": 9700', '"name": "Deluxe"')
  expect(problems()).toEqual(['catalogue/vehicles/dio.json: variants[2].difference is missing.'])
})

test('reports broken JSON, an unknown field and a missing file together', () => {
  writeFileSync(join(folder, 'vehicles/dio.json'), '{ "name": "DIO", ')
  edit('offers.json', '"title":', '"headline":')
  rmSync(join(folder, 'dealer.json'))
  const told = problems().join('\n')
  expect(told).toContain('catalogue/vehicles/dio.json: not valid JSON')
  expect(told).toContain('catalogue/offers.json: [1].title is missing.')
  expect(told).toContain('catalogue/offers.json: [1].headline is not a known field.')
  expect(told).toContain('catalogue/dealer.json: the file is missing or cannot be read.')
})

test('refuses two models with the same name, slug or place, regardless of spaces', () => {
  const dio = readFileSync(join(folder, 'vehicles/dio.json'), 'utf8')
  writeFileSync(join(folder, 'vehicles/dio-copy.json'), dio.replace('"DIO"', '"D IO"'))
  expect(problems()).toEqual([
    'catalogue/vehicles/dio.json: name must not be the same as in vehicles/dio-copy.json.',
    'catalogue/vehicles/dio.json: slug must not be the same as in vehicles/dio-copy.json.',
    'catalogue/vehicles/dio.json: formValue must not be the same as in vehicles/dio-copy.json.',
    'catalogue/vehicles/dio.json: position must not be the same as in vehicles/dio-copy.json.',
  ])
})

test('names a picture that is not in the manifest', () => {
  edit('gallery.json', 'site/gallery-01', 'site/gallery-99')
  expect(problems()).toEqual([
    'catalogue/gallery.json: picture site/gallery-99 is not in pictures/manifest.json.',
  ])
})

test('names a picture without a file', () => {
  rmSync(join(folder, 'pictures'))
  mkdirSync(join(folder, 'pictures'))
  cpSync(join(demo, 'pictures/manifest.json'), join(folder, 'pictures/manifest.json'))
  expect(problems()).toContain(
    'catalogue/pictures/manifest.json: the file pictures/site/offer-1-480.avif is missing.',
  )
})

test('names a folder without a turntable', () => {
  edit('vehicles/dio.json', '"folder": "dio"', '"folder": "dio", "turntable": "accessories"')
  expect(problems()).toEqual([
    expect.stringContaining('vehicles/dio.json: pictures.turntable must name a folder'),
  ])
})

test('the message has the first problem and the number of other problems', () => {
  rmSync(join(folder, 'vehicles'), { recursive: true })
  rmSync(join(folder, 'films.json'))
  expect(() => readCatalogue(folder)).toThrow(
    'catalogue/vehicles: contains no models. (and 1 more)',
  )
})

function problems(): readonly string[] {
  try {
    readCatalogue(folder)
  } catch (error) {
    if (error instanceof CatalogueError) return error.problems
    throw error
  }
  return []
}

function edit(file: string, from: string, to: string): void {
  const before = readFileSync(join(folder, file), 'utf8')
  const after = before.replace(from, to)
  expect(after).not.toBe(before)
  writeFileSync(join(folder, file), after)
}
