import { describe, expect, it } from 'vitest'
import {
  brochurePath,
  comparePath,
  modelDetailPath,
  modelKeyFromLink,
  modelNameFromPath,
  testRidePath,
  turntablePath,
} from './model-paths.ts'
import { redirectFormerName } from './redirect-former-name.server.ts'
import { normalizedVehicleName, toBikeName } from './vehicle.ts'

it('builds the addresses of a model from its name without spaces', () => {
  const hornet = { bikeName: toBikeName('HORNET 2.0 R') }
  expect([modelDetailPath(hornet), turntablePath(hornet), brochurePath(hornet)]).toEqual([
    '/view-details/HORNET2.0R',
    '/angle-view/HORNET2.0R',
    '/brochures/HORNET2.0R.pdf',
  ])
  expect(normalizedVehicleName(' Hornet 2.0\tR')).toBe('hornet2.0r')
})

it('testRidePath contains the model, and a chosen variant and colour', () => {
  expect(testRidePath('DIO')).toBe('/text-ride-booking?model=DIO')
  expect(testRidePath('DIO', { variant: 'Deluxe & Co' })).toBe(
    '/text-ride-booking?model=DIO&variant=Deluxe+%26+Co',
  )
  expect(testRidePath('DIO', { variant: 'Standard', colour: 'sports-red' })).toBe(
    '/text-ride-booking?model=DIO&variant=Standard&colour=sports-red',
  )
  expect(testRidePath('DIO', { colour: 'sports-red' })).toBe(
    '/text-ride-booking?model=DIO&colour=sports-red',
  )
  expect(testRidePath('DIO', { shown: 'sports-red' })).toBe(
    '/text-ride-booking?model=DIO&shown=sports-red',
  )
})

it('comparePath contains the models in their order', () => {
  expect(comparePath(['DIO', 'QC1'])).toBe('/compare?model=DIO&model=QC1')
})

it.each([
  ['/view-details/HORNET2.0', 'hornet2.0'],
  ['/view-details/Hornet%202.0?tab=colours#top', 'hornet2.0'],
  ['/view-details/100%', '100%'],
  ['/angle-view/DIO', 'dio'],
  ['/text-ride-booking?model=CB+SHINE', 'cbshine'],
  ['/motorcycle?use=sport&model=UNICORN', 'unicorn'],
  ['/motorcycle', undefined],
  ['/view-details', undefined],
  ['/dealers/1', undefined],
  ['/offers?model=', undefined],
])('modelKeyFromLink reads %s as the model %s', (href, key) => {
  expect(modelKeyFromLink(href)).toBe(key)
})

describe('a name beyond ASCII', () => {
  const model = { bikeName: toBikeName('🏍 Zest/2 ज़ेस्ट') }

  it('encodes the name in every address of the model', () => {
    const paths = [modelDetailPath(model), turntablePath(model), brochurePath(model)]
    for (const path of paths) expect(new URL(path, 'http://shop.test').pathname).toBe(path)
    expect(modelNameFromPath(modelDetailPath(model))).toBe(model.bikeName)
    expect(modelKeyFromLink(modelDetailPath(model))).toBe(normalizedVehicleName(model.bikeName))
  })

  it('encodes the name in the redirect from its former address', () => {
    const moved = redirectFormerName('DIO', { name: '🏍 Zest' }, modelDetailPath, '?tab=colours')
    expect(moved?.headers.get('location')).toBe('/view-details/%F0%9F%8F%8DZest?tab=colours')
  })
})
