import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { identifierKey, normalizeIdentifier, normalizeSearchText } from './normalize-identifier.ts'

describe('an identifier', () => {
  it.each([
    ['zero width space', '98\u200b765', '98765'],
    ['joiners', 'TS\u200d09\u200c', 'TS09'],
    ['byte order mark', '\ufeffadmin', 'admin'],
    ['soft hyphen', 'ad\u00admin', 'admin'],
    ['word joiner', 'ad\u2060min', 'admin'],
    ['bidirectional marks', '\u202a+91 98765 43210\u202c\u200e', '+91 98765 43210'],
    ['variation selector', '9\ufe0f', '9'],
    ['control characters', 'ad\u0000min\u009f', 'admin'],
    ['hyphens', '1\u20102\u20113\u20124\u20135\u20146\u20157\u22128', '1-2-3-4-5-6-7-8'],
    ['full-width forms', '＋９１－９８＠ａｂ．ｃｏｍ', '+91-98@ab.com'],
    ['other spaces', '98765\u00a043210\u2009 \u3000x', '98765 43210 x'],
    ['smart quotes', 'd’souza ‘x’ “y”', "d'souza 'x' \"y\""],
    ['Arabic separators', '١٬٢٣٤٫٥', '1,234.5'],
    ['line breaks', ' a\r\nb\u2028c ', 'a b c'],
  ])('loses its %s', (_, typed, folded) => expect(normalizeIdentifier(typed)).toBe(folded))

  it.each([
    ['Devanagari', '०१२३४५६७८९'],
    ['Bengali', '০১২৩৪৫৬৭৮৯'],
    ['Gurmukhi', '੦੧੨੩੪੫੬੭੮੯'],
    ['Gujarati', '૦૧૨૩૪૫૬૭૮૯'],
    ['Odia', '୦୧୨୩୪୫୬୭୮୯'],
    ['Tamil', '௦௧௨௩௪௫௬௭௮௯'],
    ['Telugu', '౦౧౨౩౪౫౬౭౮౯'],
    ['Kannada', '೦೧೨೩೪೫೬೭೮೯'],
    ['Malayalam', '൦൧൨൩൪൫൬൭൮൯'],
    ['Arabic-Indic', '٠١٢٣٤٥٦٧٨٩'],
    ['Urdu', '۰۱۲۳۴۵۶۷۸۹'],
    ['full-width', '０１２３４５６７８９'],
    ['mathematical', '𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗'],
    ['Chakma', '𑄶𑄷𑄸𑄹𑄺𑄻𑄼𑄽𑄾𑄿'],
  ])('has the digits of %s as ASCII', (_, digits) =>
    expect(normalizeIdentifier(digits)).toBe('0123456789'),
  )

  it('keeps its letters in upper or lower case', () =>
    expect(normalizeIdentifier('Sunita.K आशा')).toBe('Sunita.K आशा'))

  it('does not change if normalized again', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        const once = normalizeIdentifier(typed)
        expect(normalizeIdentifier(once)).toBe(once)
      }),
      { seed: 40, numRuns: 1000 },
    ))
})

it('a search key ignores case and joiners', () => {
  expect(normalizeSearchText('क्‍ष Asha–RAO ９')).toBe('क्ष asha-rao 9')
  expect(normalizeSearchText('  Asha   RAO\n')).toBe('asha rao')
})

it.each([
  ['TS 09 AB 1234', 'TS09AB1234'],
  ['ts-09.ab/1234', 'TS09AB1234'],
  ['ＴＳ०९ＡＢ१२३४', 'TS09AB1234'],
  ['–', ''],
])('the search key of %j is %j', (typed, key) => expect(identifierKey(typed)).toBe(key))
