import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { accessoryPriceEditSchema, priceEditSchema } from './price-fields.ts'

const rupees = 'Enter the price in whole rupees, from 1 to 99,99,999.'
const said = (schema: v.GenericSchema, sent: object) =>
  v.safeParse(schema, sent).issues?.map((it) => it.message)

describe('a model’s price', () => {
  it.each([
    [104_116, 104_116],
    ['1,04,116', 104_116],
    [' ₹ 1,04,116 ', 104_116],
    [1, 1],
    ['9999999', 9_999_999],
  ])('is accepted as %j', (price, stored) => {
    expect(v.parse(priceEditSchema, { price })).toEqual({ price: stored, variants: [] })
  })

  it.each([0, '-5', '10000000', 99.5, 'a lakh', 'x1', '1x', null])(
    'refuses %j for a model',
    (price) => {
      expect(said(priceEditSchema, { price })).toEqual([rupees])
    },
  )

  it('is required', () => {
    expect(said(priceEditSchema, { price: ' ' })).toEqual(['Please enter a valid price'])
  })

  it('accepts up to fifty variant differences, each of zero or more', () => {
    const variants = (count: number, difference: number | string) =>
      Array.from({ length: count }, (_, id) => ({ id, difference }))
    const read = v.parse(priceEditSchema, { price: 1, variants: variants(50, '0'), version: '3' })
    expect(read.variants[49]).toEqual({ id: 49, difference: 0 })
    expect(read.version).toBe(3)
    expect(said(priceEditSchema, { price: 1, variants: variants(51, 0) })).toHaveLength(1)
    expect(said(priceEditSchema, { price: 1, variants: variants(1, -1) })).toEqual([
      'Enter the extra cost in whole rupees, from 0 to 99,99,999.',
    ])
    expect(
      said(priceEditSchema, { price: 1, variants: [{ id: 1.5, difference: 0 }] }),
    ).toHaveLength(1)
    expect(said(priceEditSchema, { price: 1, version: 1.5 })).toEqual([
      'The version must be a whole number.',
    ])
  })
})

describe('an accessory’s price', () => {
  it.each([
    [1250, '1250.00'],
    ['1,250.5', '1250.50'],
    ['₹ 0.01', '0.01'],
    ['.5', '0.50'],
    ['१२५०', '1250.00'],
    ['9999999.99', '9999999.99'],
  ])('is accepted as %j for an accessory', (price, stored) => {
    expect(v.parse(accessoryPriceEditSchema, { price })).toEqual({ price: stored })
  })

  it.each(['1.234', '-1', '10000000', 'x1', '1x', '12a50', {}])(
    'refuses %j for an accessory',
    (price) => {
      expect(said(accessoryPriceEditSchema, { price })).toContain(
        'Enter the price in rupees, for example 1250 or 1250.50.',
      )
    },
  )

  it('is required for an accessory', () => {
    expect(said(accessoryPriceEditSchema, { price: '' })).toEqual([
      'Please select an accessory and enter a price!',
    ])
  })

  it.each([0, '0.00'])(
    'refuses %j because an accessory’s price must be more than zero',
    (price) => {
      expect(said(accessoryPriceEditSchema, { price })).toEqual([
        'The price must be more than zero.',
      ])
    },
  )
})
