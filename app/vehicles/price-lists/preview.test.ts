import { describe, expect, it } from 'vitest'
import type { Cell, Sheet } from '#app/sheets/sheet.ts'
import { givenRows } from './given-rows.ts'
import { previewOf } from './preview.ts'
import { readPrice } from './price-cell.ts'
import type { PriceLine } from './price-line.ts'

const line = { version: 1, isActive: true }
const lines: PriceLine[] = [
  { ...line, id: 1, variant: null, name: 'CB SHINE', detail: 'Drum', price: 78_500 },
  { ...line, id: 1, variant: 12, name: 'CB SHINE', detail: 'Disc', price: 82_900 },
  { ...line, id: 2, variant: null, name: 'HORNET 2.0', detail: 'Standard', price: 157_000 },
]
const sheet = (...rows: Cell[][]): Sheet => ({ name: 'A', rows, merged: [], uncalculated: [] })
const headings = ['Model', 'Variant', 'Ex-showroom price']
const preview = (...rows: Cell[][]) => {
  const given = givenRows('prices', [sheet(headings, ...rows)])
  if (typeof given === 'string') throw new Error(given)
  return previewOf('prices', lines, given).map((row) => [
    row.row,
    row.verdict,
    `${row.name} ${row.detail}`,
    row.problem ?? `${row.was} → ${row.now}${row.isJump ? ' !' : ''}`,
  ])
}

describe('a price in a cell', () => {
  it.each([
    [104_116, 104_116],
    [104_116.000_000_01, 104_116],
    ['1,04,116', 104_116],
    ['104,116', 104_116],
    [' ₹ 1,04,116/- ', 104_116],
    ['Rs. 104116.00', 104_116],
    ['104116,00', 104_116],
    ['１０４１１６', 104_116],
  ])('%j is read as %d', (cell, price) => expect(readPrice('prices', cell)).toBe(price))

  it.each(['', 'a lakh', '1,04,11', '10.5', '0', '1,00,00,000', '-5', '1e5', 1.5, 0, true, null])(
    '%j is none of a machine',
    (cell) => expect(readPrice('prices', cell)).toBeUndefined(),
  )

  it('has paise where an accessory has them', () => {
    expect(readPrice('accessories', '1,250.5')).toBe(1250.5)
    expect(readPrice('accessories', '0.004')).toBeUndefined()
  })
})

describe('a price list from a file', () => {
  it('is told row by row; a variant that is not named moves with its model', () => {
    expect(preview(['cb-shine', '', '80,000'], [], ['Hornet 2.0', null, 157_000])).toEqual([
      [2, 'change', 'CB SHINE Drum', '78500 → 80000'],
      [0, 'follows', 'CB SHINE Disc', '82900 → 84400'],
      [4, 'same', 'HORNET 2.0 Standard', '157000 → 157000'],
    ])
  })

  it('may name variants, the first of them being the model itself', () => {
    expect(preview(['CB SHINE', 'drum', 80_000], ['CB SHINE', 'DISC', 82_900])).toEqual([
      [2, 'change', 'CB SHINE Drum', '78500 → 80000'],
      [3, 'same', 'CB SHINE Disc', '82900 → 82900'],
    ])
  })

  it('says what looks wrong and leaves it out', () => {
    const formula = '=C2*1.05'
    expect(
      preview(
        ['CB SHINE', '', 110_000],
        ['SPLENDOR', '', 80_000],
        ['CB SHINE', 'Limited', 90_000],
        ['', '', 90_000],
        ['HORNET 2.0', '', 1],
        ['HORNET 2.0', 'Standard', 2],
        ['CB SHINE', 'Disc', formula],
      ),
    ).toEqual([
      [2, 'change', 'CB SHINE Drum', '78500 → 110000 !'],
      [0, 'follows', 'CB SHINE Disc', '82900 → 114400 !'],
      [3, 'wrong', 'SPLENDOR ', 'There is no model “SPLENDOR”.'],
      [4, 'wrong', 'CB SHINE Limited', 'CB SHINE has no variant “Limited”.'],
      [5, 'wrong', ' ', 'No model is named.'],
      [6, 'wrong', 'HORNET 2.0 Standard', 'It stands here more than once: rows 6, 7.'],
      [7, 'wrong', 'HORNET 2.0 Standard', 'It stands here more than once: rows 6, 7.'],
      [8, 'wrong', 'CB SHINE Disc', 'The price is a formula: save its value.'],
    ])
    expect(preview(['CB SHINE', 'Disc', 70_000])).toMatchObject([
      [2, 'wrong', 'CB SHINE Disc', /./],
    ])
    expect(preview(['HORNET 2.0', '', '<b>1</b>'])[0]?.[3]).toBe(
      '“<b>1</b>” is not a price: a whole number of rupees from 1 to 99,99,999.',
    )
  })

  it('may have a title, its columns in any order, and other sheets beside it', () => {
    const other = sheet(['Notes'], ['Prices of November'])
    const prices = sheet(
      ['Prices of November', null],
      [],
      ['ex showroom PRICE', 'Model'],
      [80_000, 'CB SHINE'],
    )
    expect(givenRows('prices', [other, prices])).toEqual([
      { row: 4, name: 'CB SHINE', detail: '', price: 80_000, isUncalculated: false },
    ])
  })

  it.each([
    ['no headings', [sheet(['DIO', 1])], /^No row of headings was found/],
    ['a heading missing', [sheet(['Model', 'Variant'], ['DIO', ''])], /“Ex-showroom price”/],
    ['a heading twice', [sheet(['Model', 'Price', 'Price'])], /^Two columns in row 1 have/],
    ['no rows', [sheet(headings, [], ['', null])], /headings and no price/],
    ['two lists', [sheet(headings, ['A', '', 1]), sheet(headings)], /several sheets/],
    [
      'cells merged over rows',
      [{ ...sheet(headings, ['A', '', 1]), merged: ['A2:A3'] }],
      /merged over several rows \(A2:A3\)/,
    ],
  ])('is refused with a sentence where it has %s', (_, sheets, sentence) => {
    expect(givenRows('prices', sheets)).toMatch(sentence)
  })

  it('tells a formula without a value by its cell', () => {
    const rows = givenRows('prices', [
      { ...sheet(headings, ['DIO', '', null]), uncalculated: ['C2'] },
    ])
    expect(rows).toMatchObject([{ isUncalculated: true }])
  })
})
