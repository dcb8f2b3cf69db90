import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sanitizeLine, sanitizeMultiline } from './sanitize-text.ts'

const odd = fc.constantFrom(
  ...[0x00, 0x09, 0x0a, 0x0b, 0x0d, 0x1b, 0x1f, 0x7f, 0x85, 0x9f, 0x61c, 0x200d, 0x200e, 0x200f],
  ...[0x2028, 0x2029, 0x202a, 0x202e, 0x2066, 0x2069, 0xd83d, 0xde00, 0x20, 0x61, 0xa0],
)
const anyText = fc
  .array(fc.oneof(odd, fc.nat(0xffff)), { maxLength: 40 })
  .map((codes) => String.fromCharCode(...codes))
const always = { seed: 9, numRuns: 500 }

describe('a single-line text', () => {
  it.each([
    ['Evil\r\nBcc: v@example.com', 'Evil Bcc: v@example.com'],
    ['one\u2028two\u2029three\u0085four\tfive', 'one two three four five'],
    ['a \n\n b', 'a b'],
    ['A\0B\u009f', 'AB'],
    ['\u202a+91 98765 43210\u202c', '+91 98765 43210'],
    ['abc\u202egpj.exe', 'abcgpj.exe'],
    ['\u2066Asha\u2069\u200e', 'Asha'],
    ['a\ud83db\ude00', 'ab'],
    ['\n\u0085 ', ''],
  ])('%j becomes the line %j', (typed, kept) => expect(sanitizeLine(typed)).toBe(kept))

  it.each(['क्‍ष', 'మీ‌రు', '👩‍🔧', '😀', 'Ré  Ña'])('%j stays unchanged', (typed) =>
    expect(sanitizeLine(typed)).toBe(typed),
  )

  it('has no line break, control or bidirectional character, and is not changed again', () =>
    fc.assert(
      fc.property(anyText, (typed) => {
        const kept = sanitizeLine(typed)
        expect(kept).not.toMatch(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]/u)
        expect(sanitizeLine(kept)).toBe(kept)
      }),
      always,
    ))
})

describe('a multi-line text', () => {
  it.each([
    ['one\r\ntwo\rthree\u2028four', 'one\ntwo\nthree\nfour'],
    ['a\tb\0c\u001b[31m', 'a bc[31m'],
    ['\u202eevil\u202c', 'evil'],
    ['ak\u200fbar 👩‍🔧', 'ak\u200fbar 👩‍🔧'],
  ])('%j becomes the text %j', (typed, kept) => expect(sanitizeMultiline(typed)).toBe(kept))

  it('has one kind of line break, no control character, and is not changed again', () =>
    fc.assert(
      fc.property(anyText, (typed) => {
        const kept = sanitizeMultiline(typed)
        expect(kept.replaceAll('\n', '')).not.toMatch(
          /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u,
        )
        expect(sanitizeMultiline(kept)).toBe(kept)
      }),
      always,
    ))
})
