import { describe, expect, it, test } from 'vitest'
import { readPdf } from '#tests/read-pdf.ts'
import { readFontFile } from './pdf-fonts.server.ts'
import { tablePdf } from './table-pdf.server.ts'
import { createTextShaper } from './text-shaper.ts'

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

describe('the text shaper', () => {
  const shaper = createTextShaper(readFontFile)
  const glyphsOf = (word: string) =>
    shaper.word(word).runs.flatMap(({ clusters }) => clusters.flatMap(({ glyphs }) => glyphs))
  const fontsOf = (word: string) => shaper.word(word).runs.map(({ font }) => font)
  const shownOf = (word: string) =>
    shaper
      .word(word)
      .runs.flatMap(({ clusters }) => clusters.map(({ text }) => text))
      .join('')

  it('shapes a conjunct and puts the vowel sign before the conjunct, as Hindi requires', () => {
    const glyphs = glyphsOf('क्षत्रिय')
    // kssa, i-matra, tra, ya: four glyphs for eight characters, with the vowel before its conjunct.
    expect(glyphs).toHaveLength(4)
    const [matra] = glyphsOf('ति')
    expect(glyphs[3]?.id).toBe(glyphsOf('य')[0]?.id)
    expect(matra?.id).not.toBe(glyphsOf('त')[0]?.id)
  })

  it('places a mark over its letter, not beside the letter', () => {
    // Another PDF library drew the marks of these words on top of each other.
    for (const word of ['राष्ट्रीय', 'कृपया', 'శ్రీనివాస్']) {
      const glyphs = glyphsOf(word)
      expect(glyphs.every(({ id }) => id > 0)).toBe(true)
      const marks = glyphs.filter(({ advance }) => advance === 0)
      expect(marks).toHaveLength(1)
      expect(marks.every(({ x }) => x < 0)).toBe(true)
    }
  })

  it('draws a tilde for the sign of unconfirmed values, which no font has', () => {
    expect(shaper.word('≈ ₹500').text).toBe('≈ ₹500')
    expect(shaper.drawable('≈ ₹500')).toBe('~ ₹500')
  })

  it('draws the rupee sign and several scripts in one word', () => {
    expect(fontsOf('₹500/క్ష')).toEqual(['rupee', 'latin', 'telugu'])
  })

  it.each([
    ['devanagari', 'श्रीनिवास क्षत्रिय १२३४५'],
    ['bangla', 'কৃষ্ণেন্দু চক্রবর্ত্তী ১২৩৪৫'],
    ['gurmukhi', 'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ ੧੨੩੪੫'],
    ['gujarati', 'કૃષ્ણકુમાર પ્રજ્ઞા ૧૨૩૪૫'],
    ['odia', 'କୃଷ୍ଣଚନ୍ଦ୍ର ଲକ୍ଷ୍ମୀ ୧୨୩୪୫'],
    ['tamil', 'செந்தில்குமார் ஸ்ரீனிவாசன் ௧௨௩௪௫'],
    ['telugu', 'కృష్ణమూర్తి సాఫ్ట్‌వేర్ ౧౨౩౪౫'],
    ['kannada', 'ಕೃಷ್ಣಮೂರ್ತಿ ಲಕ್ಷ್ಮೀ ೧೨೩೪೫'],
    ['malayalam', 'കൃഷ്ണൻകുട്ടി ലക്ഷ്മി അവന്‍ ൧൨൩൪൫'],
    ['arabic', 'محمد علی قریشی براہِ ۱۲۳۴۵'],
  ])('draws names and numbers in %s with the script’s own glyphs', (font, text) => {
    for (const word of text.split(' ')) {
      expect([word, fontsOf(word)]).toEqual([word, [font]])
      expect([word, glyphsOf(word).filter(({ id }) => id === 0)]).toEqual([word, []])
    }
  })

  it('draws a danda, a mark or a joiner in the script of the letter before it', () => {
    expect(fontsOf('ক্ষুদ্র।')).toEqual(['bangla'])
    expect(fontsOf('సాఫ్ట్‌వేర్')).toEqual(['telugu'])
  })

  it('draws Urdu from right to left, and Latin text within Urdu from left to right', () => {
    const [line] = shaper.words('علی Activa کو')
    const drawn = line?.runs.map(({ font, clusters }) => [
      font,
      clusters
        .map(({ text }) => text)
        .join('')
        .trim(),
    ])
    expect(drawn?.filter(([, text]) => text !== '')).toEqual([
      ['arabic', 'وک'],
      ['latin', 'Activa'],
      ['arabic', 'یلع'],
    ])
  })

  it('draws the code point of a character that no font has, between spaces', () => {
    expect(shownOf('🏍️')).toBe('U+1F3CD')
    expect(shownOf('Asha😀Rao')).toBe('Asha U+1F600 Rao')
    expect(shownOf('שם')).toBe('U+05E9 U+05DD')
    expect(shownOf('Zoe\u0301 \u2066x\u2069')).toBe('Zoé x')
  })

  it('reads a font only when a text needs the font', () => {
    const read: string[] = []
    const frugal = createTextShaper((name) => {
      read.push(name)
      return readFontFile(name)
    })
    frugal.word('Asha')
    frugal.word('Ravi')
    expect(read).toEqual(['latin'])
    frugal.word('तेल')
    expect(read).toEqual(['latin', 'devanagari'])
  })
})

test('the PDF has landscape pages with searchable text', () => {
  const { title, mediaBox, pages, fonts } = pdf([['SB-1', 'क्षत्रिय', 'Rear brake, ₹2,500 తెలుగు']])
  expect(title).toBe('Booking Report')
  expect(mediaBox).toBe('0 0 841.89 595.28')
  const said = pages[0]?.join('')
  for (const words of ['क्षत्रिय', '₹2,500 తెలుగు', 'with “₹” · 1 entries', 'Page 1 of 1'])
    expect(said).toContain(words)
  expect(fonts.toSorted()).toEqual(['bold', 'devanagari', 'latin', 'rupee', 'telugu'])
})

test.each([
  ['Latin', 'Geoffrey Fiffield, the office: affluent, fluffy, a difficult fjord'],
  ['Devanagari', 'क्षत्रिय श्रीनिवास कृपया राष्ट्रीय दुकान १२३४५'],
  ['Bangla', 'কৃষ্ণেন্দু চক্রবর্ত্তী শ্রীনিবাস ১২৩৪৫।'],
  ['Gurmukhi', 'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ ਸ੍ਰੀਨਿਵਾਸ ਅੰਮ੍ਰਿਤਸਰ ੧੨੩੪੫'],
  ['Gujarati', 'કૃષ્ણકુમાર શ્રીનિવાસ પ્રજ્ઞા ક્ષત્રિય ૧૨૩૪૫'],
  ['Odia', 'କୃଷ୍ଣଚନ୍ଦ୍ର ଲକ୍ଷ୍ମୀ ଶ୍ରୀନିବାସ ଭୁବନେଶ୍ୱର ୧୨୩୪୫'],
  ['Tamil', 'செந்தில்குமார் ஸ்ரீனிவாசன் கௌசல்யா ௧௨௩௪௫'],
  ['Telugu', 'కృష్ణమూర్తి శ్రీనివాస్ సాఫ్ట్‌వేర్ ౧౨౩౪౫'],
  ['Kannada', 'ಕೃಷ್ಣಮೂರ್ತಿ ಶ್ರೀನಿವಾಸ್ ಲಕ್ಷ್ಮೀ ೧೨೩೪೫'],
  ['Malayalam', 'കൃഷ്ണൻകുട്ടി ലക്ഷ്മി അവന്‍ തിരുവനന്തപുരം ൧൨൩൪൫'],
])('a name in %s can be searched and copied as typed', (_, name) => {
  const { pages } = pdf([['SB-1', name, '–']])
  expect(pages[0]?.filter((text) => text !== ' ').join(' ')).toContain(name)
})

test('Urdu text can be searched and copied as typed, in lines from right to left', () => {
  const words = [
    'محمد علی قریشی براہِ کرم',
    '98765',
    '43210',
    'پر فون کریں',
    'Activa',
    'کے بارے میں',
  ]
  const { pages } = pdf([['SB-1', 'Asha', words.join(' ')]])
  const drawn = pages[0] ?? []
  for (const part of words) expect(drawn.some((text) => text.trim() === part)).toBe(true)
  // The text is drawn from the left, so the end of the sentence comes first.
  expect(drawn.indexOf('کے بارے میں')).toBeLessThan(drawn.indexOf('Activa'))
})

test('the PDF embeds only the fonts that the table’s texts use', () => {
  const writer = tablePdf({ ...table, subtitle: [] })
  writer.add([['SB-1', 'Asha', '–']])
  writer.finish()
  expect(readPdf(writer.take()).fonts.toSorted()).toEqual(['bold', 'latin'])
})

test('every page has the report’s title, the table heading, a page number and the total', () => {
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

test('the stream delivers full pages at once and becomes a valid PDF only at its end', () => {
  const writer = tablePdf(table)
  writer.add(many(200))
  const first = writer.take()
  expect(first.length).toBeGreaterThan(1000)
  expect(() => readPdf(first)).toThrow('not a whole PDF')
  expect(Buffer.from(first).toString('latin1')).not.toMatch(/xref|%%EOF/)
})

test('the table continues over many pages, with a message longer than a page', () => {
  const long = 'कृपया फ़ोन करें। '.repeat(900)
  const { pages } = pdf([['SB-X', 'Asha', long], ...many(120)])
  expect(pages.length).toBeGreaterThan(4)
  expect(pages.length).toBeLessThan(40)
  expect(pages.flat().filter((word) => word === 'करें।')).toHaveLength(900)
})

test('a message longer than a page continues below a heading of many lines', () => {
  const writer = tablePdf({
    ...table,
    head: ['Reference', 'Name', 'What the customer wrote '.repeat(60)],
  })
  writer.add([['SB-X', 'Asha', 'Please call. '.repeat(900)], ...many(3)])
  writer.finish()
  const { pages } = readPdf(writer.take())
  expect(pages.flat().filter((word) => word === 'Please')).toHaveLength(900)
})

test('a value longer than those measured for the column widths wraps and is not cut off', () => {
  const name = `${'Venkata'.repeat(30)}!`
  const { pages } = pdf(many(300), [['SB-X', name, '–']])
  expect(pages.at(-1)?.join('')).toContain(name)
  expect(pages.at(-1)).not.toContain(name)
})

test('an empty report says that there are no entries', () => {
  const { pages } = pdf()
  expect(pages).toHaveLength(1)
  expect(pages[0]?.join('')).toContain('No booking data')
  expect(pages[0]?.join('')).toContain('0 entries')
})

test('a picture appears unchanged above the first rows, and on no other page', () => {
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
