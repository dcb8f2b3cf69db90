import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { filesOf } from '../app/media/picture-manifest.ts'
import { CLOSE_UPS, TURNTABLE_FRAMES } from './cameras.ts'
import { listVehicles, readManifest } from './catalogue.ts'
import { MACHINES } from './models.ts'

const manifest = readManifest()
const fileOf = (name: string, width: number, type: string) =>
  new URL(`../catalogue/pictures/${name}-${width}.${type}`, import.meta.url)

test('every model of the catalogue has its line in the studio, and no line is left over', () => {
  expect(Object.keys(MACHINES).sort()).toEqual(
    listVehicles()
      .map(({ slug }) => slug)
      .sort(),
  )
})

test.each(listVehicles().map((vehicle) => [vehicle.slug, vehicle] as const))(
  '%s has its hero and icon in every colour, its turntable and its close-ups',
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

test('no file is left that the manifest does not name', () => {
  const named = new Set(
    Object.entries(manifest).flatMap(([name, picture]) => filesOf(name, picture)),
  )
  const folder = new URL('../catalogue/pictures/', import.meta.url)
  const found = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  expect(found.filter((file) => /\.(avif|webp)$/.test(file) && !named.has(file))).toEqual([])
})

test('a turntable stays under 0.6 MB in AVIF', () => {
  for (const { slug } of listVehicles()) {
    const frames = Object.entries(manifest).filter(([name]) =>
      name.startsWith(`${slug}/turntable-`),
    )
    const bytes = frames.reduce(
      (sum, [name, { width }]) => sum + readFileSync(fileOf(name, width, 'avif')).length,
      0,
    )
    expect(bytes).toBeLessThan(0.6e6)
  }
})

test('the files are what the manifest says', () => {
  const changed = Object.entries(manifest).filter(([name, picture]) => {
    const hash = createHash('sha256')
    for (const file of filesOf(name, picture))
      hash.update(readFileSync(new URL(`../catalogue/pictures/${file}`, import.meta.url)))
    return hash.digest('hex').slice(0, 8) !== picture.version
  })
  expect(changed.map(([name]) => name)).toEqual([])
})

test('pictures have the size and the transparency that pages reserve for them', async () => {
  for (const [name, { width, height, alpha }] of Object.entries(manifest)) {
    const found = await sharp(readFileSync(fileOf(name, width, 'webp'))).metadata()
    expect({ name, width: found.width, height: found.height, alpha: found.hasAlpha }).toEqual({
      name,
      width,
      height,
      alpha,
    })
  }
})

test('the whole set stays under 40 MB', () => {
  const names = Object.entries(manifest).flatMap(([name, { widths }]) =>
    widths.flatMap((width) => ['avif', 'webp'].map((type) => fileOf(name, width, type))),
  )
  const bytes = names.reduce((sum, file) => sum + readFileSync(file).length, 0)
  expect(bytes).toBeLessThan(40e6)
})
