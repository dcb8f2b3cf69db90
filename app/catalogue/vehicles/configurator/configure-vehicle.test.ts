import { describe, expect, it } from 'vitest'
import { applyConfigurationChange } from './apply-configuration-change.ts'
import type { ConfigurationOptions } from './configuration-options.ts'
import { configureVehicle, queryOfConfiguration } from './configure-vehicle.ts'
import {
  type ConfigurationQuery,
  configurationPath,
  parseConfigurationQuery,
} from './vehicle-configuration.ts'

const offer: ConfigurationOptions = {
  ...{ bikeName: 'HORNET2.0', name: 'HORNET 2.0', price: 145_000, priceIsApproximate: true },
  variants: [
    { name: 'Standard', price: 145_000 },
    { name: 'Repsol Edition', price: 147_000 },
  ],
  colours: [
    { name: 'Igneous Black', slug: 'igneous-black', variant: null },
    { name: 'Axis Grey', slug: 'axis-grey', variant: null },
    { name: 'Repsol', slug: 'repsol', variant: 'Repsol Edition' },
  ],
  parts: [
    { partNo: 'SR-1', heading: 'Crash guard', price: '1410.10', fitting: 'crash-guard' },
    { partNo: 'SR-2', heading: 'Frame slider pair', price: '890.20', fitting: 'sliders' },
    { partNo: 'SR-3', heading: 'Visor', price: '490.00', fitting: 'visor' },
    { partNo: 'SR-4', heading: 'Body cover', price: '650.00' },
    { partNo: 'SR-5', heading: 'Full-face helmet', price: '1890.00' },
  ],
  loan: { ratePercent: 12, months: 36, checkedOn: '2026-11-01' },
}

const asked = (query: string) => parseConfigurationQuery(new URLSearchParams(query))
const configured = (query: string, of: ConfigurationOptions = offer) =>
  configureVehicle(of, asked(query))

function shown(query: string) {
  const { configuration, told } = configured(query)
  const { variant, colour, parts } = configuration
  return [variant, colour?.slug, parts.map((it) => it.partNo).join(), ...told.map((it) => it.is)]
}

it.each([
  ['', ['Standard', 'igneous-black', '']],
  ['variant=repsol edition', ['Repsol Edition', 'repsol', '']],
  ['variant=Repsol Edition&colour=axis-grey', ['Repsol Edition', 'axis-grey', '']],
  ['colour=AXIS-grey', ['Standard', 'axis-grey', '']],
  ['colour=Axis Grey', ['Standard', 'axis-grey', '']],
  ['colour=repsol', ['Repsol Edition', 'repsol', '']],
  ['variant=Standard&colour=repsol', ['Repsol Edition', 'repsol', '', 'other-variant']],
  ['variant=Old', ['Standard', 'igneous-black', '', 'no-variant']],
  ['colour=pink', ['Standard', 'igneous-black', '', 'no-colour']],
  ['variant=Old&colour=pink', ['Standard', 'igneous-black', '', 'no-variant', 'no-colour']],
  ['fit=sr-4,SR-1', ['Standard', 'igneous-black', 'SR-1,SR-4']],
  ['fit=SR-4&fit=SR-1,SR-1', ['Standard', 'igneous-black', 'SR-1,SR-4']],
  ['fit=SR-1,SR-9', ['Standard', 'igneous-black', 'SR-1', 'no-part']],
  ['fit=SR-1,SR-2', ['Standard', 'igneous-black', 'SR-2', 'took-place']],
  ['fit=SR-2,SR-1', ['Standard', 'igneous-black', 'SR-1', 'took-place']],
  // Accessories without a fitting exclude no other.
  ['fit=SR-4,SR-5', ['Standard', 'igneous-black', 'SR-4,SR-5']],
])('configures “%s” as %j', (query, expected) => {
  expect(shown(query)).toEqual(expected)
})

it.each([
  // An edition comes in its own colour. A colour that it lacks is dropped, with a message.
  ['colour=axis-grey', 'variant=Repsol Edition&colour=axis-grey', ['Repsol Edition', 'repsol']],
  [
    'colour=repsol',
    'variant=Standard&colour=repsol',
    ['Standard', 'igneous-black', 'other-colour'],
  ],
  ['colour=repsol', 'variant=Repsol Edition&colour=axis-grey', ['Repsol Edition', 'axis-grey']],
  ['fit=SR-2', 'fit=SR-1,SR-2', ['Standard', 'igneous-black']],
])('a configuration of “%s” that is changed to “%s” becomes %j', (before, now, expected) => {
  const { asked: next, told } = applyConfigurationChange(
    offer,
    queryOfConfiguration(configured(before).configuration),
    asked(now),
  )
  const { variant, colour } = configureVehicle(offer, next).configuration
  expect([variant, colour?.slug, ...told.map((it) => it.is)]).toEqual(expected)
})

describe('total', () => {
  it('is exact to the paisa for variant and accessories, and is shown with an instalment', () => {
    const { configuration } = configured('variant=Repsol+Edition&fit=SR-1,SR-3')
    expect(configuration).toMatchObject({ price: 147_000, total: 148_900.1, monthly: 4946 })
  })

  it('does not exist for a model without a price', () => {
    const unknown = { ...offer, price: 0, variants: [{ name: 'Standard', price: 0 }] }
    expect(configured('fit=SR-1', unknown).configuration).toMatchObject({
      ...{ total: 0, monthly: undefined },
      parts: [{ partNo: 'SR-1' }],
    })
  })

  it('has no instalment if the dealer has no loan terms', () => {
    expect(configured('', { ...offer, loan: null }).configuration.monthly).toBeUndefined()
  })
})

it('restores a configuration from the address of that configuration', () => {
  const { configuration } = configured('colour=repsol&fit=SR-2,SR-1,SR-4')
  const path = configurationPath('HORNET2.0', queryOfConfiguration(configuration))
  expect(path).toBe('/angle-view/HORNET2.0?variant=Repsol+Edition&colour=repsol&fit=SR-1,SR-4')
  const again = configured(new URL(path, 'http://house').search)
  expect(again).toEqual({ configuration, told: [] })
})

it('limits the number and length of accessories in an address', () => {
  const many = Array.from({ length: 500 }, (_, index) => `P-${index}`).join()
  expect(asked(`fit=${many}`).fit).toHaveLength(20)
  const odd: ConfigurationQuery = asked(
    `fit=,,%20,${'x'.repeat(90)},__proto__&variant=constructor&colour=%00`,
  )
  expect(odd.fit).toEqual(['__proto__'])
  expect(configureVehicle(offer, odd).configuration.parts).toEqual([])
})
