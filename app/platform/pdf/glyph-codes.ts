import type { FontName } from './font-chooser.ts'

/** A glyph as it is used: the text that it shows in this place, and how wide that is. */
export type CodedGlyph = { glyph: number; text: string; advance: number }

/** The fonts that occur, each with its codes in the order in which they were given out, from 1. */
export type UsedFonts = ReadonlyMap<FontName, readonly CodedGlyph[]>

/** A glyph that is drawn as a picture, for its text is said by another one. */
export type DrawnGlyph = { font: FontName; glyph: number }

type FontCodes = { codes: Map<string, number>; glyphs: CodedGlyph[] }

/** Codes have two bytes. */
const maxGlyphCodes = 0xffff

/**
 * Numbers the glyphs of a file. One glyph has a code for each text that it shows: by its code alone a program knows
 * the letters of a ligature, or the whole syllable whose first glyph it is.
 */
export function glyphCodes() {
  const fonts = new Map<FontName, FontCodes>()
  const drawings = new Map<string, DrawnGlyph>()

  function codeOf(font: FontName, coded: CodedGlyph): number {
    const known: FontCodes = fonts.get(font) ?? { codes: new Map(), glyphs: [] }
    fonts.set(font, known)
    const key = `${coded.glyph} ${coded.advance} ${coded.text}`
    const code = known.codes.get(key)
    // No report has as many syllables; should one, the last of them share a code.
    if (code !== undefined || known.glyphs.length === maxGlyphCodes) return code ?? maxGlyphCodes
    known.glyphs.push(coded)
    known.codes.set(key, known.glyphs.length)
    return known.glyphs.length
  }

  return {
    codeOf,
    /** The name under which the file puts the glyph's outline. */
    drawingOf(font: FontName, glyph: number): string {
      const name = `${font}-${glyph}`
      drawings.set(name, { font, glyph })
      return name
    },
    used: (): UsedFonts => new Map([...fonts].map(([font, { glyphs }]) => [font, glyphs])),
    drawings: (): ReadonlyMap<string, DrawnGlyph> => drawings,
  }
}

export type GlyphCodes = ReturnType<typeof glyphCodes>
