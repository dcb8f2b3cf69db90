import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { accessoryFittings } from '../../app/catalogue/vehicles/accessory-fittings.ts'
import { listVehicles } from '../../studio/catalogue.ts'
import { atDetail } from '../kernel/detail.ts'
import type { Model } from '../kernel/model.ts'
import { LIVE_DETAIL } from '../live-detail.ts'
import { MACHINES } from '../machines.ts'
import { fittedOn, fittingsOn } from './fitted.ts'

/**
 * Fittings of the demo's accessories. A cover, a wall charger and similar accessories are not
 * drawn.
 */
const DRAWN: [heading: RegExp, fitting: string][] = [
  [/^Crash guard/, 'crash-guard'],
  [/^All-round guard/, 'all-round-guard'],
  [/^Frame slider pair/, 'sliders'],
  [/^Saree guard/, 'saree-guard'],
  [/^Visor/, 'visor'],
  [/^Touring screen/, 'touring-screen'],
  [/^Mirror set/, 'mirrors'],
  [/grip/, 'grips'],
  [/^Top box/, 'top-box'],
  [/^Aluminium top box/, 'alu-top-box'],
  [/^Floor mat/, 'floor-mat'],
  [/^USB charging socket/, 'usb-socket'],
  [/^Dock for a mobile phone/, 'phone-dock'],
  [/helmet/, 'helmet-beside'],
]

const FITTINGS = [...new Set(Object.keys(MACHINES).flatMap(fittingsOn))]

const accessories = listVehicles().flatMap(({ slug, accessories: all }) =>
  all.flatMap(({ heading }) => {
    const fitting = DRAWN.find(([words]) => words.test(heading))?.[1]
    return fitting ? [{ slug, fitting }] : []
  }),
)

const atPhone = (slug: string, fitting: string): Model => {
  const fitted = fittedOn(slug, fitting)
  if (!fitted) throw new Error(`${fitting} does not sit on ${slug}.`)
  return atDetail(LIVE_DETAIL[slug].phone, fitted.build)
}

function boxOf({ parts }: Model) {
  const [least, most] = [
    [9, 9, 9],
    [-9, -9, -9],
  ]
  for (const { mesh } of parts)
    mesh.points.forEach((v, i) => {
      least[i % 3] = Math.min(least[i % 3], v)
      most[i % 3] = Math.max(most[i % 3], v)
    })
  return { least, most }
}

test('can draw exactly the fittings that a dealer can choose', () => {
  expect(FITTINGS.toSorted()).toEqual(Object.keys(accessoryFittings).sort())
})

test('gives every drawn demo accessory a place on its vehicle', () => {
  expect(accessories.length).toBeGreaterThan(70)
  for (const { slug, fitting } of accessories)
    expect(fittedOn(slug, fitting), `${fitting} on ${slug}`).toBeDefined()
})

test.each(FITTINGS)(
  'builds %s with detail for a phone, near the machine and above the ground',
  (fitting) => {
    const slug = accessories.find((each) => each.fitting === fitting)?.slug ?? 'hornet-2-0'
    const model = atPhone(slug, fitting)
    const triangles = model.parts.reduce((sum, { mesh }) => sum + mesh.triangles.length / 3, 0)
    expect(triangles).toBeGreaterThan(300)
    expect(triangles).toBeLessThanOrEqual(12_000)
    const { least, most } = boxOf(model)
    for (const [k, reach] of [1.2, 0.75].entries()) {
      expect(least[k]).toBeGreaterThan(-reach)
      expect(most[k]).toBeLessThan(reach)
    }
    expect(least[2]).toBeGreaterThanOrEqual(0)
    expect(most[2]).toBeLessThan(1.6)
  },
)

test('builds paired accessories symmetrically', () => {
  for (const fitting of ['mirrors', 'grips', 'all-round-guard', 'floor-mat']) {
    const { least, most } = boxOf(atPhone('activa-e', fitting))
    expect(least[1], fitting).toBeCloseTo(-most[1], 3)
  }
})

test.each([
  ['touring-screen', 'cbr-150r', 'screen'],
  ['touring-screen', 'cb500x', 'screen'],
  ['visor', 'dio', 'screen'],
  ['mirrors', 'dio', 'mirrors'],
  ['grips', 'dio', 'grips'],
  ['floor-mat', 'dio', 'mat'],
])('lets %s on %s replace the standard %s', (fitting, slug, part) => {
  expect(fittedOn(slug, fitting)?.replaces).toEqual([part])
})

test.each([
  ['crash-guard', 'activa-6g'],
  ['crash-guard', 'cbr-150r'],
  ['crash-guard', 'cb1000r'],
  ['all-round-guard', 'hornet-2-0'],
  ['saree-guard', 'cbr1000rr'],
  ['saree-guard', 'cb1000r'],
  ['visor', 'cbr-150r'],
  ['touring-screen', 'hornet-2-0'],
  ['touring-screen', 'dio'],
  ['mirrors', 'cbr1000rr-r'],
  ['top-box', 'hornet-2-0'],
  ['alu-top-box', 'cbr1000rr'],
  ['floor-mat', 'cb-shine'],
  ['phone-dock', 'cb-shine'],
  ['usb-socket', 'cbr-150r'],
  ['no-such-thing', 'hornet-2-0'],
  ['helmet-beside', 'no-such-machine'],
])('offers no %s on %s', (fitting, slug) => {
  expect(fittedOn(slug, fitting)).toBeUndefined()
})

test('lists every vehicle’s fittings in its occlusion files', () => {
  for (const slug of Object.keys(MACHINES)) {
    const file = readFileSync(`machines/occlusion/${slug}.fitted.phone.bin`, 'latin1')
    const names = file.split('\n', 1)[0].split(',')
    expect(names.map((it) => it.split(' ')[0])).toEqual(fittingsOn(slug))
  }
})

test('places a helmet beside every vehicle', () => {
  for (const slug of Object.keys(MACHINES)) expect(fittedOn(slug, 'helmet-beside')).toBeDefined()
})
