import { expect, it } from 'vitest'
import { fail } from '#app/platform/result/result.ts'
import { sampleWorkbook } from '#tests/sample-workbook.ts'
import { readCsv } from './read-csv.server.ts'
import { readXlsx } from './read-xlsx.server.ts'
import { spreadsheetReader } from './spreadsheet-reader.server.ts'

const reader = spreadsheetReader()
const rowsOf = (text: string | Uint8Array<ArrayBuffer>) => {
  const read = readCsv(typeof text === 'string' ? new TextEncoder().encode(text) : text)
  return read.ok ? read.value.map(({ rows }) => rows) : read.problem.message
}

it.each([
  ['commas', 'Model,Price\nDIO,"1,04,116"\n'],
  ['semicolons', 'Model;Price\r\nDIO;1,04,116\r\n'],
  ['tabs, and a mark of its order', '\uFEFFModel\tPrice\nDIO\t1,04,116'],
  ['UTF-16 as Excel saves Unicode text', utf16('\uFEFFModel\tPrice\r\nDIO\t1,04,116\r\n')],
])('reads a list with %s', (_, text) => {
  expect(rowsOf(text)).toEqual([
    [
      ['Model', 'Price'],
      ['DIO', '1,04,116'],
    ],
  ])
})

it('returns the file’s row numbers despite blank rows and a separator declaration', () => {
  expect(rowsOf('sep=;\n\nModel;Price\n;\nDIO;1')).toEqual([
    [[''], [''], ['Model', 'Price'], ['', ''], ['DIO', '1']],
  ])
})

it('reads all sheets and formula results, and reports unreadable cells', async () => {
  const file = await sampleWorkbook(
    {
      Prices:
        '<row r="2"><c r="A2" t="inlineStr"><is><t>DIO</t></is></c><c r="B2"><v>104116</v></c></row>' +
        '<row r="3"><c r="A3"><f>B2*2</f><v>208232</v></c><c r="B3"><f>B2*3</f></c></row>',
      'Notes &amp; more': '<row r="1"><c r="A1"><v>1</v></c></row>',
    },
    '<mergeCells count="2"><mergeCell ref="A1:B1"/><mergeCell ref="A2:A3"/></mergeCells>',
  )
  const read = await readXlsx(await file.bytes())
  expect(read).toEqual({
    ok: true,
    value: [
      {
        name: 'Prices',
        rows: [
          [null, null],
          ['DIO', 104116],
          [208232, null],
        ],
        merged: ['A2:A3'],
        uncalculated: ['B3'],
      },
      { name: 'Notes & more', rows: [[1]], merged: ['A2:A3'], uncalculated: [] },
    ],
  })
})

it('reads rows and cells without an address, as Excel does', async () => {
  const text = (said: string) => `<c t="inlineStr"><is><t>${said}</t></is></c>`
  const file = await sampleWorkbook({
    Prices:
      `<row>${text('Model')}${text('Variant')}${text('Price')}</row>` +
      `<row r="4"><c r="A4" t="inlineStr"><is><t>DIO</t></is></c><c r="C4"><v>70000</v></c></row>` +
      `<row spans="1:3">${text('CB SHINE')}<c/><c><f>C4*2</f></c><c><v>1</v></c></row>`,
  })
  expect(await readXlsx(await file.bytes())).toEqual({
    ok: true,
    value: [
      {
        name: 'Prices',
        rows: [
          ['Model', 'Variant', 'Price', null],
          [null, null, null, null],
          [null, null, null, null],
          ['DIO', null, 70_000, null],
          ['CB SHINE', null, null, 1],
        ],
        merged: [],
        uncalculated: ['C5'],
      },
    ],
  })
})

it('reads a file with mixed line ends and reports the mixture', () => {
  const read = readCsv(
    new TextEncoder().encode('Model,Price\r\nDIO,70000\nCB SHINE,"80\n000"\rUNICORN,1\n'),
  )
  expect(read).toMatchObject({
    value: [
      {
        rows: [
          ['Model', 'Price'],
          ['DIO', '70000'],
          ['CB SHINE', '80\n000'],
          ['UNICORN', '1'],
        ],
        csv: { separator: ',', hasMixedLineEnds: true },
      },
    ],
  })
  expect(readCsv(new TextEncoder().encode('Model,Price\r\nDIO,"70\n000"\r\n'))).toMatchObject({
    value: [{ csv: { hasMixedLineEnds: false } }],
  })
})

it('reads a quoted cell after a space', () => {
  expect(rowsOf('Model, Price\nDIO, "1,04,116"\n')).toEqual([
    [
      ['Model', 'Price'],
      ['DIO', '1,04,116'],
    ],
  ])
})

it('reads a workbook in which a cell contains an error', async () => {
  const file = await sampleWorkbook({
    Prices: '<row r="1"><c r="A1" t="e"><v>#N/A</v></c><c r="B1"><v>5</v></c></row>',
  })
  expect(await readXlsx(await file.bytes())).toMatchObject({ value: [{ name: 'Prices' }] })
})

it('reads CSV and XLSX in a separate process with limits', async () => {
  const file = await sampleWorkbook({ Prices: '<row r="1"><c r="A1"><v>1</v></c></row>' })
  expect(await reader.read(file)).toMatchObject({ value: [{ name: 'Prices', rows: [[1]] }] })
  expect(await reader.read(new Blob(['DIO,1']))).toMatchObject({
    value: [{ rows: [['DIO', '1']] }],
  })
  const late = spreadsheetReader({ patience: 1 })
  expect(await late.read(file)).toEqual(fail('invalid', expect.stringMatching(/could not be read/)))
})

it.each([
  ['nothing', '', 'This file is empty.'],
  ['an old workbook', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1, 2]), /old Excel file/],
  ['6 MB', 'x'.repeat(6 * 1024 * 1024), /larger than 5 MB/],
])('explains the refusal of %s', async (_, bytes, sentence) => {
  expect(await reader.read(new Blob([bytes]))).toEqual(
    fail('invalid', typeof sentence === 'string' ? sentence : expect.stringMatching(sentence)),
  )
})

it('refuses, before unpacking, a workbook that would unpack to a hundred times its size', async () => {
  const bomb = await sampleWorkbook({ Prices: ' '.repeat(30 * 1024 * 1024) })
  expect(bomb.size).toBeLessThan(100_000)
  expect(await readXlsx(await bomb.bytes())).toEqual(
    fail('invalid', expect.stringMatching(/too much data/)),
  )
})

it('refuses a file that is not a list, with a message', async () => {
  expect(rowsOf('Model,Price\n"DIO,1\n')).toMatch(/^The quotation marks in row \d do not match/)
  expect(rowsOf(new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0, 0]))).toMatch(/not an .xlsx/)
  expect(await readXlsx(new Uint8Array([0x50, 0x4b, 3, 4, 1, 2]))).toEqual(
    fail('invalid', expect.stringMatching(/could not be read/)),
  )
})

function utf16(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(text, 'utf16le'))
}
