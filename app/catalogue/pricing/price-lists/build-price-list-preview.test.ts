import { describe, expect, it } from 'vitest'
import { readCsv } from '#app/platform/spreadsheets/read-csv.server.ts'
import type { Sheet, SheetCell } from '#app/platform/spreadsheets/spreadsheet.ts'
import { previewFileRows } from './build-price-list-preview.ts'
import { parsePriceCell } from './parse-price-cell.ts'
import type { PriceListLine } from './price-list-line.ts'
import { readPriceListFile } from './read-price-list-file.ts'

const line = { version: 1, isActive: true, isOnSale: true }
const lines: PriceListLine[] = [
  { ...line, id: 1, variant: null, name: 'CB SHINE', detail: 'Drum', price: 78_500 },
  { ...line, id: 1, variant: 12, name: 'CB SHINE', detail: 'Disc', price: 82_900 },
  { ...line, id: 2, variant: null, name: 'HORNET 2.0', detail: 'Standard', price: 157_000 },
]
const sheet = (...rows: SheetCell[][]): Sheet => ({ name: 'A', rows, merged: [], uncalculated: [] })
const headings = ['Model', 'Variant', 'Ex-showroom price']
const preview = (...rows: SheetCell[][]) => {
  const given = readPriceListFile('prices', [sheet(headings, ...rows)])
  if (typeof given === 'string') throw new Error(given)
  return previewFileRows('prices', lines, given).map((row) => [
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
    ['? 1,04,116', 104_116],
    ['` 1,04,116/=', 104_116],
    ['1,04,116 Rs. only', 104_116],
  ])('%j is read as %d', (cell, price) => expect(parsePriceCell('prices', cell)).toBe(price))

  it.each(['', 'a lakh', '1,04,11', '10.5', '0', '1,00,00,000', '-5', '1e5', 1.5, 0, true, null])(
    'rejects %j for a model',
    (cell) => expect(parsePriceCell('prices', cell)).toBeUndefined(),
  )

  it('may have paise only for an accessory', () => {
    expect(parsePriceCell('accessories', '1,250.5')).toBe(1250.5)
    expect(parsePriceCell('accessories', '0.004')).toBeUndefined()
  })
})

/** Returns the preview of a CSV: problems by row, and the prices of valid rows. */
function previewCsv(text: string) {
  const read = readCsv(new TextEncoder().encode(text))
  const given = read.ok ? readPriceListFile('prices', read.value) : read.problem.message
  if (typeof given === 'string') throw new Error(given)
  return previewFileRows('prices', lines, given)
    .filter(({ verdict }) => verdict !== 'follows')
    .map(({ row, now, problem }) => [row, problem ?? now])
}

describe('the column “Sold new” of a price list', () => {
  const old = lines.map((it) => (it.id === 2 ? { ...it, isOnSale: false } : it))
  const read = (heading: string, ...rows: SheetCell[][]) => {
    const given = readPriceListFile('prices', [sheet([...headings, heading], ...rows)])
    if (typeof given === 'string') throw new Error(given)
    return previewFileRows('prices', old, given).map(
      ({ row, verdict, now, availability, problem }) =>
        problem === null ? [row, verdict, now, availability] : [row, problem],
    )
  }

  it.each(['Sold new', 'sold_new', 'On sale', 'For sale?'])('may be called %s', (heading) => {
    expect(read(heading, ['CB SHINE', '', 78_500, 'No'])).toEqual([
      [2, 'change', 78_500, 'service-only'],
    ])
  })

  it('changes nothing if it is absent, empty or equal to the current availability', () => {
    expect(preview(['HORNET 2.0', '', 157_000])[0]?.[1]).toBe('same')
    expect(
      read('Sold new', ['CB SHINE', '', 78_500, ''], ['HORNET 2.0', '', 157_000, 'no']),
    ).toEqual([
      [2, 'same', 78_500, null],
      [3, 'same', 157_000, null],
    ])
  })

  it('changes together with the price of the same row', () => {
    expect(read('Sold new', ['HORNET 2.0', '', 160_000, 'yes'])).toEqual([
      [2, 'change', 160_000, 'on-sale'],
    ])
  })

  it('keeps the price of a service-only model if the price cell is empty', () => {
    expect(
      read(
        'Sold new',
        ['HORNET 2.0', '', '', ''],
        ['CB SHINE', '', null, 'no'],
        ['CB SHINE', 'Disc', null, ''],
      ),
    ).toEqual([
      [2, 'same', 157_000, null],
      [3, 'change', 78_500, 'service-only'],
      [4, 'same', 82_900, null],
    ])
  })

  it('reports a model that would go on sale without a price', () => {
    expect(read('Sold new', ['HORNET 2.0', '', '', 'yes'], ['CB SHINE', '', '', 'yes'])).toEqual([
      [2, 'HORNET 2.0 is marked as sold new but has no price. Enter its price.'],
      [3, 'The price is missing.'],
    ])
  })

  it('reports an unreadable cell, a formula, and a variant that differs from its model', () => {
    expect(
      read(
        'Sold new',
        ['HORNET 2.0', '', 157_000, 'maybe'],
        ['CB SHINE', '', 78_500, '=A1'],
        ['CB SHINE', 'Disc', 82_900, 'no'],
      ),
    ).toEqual([
      [2, '“Sold new” must be “yes” or “no”, not “maybe”.'],
      [3, '“Sold new” is a formula. Replace it with its value.'],
      [
        4,
        '“Sold new” applies to the whole model. Change it in the row of CB SHINE without a variant.',
      ],
    ])
  })

  it('is refused if the heading appears twice', () => {
    expect(readPriceListFile('prices', [sheet(['Model', 'Price', 'Sold new', 'On sale'])])).toMatch(
      /^Two columns in row 1 have/,
    )
  })
})

describe('a CSV with errors', () => {
  // Normalising one of these cells takes minutes, so that the test would time out.
  it('may have cells of 200,000 combining marks', () => {
    const long = `a${'\u0301\u0316'.repeat(100_000)}`
    expect(
      previewCsv(`Model,Price,Sold new,${long}\nCB SHINE,70000,${long},\nHORNET 2.0,${long},,\n`),
    ).toEqual([
      [2, expect.stringMatching(/^“Sold new” must be “yes” or “no”/)],
      [3, expect.stringMatching(/ is not a price\. /)],
    ])
  })

  it('keeps every row if line endings are mixed', () => {
    expect(previewCsv('Model,Price,Remarks\r\nCB SHINE,70000,ok\nHORNET 2.0,150000,ok\n')).toEqual([
      [2, 70_000],
      [3, 150_000],
    ])
  })

  it('reports a row that is split by a line break inside a cell', () => {
    expect(
      previewCsv('Model,Price,Remarks\r\nCB SHINE,70\n000,ok\r\nHORNET 2.0,150000,ok\r\n'),
    ).toEqual([
      [2, expect.stringMatching(/^This row has 2 cells but there are 3 headings\. A line break/)],
      [3, expect.stringMatching(/^This row has 2 cells but there are 3 headings\. A line break/)],
      [4, 150_000],
    ])
  })

  it('reports a row that has more cells than there are headings', () => {
    expect(
      previewCsv('Model,Variant,Ex-showroom price\nHORNET 2.0,,1,57,800\nCB SHINE,,"78,600"\n'),
    ).toEqual([
      [
        2,
        'This row has 5 cells but there are 3 headings. A comma inside a cell splits it: write 115800, or "1,15,800" in quotation marks.',
      ],
      [3, 78_600],
    ])
  })

  it('reports a price that is split at its commas, if the list has columns after the price', () => {
    expect(previewCsv('Model,Price,Stock,Yard\nCB SHINE,78,600,\n')).toEqual([
      [
        2,
        'The price is split at its commas. If it is 78,600, write 78600, or "78,600" in quotation marks.',
      ],
    ])
    expect(previewCsv('Model,Price,Stock\nCB SHINE,78600,12\n')).toEqual([[2, 78_600]])
  })

  it('accepts blank cells after the last heading, and rows with fewer cells than headings', () => {
    expect(previewCsv('Model,Price,Remarks\nCB SHINE,70000\nHORNET 2.0,150000,ok,,\n')).toEqual([
      [2, 70_000],
      [3, 150_000],
    ])
  })

  it('accepts cells beyond the last heading in a workbook', () => {
    expect(preview(['HORNET 2.0', '', 157_000, 'see Ravi'])).toMatchObject([
      [2, 'same', 'HORNET 2.0 Standard', /157000/],
    ])
  })
})

describe('the headings of a price list', () => {
  it.each([
    'Ex-Showroom Price (Rs.)',
    'Ex-Showroom Price (₹)',
    'Ex-Showroom Price (?)',
    'Ex showroom price Rs',
    'Price in INR',
    'PRICE (IN RUPEES)',
  ])('%s is recognised as the heading of the price column', (heading) => {
    expect(readPriceListFile('prices', [sheet(['Model', heading], ['DIO', 70_000])])).toMatchObject(
      [{ name: 'DIO', price: 70_000 }],
    )
  })

  it('are listed in the error message if one of them is missing', () => {
    expect(readPriceListFile('prices', [sheet(['Model', 'On-road'], ['DIO', 70_000])])).toBe(
      'Row 1 has no column “Ex-showroom price”. Its headings are “Model”, “On-road”. Rename the column with the prices.',
    )
  })
})

describe('a price list from a file', () => {
  it('is previewed row by row; a variant without a row changes with its model', () => {
    expect(preview(['cb-shine', '', '80,000'], [], ['Hornet 2.0', null, 157_000])).toEqual([
      [2, 'change', 'CB SHINE Drum', '78500 → 80000'],
      [0, 'follows', 'CB SHINE Disc', '82900 → 84400'],
      [4, 'same', 'HORNET 2.0 Standard', '157000 → 157000'],
    ])
  })

  it('may have a row for each variant; the first of these rows is the model', () => {
    expect(preview(['CB SHINE', 'drum', 80_000], ['CB SHINE', 'DISC', 82_900])).toEqual([
      [2, 'change', 'CB SHINE Drum', '78500 → 80000'],
      [3, 'same', 'CB SHINE Disc', '82900 → 82900'],
    ])
  })

  it('reports problem rows and excludes them from the change', () => {
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
      [5, 'wrong', ' ', 'The model is missing.'],
      [6, 'wrong', 'HORNET 2.0 Standard', 'It is in the file more than once: rows 6, 7.'],
      [7, 'wrong', 'HORNET 2.0 Standard', 'It is in the file more than once: rows 6, 7.'],
      [8, 'wrong', 'CB SHINE Disc', 'The price is a formula. Replace it with its value.'],
    ])
    expect(preview(['CB SHINE', 'Disc', 70_000])).toMatchObject([
      [2, 'wrong', 'CB SHINE Disc', /./],
    ])
    expect(preview(['HORNET 2.0', '', '<b>1</b>'])[0]?.[3]).toBe(
      '“<b>1</b>” is not a price. Enter whole rupees from 1 to 99,99,999.',
    )
  })

  it('may have a title, columns in any order, and other sheets', () => {
    const other = sheet(['Notes'], ['Prices of November'])
    const prices = sheet(
      ['Prices of November', null],
      [],
      ['ex showroom PRICE', 'Model'],
      [80_000, 'CB SHINE'],
    )
    expect(readPriceListFile('prices', [other, prices])).toEqual([
      {
        row: 4,
        name: 'CB SHINE',
        detail: '',
        price: 80_000,
        soldNew: null,
        isUncalculated: false,
        isSoldNewUncalculated: false,
      },
    ])
  })

  it.each([
    ['no headings', [sheet(['DIO', 1])], /^No column headings were found/],
    ['a heading missing', [sheet(['Model', 'Variant'], ['DIO', ''])], /“Ex-showroom price”/],
    ['a heading twice', [sheet(['Model', 'Price', 'Price'])], /^Two columns in row 1 have/],
    ['no rows', [sheet(headings, [], ['', null])], /headings but no prices/],
    ['two lists', [sheet(headings, ['A', '', 1]), sheet(headings)], /several sheets/],
    [
      'cells merged over rows',
      [{ ...sheet(headings, ['A', '', 1]), merged: ['A2:A3'] }],
      /merged over several rows \(A2:A3\)/,
    ],
  ])('is refused with a message if the file has %s', (_, sheets, sentence) => {
    expect(readPriceListFile('prices', sheets)).toMatch(sentence)
  })

  it('reports the row of a formula that has no stored value', () => {
    const rows = readPriceListFile('prices', [
      { ...sheet(headings, ['DIO', '', null]), uncalculated: ['C2'] },
    ])
    expect(rows).toMatchObject([{ isUncalculated: true }])
  })
})
