import { expect, test } from 'vitest'
import { openHeadlineFont, outlineGlyphs } from '../../scripts/text-outlines.ts'
import { HEADLINE_LETTERS } from './headline-letters.ts'

// A phone also draws machines and has no font file to read outlines from. Signs read the font
// itself.
test('has the letters of the headline font', async () => {
  const letters = Object.keys(HEADLINE_LETTERS)
  const font = await openHeadlineFont(letters.join(''))
  for (const letter of letters) {
    const { glyphs, width } = outlineGlyphs(font, letter)
    expect([letter, ...(HEADLINE_LETTERS[letter] ?? [])]).toEqual([letter, width, glyphs[0]?.path])
  }
})
