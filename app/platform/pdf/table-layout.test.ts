import { expect, it } from 'vitest'
import { readFontFile } from './pdf-fonts.server.ts'
import { columnWidths, wrapColumnLabel, wrapText } from './table-layout.ts'
import { createTextShaper, type ShapedWord } from './text-shaper.ts'

const shaper = createTextShaper(readFontFile)
const space = shaper.word(' ').width
const widthOf = (line: ShapedWord[]) =>
  line.reduce((sum, { width }) => sum + width, 0) + space * Math.max(0, line.length - 1)
const textOf = (lines: ShapedWord[][]) =>
  lines.map((line) => line.map(({ text }) => text).join(' '))

const message =
  'The rear brake squeaks since Monday; क्षत्रिय मार्ग के पास, దయచేసి నాకు ఫోన్ చేయండి, ₹2,500 at most. '

it.each([2500, 4000, 9000, 30_000])('no line is wider than a column of %i', (width) => {
  const lines = wrapText(shaper, message.repeat(4), width)
  for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(width)
  const letters = (text: string) => text.replaceAll(/\s/g, '')
  expect(letters(textOf(lines).join(''))).toBe(letters(message.repeat(4)))
})

it('a line ends only before a word that no longer fits', () => {
  const lines = wrapText(shaper, message.repeat(4), 9000)
  lines.slice(1).forEach((line, index) => {
    const before = widthOf(lines[index] ?? [])
    expect(before + space + (line[0]?.width ?? 0)).toBeGreaterThan(9000)
  })
})

it('words that fill the column exactly are one line', () => {
  const exact = widthOf([shaper.word('Rear'), shaper.word('brake')])
  expect(textOf(wrapText(shaper, 'Rear brake', exact))).toEqual(['Rear brake'])
  expect(textOf(wrapText(shaper, 'Rear brake', exact - 1))).toEqual(['Rear', 'brake'])
})

it('an address wider than its column is split between letters, never inside a letter', () => {
  const address = 'क्षत्रियक्षत्रिय@example.com'
  const lines = wrapText(shaper, address, shaper.word('क्षत्रि').width)
  expect(lines.length).toBeGreaterThan(2)
  expect(textOf(lines).join('')).toBe(address)
  const letters = new Set(
    [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(address)].map(
      (it) => it.index,
    ),
  )
  let at = 0
  for (const line of textOf(lines)) {
    expect(letters.has(at)).toBe(true)
    at += line.length
  }
})

it('a letter wider than the column gets its own line', () => {
  expect(textOf(wrapText(shaper, 'MW', 10))).toEqual(['M', 'W'])
})

it('line breaks that the visitor typed are kept', () => {
  expect(textOf(wrapText(shaper, 'Asha\r\n\r\nExample', 9000))).toEqual(['Asha', '', 'Example'])
  expect(textOf(wrapText(shaper, 'Asha\nExample', 9000))).toEqual(['Asha', 'Example'])
})

it.each<[string, string[][]]>([
  ['short cells', [['SB-1', 'Asha', '–']]],
  ['long cells', [['SB-1', 'Asha Example', message.repeat(20)]]],
  ['no row', []],
])('the columns of %s fill the whole width', (_, rows) => {
  const widths = columnWidths(shaper, ['Reference', 'Name', 'Message'], rows, 40_000)
  expect(widths.reduce((sum, width) => sum + width, 0)).toBeCloseTo(40_000)
  expect(Math.min(...widths)).toBeGreaterThan(0)
})

it('a heading wraps only between words, and only if it does not fit', () => {
  const label = 'Registration number of'
  const [first, second] = shaper.words(label, 'bold').map(({ width }) => width)
  const both = (first ?? 0) + space + (second ?? 0)
  const lines = (width: number) => textOf(wrapColumnLabel(shaper, label, width))
  expect(lines(2 * both)).toEqual([label])
  expect(lines(both - 1)).toEqual(['Registration', 'number of'])
  expect(lines(10)).toEqual(['Registration', 'number', 'of'])
})

/** Width of a text in one line, with a space after each word. */
const inOneLine = (text: string) =>
  shaper.words(text).reduce((sum, { width }) => sum + width + space, 0)
const total = 40_000
const sums = (widths: number[]) => widths.reduce((sum, width) => sum + width, 0)

it('if all texts fit, columns share the width in proportion to the length of their texts', () => {
  const long = 'The rear brake squeaks since Monday'
  const room = 4 * inOneLine(long)
  const natural = [inOneLine(long), ...Array(4).fill(inOneLine('no'))]
  const widths = columnWidths(
    shaper,
    ['A', 'B', 'C', 'D', 'E'],
    [[long, ...Array(4).fill('no')]],
    room,
  )
  for (const [column, width] of widths.entries())
    expect(width).toBeCloseTo(((natural[column] ?? 0) / sums(natural)) * room)
})

it('if width is short, no word is split, and columns with long texts share the rest', () => {
  const row = ['SB-1', 'Asha', message.repeat(5), ...Array(5).fill(message.repeat(20))]
  const widths = columnWidths(shaper, Array(8).fill('A'), [row], total)
  for (const [column, cell] of row.entries())
    expect(textOf(wrapText(shaper, cell, widths[column] ?? 0)).join(' ')).toBe(cell.trim())
  const [reference = 0, , ...texts] = widths
  for (const width of texts) expect(width).toBeCloseTo(texts[0] ?? 0)
  expect(texts[0]).toBeGreaterThan(reference)
  expect(sums(widths)).toBeCloseTo(total)
})

it('a very long word takes at most a quarter of the width', () => {
  const row = [`${'asha'.repeat(30)}@example.com`, 'SB-1', ...Array(6).fill(message.repeat(20))]
  const [address = 0, reference = 0] = columnWidths(shaper, Array(8).fill('A'), [row], total)
  expect(address).toBeLessThan(total / 4)
  expect(address).toBeGreaterThan(total / 8)
  expect(reference).toBeLessThan(total / 8)
})

it('all columns shrink alike if even their longest words do not fit', () => {
  const address = `${'asha'.repeat(30)}@example.com`
  const row = ['SB-1', ...Array(12).fill(address)]
  const widths = columnWidths(shaper, Array(13).fill('A'), [row], total)
  const [reference = 0, ...addresses] = widths
  for (const width of addresses) expect(width).toBeCloseTo(addresses[0] ?? 0)
  const needed = shaper.word('SB-1').width
  expect(reference / (addresses[0] ?? 0)).toBeCloseTo(needed / (total / 8))
  expect(sums(widths)).toBeCloseTo(total)
})

it('a column is as wide as the longest word of its heading', () => {
  const [wide = 0, narrow = 0] = columnWidths(shaper, ['Registration no', 'A'], [], total)
  const of = (word: string) => shaper.word(word, 'bold').width
  expect(wide / narrow).toBeCloseTo(of('Registration') / of('A'))
})
