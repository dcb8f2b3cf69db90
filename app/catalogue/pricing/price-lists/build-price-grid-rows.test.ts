import { describe, expect, it } from 'vitest'
import {
  buildPriceGridRows,
  collectPriceEdits,
  isSamePriceGridRow,
  pastePrices,
} from './build-price-grid-rows.ts'
import { type PriceListLine, priceListLineKey } from './price-list-line.ts'

const line = { version: 3, isActive: true, isOnSale: true }
const lines: PriceListLine[] = [
  { ...line, id: 1, variant: null, name: 'CB SHINE', detail: 'Drum', price: 78_500 },
  { ...line, id: 1, variant: 12, name: 'CB SHINE', detail: 'Disc', price: 82_900 },
  { ...line, id: 2, variant: null, name: 'HORNET 2.0', detail: '', price: 157_000 },
]
const rowsOf = (typed: Record<string, string>) =>
  buildPriceGridRows('prices', lines, new Map(Object.entries(typed)))

describe('the table of all prices', () => {
  it('changes a variant’s price with its model’s, unless the user typed a price for the variant', () => {
    const rows = rowsOf({ 1: '80,000' })
    expect(rows.map(({ text, isChanged, isTyped }) => [text, isChanged, isTyped])).toEqual([
      ['80,000', true, true],
      ['84,400', true, false],
      ['1,57,000', false, false],
    ])
    expect(collectPriceEdits(rows)).toEqual([{ id: 1, variant: null, version: 3, price: 80_000 }])
    expect(collectPriceEdits(rowsOf({ 1: '80,000', '1-12': '82,900' }))).toEqual([
      { id: 1, variant: null, version: 3, price: 80_000 },
      { id: 1, variant: 12, version: 3, price: 82_900 },
    ])
  })

  it('renders only the rows whose price changes after typing', () => {
    const before = rowsOf({})
    const redrawn = (typed: Record<string, string>) =>
      rowsOf(typed).flatMap((row, index) => {
        const was = before[index]
        return was && isSamePriceGridRow(was, row) ? [] : [row.key]
      })
    expect(redrawn({})).toEqual([])
    expect(redrawn({ 1: '80,000' })).toEqual(['1', '1-12'])
    expect(redrawn({ 2: '1,57,000' })).toEqual(['2'])
    expect(redrawn({ 1: 'x' })).toEqual(['1'])
  })

  it('marks price jumps, invalid prices and variants that cost less than their model', () => {
    const rows = rowsOf({ 1: '83,000', '1-12': '82900', 2: '1,57,00' })
    expect(rows.map(({ flaw, isJump }) => [flaw, isJump])).toEqual([
      [undefined, false],
      ['below-model', false],
      ['no-price', false],
    ])
    expect(rowsOf({ 2: '2,00,000' })[2]).toMatchObject({ isJump: true, percent: 27 })
  })

  it('sends only typed prices that differ from the current price', () => {
    expect(collectPriceEdits(rowsOf({ 1: '₹ 78,500', 2: '157000' }))).toEqual([])
  })

  it('changes the availability with and without a new price', () => {
    expect(collectPriceEdits(rowsOf({ 'sold-new-2': 'no' }))).toEqual([
      { id: 2, variant: null, version: 3, availability: 'service-only' },
    ])
    expect(collectPriceEdits(rowsOf({ 'sold-new-1': 'no', 1: '80,000' }))).toEqual([
      { id: 1, variant: null, version: 3, price: 80_000, availability: 'service-only' },
    ])
    expect(rowsOf({ 'sold-new-1': 'no' }).map((it) => [it.isOnSale, it.isChanged])).toEqual([
      [false, false],
      [false, false],
      [true, false],
    ])
  })

  it('requires a price only for a model that is or will be on sale', () => {
    const [hornet] = lines.slice(2)
    if (!hornet) throw new Error('There is no third line')
    const unpriced = { ...hornet, isOnSale: false, price: 0 }
    const flawOf = (line: PriceListLine, typed: Record<string, string>) => {
      const [row] = buildPriceGridRows('prices', [line], new Map(Object.entries(typed)))
      return [row?.text, row?.flaw]
    }
    expect(flawOf(unpriced, {})).toEqual(['', undefined])
    expect(flawOf(unpriced, { 'sold-new-2': 'yes' })).toEqual(['', 'no-price'])
    expect(flawOf(unpriced, { 'sold-new-2': 'yes', 2: '1,60,000' })).toEqual([
      '1,60,000',
      undefined,
    ])
    expect(flawOf({ ...hornet, isOnSale: false }, { 2: '' })).toEqual(['', undefined])
    expect(flawOf(hornet, { 2: '' })).toEqual(['', 'no-price'])
    expect(flawOf(hornet, { 2: '', 'sold-new-2': 'no' })).toEqual(['', undefined])
  })

  it('fills a column from pasted spreadsheet cells and skips blank cells', () => {
    const keys = lines.map(priceListLineKey)
    const pasted = pastePrices(new Map(), keys, { at: '1', text: 'CB\t80000\r\n\r\n1,60,000\r\n9' })
    expect([...pasted]).toEqual([
      ['1', '80000'],
      ['2', '1,60,000'],
    ])
  })
})
