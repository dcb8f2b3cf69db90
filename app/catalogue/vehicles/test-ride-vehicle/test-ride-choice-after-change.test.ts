import { expect, it } from 'vitest'
import type { TestRideColour, TestRideModel } from './test-ride-choice.ts'
import { testRideFormUrl } from './test-ride-choice-after-change.ts'

const picture = { base: '/pictures/1', version: 'v1', width: 4, height: 3, widths: [4] }
const grey: TestRideColour = { name: 'Axis Grey', slug: 'axis-grey', picture }
const hornet: TestRideModel = {
  ...{ name: 'HORNET 2.0', bikeName: 'HORNET2.0', variant: 'Standard' },
  ...{ price: 145_000, priceIsApproximate: false, picture, colours: [grey] },
}
const dio: TestRideModel = { ...hornet, name: 'DIO', bikeName: 'DIO', colours: [] }

it.each([
  ['another paint', '?model=HORNET2.0', hornet, 'model=HORNET2.0&shown=axis-grey'],
  [
    'another paint after one',
    '?model=HORNET2.0&shown=x',
    hornet,
    'model=HORNET2.0&shown=axis-grey',
  ],
  [
    'another paint of a machine that was put together',
    '?model=HORNET2.0&colour=blue&fit=A,B',
    hornet,
    'model=HORNET2.0&variant=Standard&colour=axis-grey&fit=A,B',
  ],
  [
    'another model',
    '?model=DIO&variant=Standard&colour=blue&fit=A',
    dio,
    'model=HORNET2.0&shown=axis-grey',
  ],
])(
  'keeps a configuration in the address, and otherwise adds only the shown paint: %s',
  (_, search, before, query) => {
    const address = testRideFormUrl(
      { ride: hornet, colour: grey },
      { ride: before, colour: undefined },
      search,
    )
    expect(address).toBe(`/text-ride-booking?${query}`)
  },
)
