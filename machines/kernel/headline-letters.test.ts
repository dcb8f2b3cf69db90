import { expect, test } from 'vitest'
import { openHeadlineFont, outlineGlyphs } from '../../scripts/text-outlines.ts'
import { HEADLINE_LETTERS } from './headline-letters.ts'

// A phone draws machines too, and has no font to cut them from: signs ask the font itself.
test('the letters are those of the headline’s font', async () => {
  const letters = Object.keys(HEADLINE_LETTERS)
  const font = await openHeadlineFont(letters.join(''))
  for (const letter of letters) {
    const { glyphs, width } = outlineGlyphs(font, letter)
    expect([letter, ...(HEADLINE_LETTERS[letter] ?? [])]).toEqual([letter, width, glyphs[0]?.path])
  }
})
