import { readFileSync } from 'node:fs'
import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { utf16 } from './pdf-file.ts'
import { pdfFontFiles } from './pdf-font-files.ts'
import { createShaper, type Fonts, fontsFor } from './shaper.ts'
import { tablePdf } from './table-pdf.ts'

const fonts: Fonts = Object.fromEntries(
  Object.entries(pdfFontFiles).map(([name, file]) => [name, readFileSync(`public${file}`)]),
)

const head = ['Reference', 'Name', 'Message']

async function pdf(rows: string[][]) {
  const table = { title: 'Booking Report', subtitle: '₹', head, rows, empty: 'No booking data' }
  const bytes = Buffer.from(await (await tablePdf(table, fonts)).arrayBuffer())
  return { bytes, file: bytes.toString('latin1') }
}

/** Every content stream of the file, unpacked. */
function streams(bytes: Buffer): string[] {
  const found: string[] = []
  for (let at = bytes.indexOf('stream\n'); at >= 0; at = bytes.indexOf('stream\n', at + 1)) {
    if (bytes.subarray(at - 3, at).toString() === 'end') continue
    found.push(inflateSync(bytes.subarray(at + 7)).toString('latin1'))
  }
  return found
}

test('shapes a conjunct and moves its vowel before it, as readers of Hindi write it', () => {
  const shaper = createShaper(fonts)
  const [run] = shaper.word('क्षत्रिय').runs
  // kssa, i-matra, tra, ya: four glyphs for eight characters, the vowel before its conjunct.
  expect(run?.glyphs).toHaveLength(4)
  const matra = shaper.word('ति').runs[0]?.glyphs[0]?.id
  const ya = shaper.word('य').runs[0]?.glyphs[0]?.id
  expect(run?.glyphs[3]?.id).toBe(ya)
  expect(matra).not.toBe(shaper.word('त').runs[0]?.glyphs[0]?.id)
})

test('shapes Telugu, keeps the rupee sign and mixes scripts in one word', () => {
  const shaper = createShaper(fonts)
  expect(shaper.word('తెలుగు').runs[0]?.glyphs.every(({ id }) => id > 0)).toBe(true)
  const mixed = shaper.word('₹500/క్ష')
  expect(mixed.runs.map(({ font }) => font)).toEqual(['rupee', 'latin', 'telugu'])
  expect(mixed.width).toBeGreaterThan(0)
})

test('what no font holds is a question mark', () => {
  const shaper = createShaper(fonts)
  expect(shaper.word('🏍️').runs[0]?.text).toBe('?')
})

test('asks for the fonts of the scripts that occur', () => {
  expect(fontsFor('Asha')).toEqual([])
  expect(fontsFor('Asha ₹ तेल తెలుగు')).toEqual(['devanagari', 'telugu', 'rupee'])
})

test('is a landscape file whose text can be found again', async () => {
  const { bytes, file } = await pdf([['SB-1', 'क्षत्रिय', 'Rear brake, ₹2,500']])
  expect(file).toMatch(/^%PDF-1\.7/)
  expect(file).toContain('/MediaBox [0 0 841.89 595.28]')
  expect(file).toContain(`/Title <feff${utf16('Booking Report')}>`)
  const content = streams(bytes).find((stream) => stream.includes(' Tf'))
  expect(content).toContain(`/ActualText <feff${utf16('क्षत्रिय')}>`)
})

test('the offsets of its table are right', async () => {
  const { file } = await pdf([['SB-1', 'Asha', '–']])
  const start = Number(/startxref\n(\d+)/.exec(file)?.[1])
  expect(file.slice(start, start + 4)).toBe('xref')
  const offsets = [...file.slice(start).matchAll(/^(\d{10}) 00000 n/gm)].map(([, it]) => Number(it))
  offsets.forEach((at, index) => {
    expect(file.slice(at, at + 10)).toMatch(new RegExp(`^${index + 1} 0 obj`))
  })
})

test('goes over as many pages as it takes, a message longer than a page included', async () => {
  const long = 'कृपया फ़ोन करें। '.repeat(900)
  const rows = Array.from({ length: 120 }, (_, index) => [`SB-${index}`, 'Asha Example', '–'])
  const { file } = await pdf([['SB-X', 'Asha', long], ...rows])
  const pages = Number(/\/Type \/Pages .*\/Count (\d+)/.exec(file)?.[1])
  expect(pages).toBeGreaterThan(4)
  expect(pages).toBeLessThan(40)
})

test('an empty report says so', async () => {
  const { bytes, file } = await pdf([])
  expect(/\/Count (\d+)/.exec(file)?.[1]).toBe('1')
  expect(streams(bytes).some((stream) => stream.includes('/latin 9 Tf'))).toBe(true)
})
