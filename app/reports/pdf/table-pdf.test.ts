import { describe, expect, it, test } from 'vitest'
import { readPdf } from '#tests/pdf-reader.ts'
import { readFont } from './pdf-fonts.server.ts'
import { createShaper } from './shaper.ts'
import { tablePdf } from './table-pdf.server.ts'

const table = {
  title: 'Booking Report',
  subtitle: ['from 2026-11-01', 'with “₹”'],
  head: ['Reference', 'Name', 'Message'],
  empty: 'No booking data',
}

function pdf(...parcels: string[][][]) {
  const writer = tablePdf(table)
  const parts = parcels.map((rows) => {
    writer.add(rows)
    return writer.take()
  })
  writer.finish()
  return readPdf(Buffer.concat([...parts, writer.take()]))
}

const many = (count: number) =>
  Array.from({ length: count }, (_, index) => [`SB-${index + 1000}`, 'Asha Example', '–'])

describe('the shaper', () => {
  const shaper = createShaper(readFont)

  it('shapes a conjunct and moves its vowel before it, as readers of Hindi write it', () => {
    const [run] = shaper.word('क्षत्रिय').runs
    // kssa, i-matra, tra, ya: four glyphs for eight characters, the vowel before its conjunct.
    expect(run?.glyphs).toHaveLength(4)
    const matra = shaper.word('ति').runs[0]?.glyphs[0]?.id
    const ya = shaper.word('य').runs[0]?.glyphs[0]?.id
    expect(run?.glyphs[3]?.id).toBe(ya)
    expect(matra).not.toBe(shaper.word('त').runs[0]?.glyphs[0]?.id)
  })

  it('places a mark over its letter instead of after it', () => {
    // The words on which another PDF maker laid marks over one another.
    for (const word of ['राष्ट्रीय', 'कृपया', 'శ్రీనివాస్']) {
      const glyphs = shaper.word(word).runs.flatMap((run) => run.glyphs)
      expect(glyphs.every(({ id }) => id > 0)).toBe(true)
      const marks = glyphs.filter(({ advance }) => advance === 0)
      expect(marks).toHaveLength(1)
      expect(marks.every(({ x }) => x < 0)).toBe(true)
    }
  })

  it('shapes Telugu, keeps the rupee sign and mixes scripts in one word', () => {
    expect(shaper.word('తెలుగు').runs[0]?.glyphs.every(({ id }) => id > 0)).toBe(true)
    const mixed = shaper.word('₹500/క్ష')
    expect(mixed.runs.map(({ font }) => font)).toEqual(['rupee', 'latin', 'telugu'])
    expect(mixed.width).toBeGreaterThan(0)
  })

  it('draws a question mark for what no font holds', () => {
    expect(shaper.word('🏍️').runs[0]?.text).toBe('?')
  })

  it('reads a font when a text needs it', () => {
    const read: string[] = []
    const frugal = createShaper((name) => {
      read.push(name)
      return readFont(name)
    })
    frugal.word('Asha')
    frugal.word('Ravi')
    expect(read).toEqual(['latin'])
    frugal.word('तेल')
    expect(read).toEqual(['latin', 'devanagari'])
  })
})

test('is a landscape file whose text can be found again', () => {
  const { title, mediaBox, pages, fonts } = pdf([['SB-1', 'क्षत्रिय', 'Rear brake, ₹2,500 తెలుగు']])
  expect(title).toBe('Booking Report')
  expect(mediaBox).toBe('0 0 841.89 595.28')
  const said = pages[0]?.join('')
  for (const words of ['क्षत्रिय', '₹2,500 తెలుగు', 'with “₹” · 1 entries', 'Page 1 of 1'])
    expect(said).toContain(words)
  expect(fonts.toSorted()).toEqual(['bold', 'devanagari', 'latin', 'rupee', 'telugu'])
})

test('embeds no font that it does not need', () => {
  const writer = tablePdf({ ...table, subtitle: [] })
  writer.add([['SB-1', 'Asha', '–']])
  writer.finish()
  expect(readPdf(writer.take()).fonts.toSorted()).toEqual(['bold', 'latin'])
})

test('every page has title, head, how many entries there are in all, and its number', () => {
  const { pages } = pdf(many(60), many(60))
  expect(pages.length).toBeGreaterThan(3)
  pages.forEach((words, index) => {
    const said = words.join('')
    expect(said).toContain('Booking Report')
    expect(said).toContain('120 entries')
    expect(said).toContain('Message')
    expect(said).toContain(`Page ${index + 1} of ${pages.length}`)
  })
})

test('gives away pages as they fill, and is no PDF before its end', () => {
  const writer = tablePdf(table)
  writer.add(many(200))
  const first = writer.take()
  expect(first.length).toBeGreaterThan(1000)
  expect(() => readPdf(first)).toThrow('not a whole PDF')
  expect(Buffer.from(first).toString('latin1')).not.toMatch(/xref|%%EOF/)
})

test('goes over as many pages as it takes, a message longer than a page included', () => {
  const long = 'कृपया फ़ोन करें। '.repeat(900)
  const { pages } = pdf([['SB-X', 'Asha', long], ...many(120)])
  expect(pages.length).toBeGreaterThan(4)
  expect(pages.length).toBeLessThan(40)
  expect(pages.flat().filter((word) => word === 'करें।')).toHaveLength(900)
})

test('a message longer than a page goes on under a head of many lines too', () => {
  const writer = tablePdf({
    ...table,
    head: ['Reference', 'Name', 'What the customer wrote '.repeat(60)],
  })
  writer.add([['SB-X', 'Asha', 'Please call. '.repeat(900)], ...many(3)])
  writer.finish()
  const { pages } = readPdf(writer.take())
  expect(pages.flat().filter((word) => word === 'Please')).toHaveLength(900)
})

test('a value longer than those by which the columns were measured is wrapped, not cut off', () => {
  const name = `${'Venkata'.repeat(30)}!`
  const { pages } = pdf(many(300), [['SB-X', name, '–']])
  expect(pages.at(-1)?.join('')).toContain(name)
  expect(pages.at(-1)).not.toContain(name)
})

test('an empty report says so', () => {
  const { pages } = pdf()
  expect(pages).toHaveLength(1)
  expect(pages[0]?.join('')).toContain('No booking data')
  expect(pages[0]?.join('')).toContain('0 entries')
})

test('a picture stands over the first rows, as it is, and on no other page', () => {
  const jpeg = Buffer.from('not looked at')
  const picture = { jpeg, width: 1200, height: 900, says: 'The machine' }
  const writer = tablePdf({ ...table, picture })
  writer.add(many(60))
  writer.finish()
  const bytes = Buffer.from(writer.take())
  expect(bytes.toString('latin1')).toContain('/Width 1200 /Height 900 /ColorSpace /DeviceRGB')
  expect(bytes.includes(jpeg)).toBe(true)
  const [first = [], ...others] = readPdf(bytes).pages
  expect(others.length).toBeGreaterThan(0)
  expect(first.filter((it) => it === '[picture]')).toHaveLength(1)
  expect(first.indexOf('[picture]')).toBeLessThan(first.indexOf('SB-1000'))
  expect(others.flat()).not.toContain('[picture]')
})
