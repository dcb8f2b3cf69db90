import type { FontName } from './font-chooser.ts'

/**
 * A glyph in use: the text that the glyph represents in this place, and the glyph's advance width.
 */
export type CodedGlyph = { glyph: number; text: string; advance: number }

/** The fonts in use, each with its glyphs in the order of their codes, which start at 1. */
export type UsedFonts = ReadonlyMap<FontName, readonly CodedGlyph[]>

/** A glyph that is drawn as an outline only, because another glyph carries its text. */
export type DrawnGlyph = { font: FontName; glyph: number }

type FontCodes = { codes: Map<string, number>; glyphs: CodedGlyph[] }

/** Codes have two bytes. */
const maxGlyphCodes = 0xffff

/**
 * Assigns codes to the glyphs of a file. A glyph has a separate code for each text that it
 * represents. So copied text contains the letters of a ligature, or the whole syllable that its
 * first glyph represents.
 */
export function glyphCodes() {
  const fonts = new Map<FontName, FontCodes>()
  const drawings = new Map<string, DrawnGlyph>()

  function codeOf(font: FontName, coded: CodedGlyph): number {
    const known: FontCodes = fonts.get(font) ?? { codes: new Map(), glyphs: [] }
    fonts.set(font, known)
    const key = `${coded.glyph} ${coded.advance} ${coded.text}`
    const code = known.codes.get(key)
    // No report has this many different syllables. Above the limit, all further syllables share the
    // last code.
    if (code !== undefined || known.glyphs.length === maxGlyphCodes) return code ?? maxGlyphCodes
    known.glyphs.push(coded)
    known.codes.set(key, known.glyphs.length)
    return known.glyphs.length
  }

  return {
    codeOf,
    /** Returns the name of the glyph's outline in the file. */
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
