import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { manifestPictureFiles } from '../app/media/pictures/picture-manifest.ts'
import { MACHINES } from '../machines/machines.ts'
import { CLOSE_UPS, SHOTS, type ShotName, TURNTABLE_FRAMES, VIEWS } from './cameras.ts'
import { listVehicles, readManifest } from './catalogue.ts'

const manifest = readManifest()
const fileOf = (name: string, width: number) =>
  new URL(`../catalogue/pictures/${name}-${width}.avif`, import.meta.url)

test('has one machine for each model of the catalogue and no other machines', () => {
  expect(Object.keys(MACHINES).sort()).toEqual(
    listVehicles()
      .map(({ slug }) => slug)
      .sort(),
  )
})

test.each(listVehicles().map((vehicle) => [vehicle.slug, vehicle] as const))(
  'has a hero and an icon of %s in every colour, a turntable and close-ups',
  (_, vehicle) => {
    const { folder } = vehicle.pictures
    const wanted = vehicle.colours.flatMap(({ picture }) => [
      `${folder}/hero-${picture}`,
      `${folder}/icon-${picture}`,
    ])
    wanted.push(
      ...Array.from(
        { length: TURNTABLE_FRAMES },
        (_, i) => `${folder}/turntable-${String(i).padStart(2, '0')}`,
      ),
      ...CLOSE_UPS.map((name) => `${folder}/${name}`),
      ...vehicle.features.map(({ picture }) => picture),
      ...vehicle.accessories.map(({ picture }) => picture),
    )
    expect(wanted.filter((name) => !manifest[name])).toEqual([])
  },
)

test.each(listVehicles().map((vehicle) => [vehicle.slug, vehicle] as const))(
  'has every picture of %s in the size of the picture’s kind',
  (_, { slug, colours }) => {
    const kinds: [name: string, shot: ShotName][] = [
      ...colours.map(({ picture }): [string, ShotName] => [`hero-${picture}`, 'hero']),
      ...VIEWS.map((view): [string, ShotName] => [view, view]),
      ...CLOSE_UPS.map((name): [string, ShotName] => [name, name]),
      ['turntable-00', 'turntable'],
    ]
    const other = kinds.filter(
      ([name, shot]) => manifest[`${slug}/${name}`]?.width !== SHOTS[shot].width,
    )
    expect(other.map(([name]) => name)).toEqual([])
  },
)

test('has no file that the manifest does not name', () => {
  const named = new Set(
    Object.entries(manifest).flatMap(([name, picture]) => manifestPictureFiles(name, picture)),
  )
  const folder = new URL('../catalogue/pictures/', import.meta.url)
  const found = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  expect(found.filter((file) => /\.(avif|webp)$/.test(file) && !named.has(file))).toEqual([])
})

const bytesOf = (file: string) =>
  readFileSync(new URL(`../catalogue/pictures/${file}`, import.meta.url)).length
const sumOf = (files: string[]) => files.reduce((sum, file) => sum + bytesOf(file), 0)

test('keeps a hero within 20 kB at 800 px and 70 kB at 1920 px', () => {
  const heroes = Object.keys(manifest).filter((name) => name.includes('/hero-'))
  const heavy = heroes.filter(
    (name) => bytesOf(`${name}-800.avif`) > 20_000 || bytesOf(`${name}-1920.avif`) > 70_000,
  )
  expect(heavy).toEqual([])
})

test.each([
  [480, 280_000],
  [960, 560_000],
])('keeps a turntable of %d px under %d bytes', (width, limit) => {
  for (const { slug } of listVehicles()) {
    const frames = Object.keys(manifest).filter((name) => name.startsWith(`${slug}/turntable-`))
    expect
      .soft(sumOf(frames.map((name) => `${name}-${width}.avif`)), slug)
      .toBeLessThanOrEqual(limit)
  }
})

test('has exactly the files of the manifest', () => {
  const changed = Object.entries(manifest).filter(([name, picture]) => {
    const hash = createHash('sha256')
    for (const file of manifestPictureFiles(name, picture))
      hash.update(readFileSync(new URL(`../catalogue/pictures/${file}`, import.meta.url)))
    return hash.digest('hex').slice(0, 8) !== picture.version
  })
  expect(changed.map(([name]) => name)).toEqual([])
})

test('has each picture in the size and with the transparency that pages expect', async () => {
  for (const [name, { width, height, alpha }] of Object.entries(manifest)) {
    const found = await sharp(readFileSync(fileOf(name, width))).metadata()
    expect({ name, width: found.width, height: found.height, alpha: found.hasAlpha }).toEqual({
      name,
      width,
      height,
      alpha,
    })
  }
})

test('has one WebP file for a still, and no WebP file for a turntable frame', () => {
  const wrong = Object.entries(manifest).filter(
    ([name, { webp, widths }]) =>
      (webp === undefined) !== name.includes('/turntable-') ||
      (webp !== undefined && !widths.includes(webp)),
  )
  expect(wrong.map(([name]) => name)).toEqual([])
})

test('keeps all pictures under 45 MB', () => {
  const files = Object.entries(manifest).flatMap(([name, picture]) =>
    manifestPictureFiles(name, picture),
  )
  expect(sumOf(files)).toBeLessThan(45e6)
})
