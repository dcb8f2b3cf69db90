import { expect, it } from 'vitest'
import { readFont } from './pdf-fonts.server.ts'
import { createShaper, type Word } from './shaper.ts'
import { columnWidths, wrap } from './table-layout.ts'

const shaper = createShaper(readFont)
const space = shaper.word(' ').width
const widthOf = (line: Word[]) =>
  line.reduce((sum, { width }) => sum + width, 0) + space * Math.max(0, line.length - 1)
const textOf = (lines: Word[][]) => lines.map((line) => line.map(({ text }) => text).join(' '))

const message =
  'The rear brake squeaks since Monday; क्षत्रिय मार्ग के पास, దయచేసి నాకు ఫోన్ చేయండి, ₹2,500 at most. '

it.each([2500, 4000, 9000, 30_000])('no line is wider than its column of %i', (width) => {
  const lines = wrap(shaper, message.repeat(4), width)
  for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(width)
  const letters = (text: string) => text.replaceAll(/\s/g, '')
  expect(letters(textOf(lines).join(''))).toBe(letters(message.repeat(4)))
})

it('a line is broken only where the next word does not fit any more', () => {
  const lines = wrap(shaper, message.repeat(4), 9000)
  lines.slice(1).forEach((line, index) => {
    const before = widthOf(lines[index] ?? [])
    expect(before + space + (line[0]?.width ?? 0)).toBeGreaterThan(9000)
  })
})

it('words that fill the column to the point still stand in one line', () => {
  const exact = widthOf([shaper.word('Rear'), shaper.word('brake')])
  expect(textOf(wrap(shaper, 'Rear brake', exact))).toEqual(['Rear brake'])
  expect(textOf(wrap(shaper, 'Rear brake', exact - 1))).toEqual(['Rear', 'brake'])
})

it('an address wider than its column is cut, between letters and never inside one', () => {
  const address = 'क्षत्रियक्षत्रिय@example.com'
  const lines = wrap(shaper, address, shaper.word('क्षत्रि').width)
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

it('a letter wider than the column stands alone rather than never', () => {
  expect(textOf(wrap(shaper, 'MW', 10))).toEqual(['M', 'W'])
})

it('lines that the visitor broke stay broken', () => {
  expect(textOf(wrap(shaper, 'Asha\r\n\r\nExample', 9000))).toEqual(['Asha', '', 'Example'])
})

it.each<[string, string[][]]>([
  ['short cells', [['SB-1', 'Asha', '–']]],
  ['long cells', [['SB-1', 'Asha Example', message.repeat(20)]]],
  ['no row', []],
])('columns of %s share the whole width', (_, rows) => {
  const widths = columnWidths(shaper, ['Reference', 'Name', 'Message'], rows, 40_000)
  expect(widths.reduce((sum, width) => sum + width, 0)).toBeCloseTo(40_000)
  expect(Math.min(...widths)).toBeGreaterThan(0)
})
