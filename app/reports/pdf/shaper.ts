import { Blob, Buffer, Face, Font, shape } from 'harfbuzzjs'
import type { pdfFontFiles } from './pdf-font-files.ts'

export type FontName = keyof typeof pdfFontFiles
export type Fonts = Partial<Record<FontName, Uint8Array>>

/** All figures in thousandths of the font's size. */
export type Glyph = {
  id: number
  advance: number
  /** How much the advance falls short of the glyph's own: kerning. */
  kern: number
  x: number
  y: number
}

/** Glyphs of one font, left to right, and the text that they stand for. */
export type Run = { font: FontName; text: string; glyphs: Glyph[]; width: number }

/** A word or a space: what a line is made of. */
export type Word = { text: string; runs: Run[]; width: number }

export type Shaper = ReturnType<typeof createShaper>

const scripts: readonly { font: FontName; characters: RegExp }[] = [
  { font: 'devanagari', characters: /[\u0900-\u097f\u200c\u200d\u25cc]/ },
  { font: 'telugu', characters: /[\u0c00-\u0c7f]/ },
  { font: 'rupee', characters: /₹/ },
]

/** Which fonts a text needs, so that only those are loaded. */
export function fontsFor(text: string): FontName[] {
  return scripts.filter(({ characters }) => characters.test(text)).map(({ font }) => font)
}

/**
 * Turns text into glyphs with HarfBuzz: conjuncts, reordered vowels and marks come out as the
 * script's readers write them, which no plain mapping of characters to glyphs does.
 */
export function createShaper(fonts: Fonts) {
  const loaded = new Map<FontName, Font>()
  for (const name of fontNames) {
    const bytes = fonts[name]
    if (bytes) loaded.set(name, load(bytes))
  }
  const words = new Map<string, Word>()

  function shapeRun(font: FontName, text: string): Run {
    const found = loaded.get(font)
    if (!found) throw new Error(`The font ${font} was not loaded`)
    const buffer = new Buffer()
    buffer.addText(text)
    buffer.guessSegmentProperties()
    shape(found, buffer)
    const glyphs = buffer.getGlyphInfosAndPositions().map((glyph) => ({
      id: glyph.codepoint,
      advance: glyph.xAdvance ?? 0,
      kern: found.glyphHAdvance(glyph.codepoint) - (glyph.xAdvance ?? 0),
      x: glyph.xOffset ?? 0,
      y: glyph.yOffset ?? 0,
    }))
    return { font, text, glyphs, width: glyphs.reduce((sum, { advance }) => sum + advance, 0) }
  }

  /** What no font of ours holds (an emoji, another script) is a question mark, not a hole. */
  function drawable(font: FontName, text: string): string {
    return [...text.replaceAll(joinedEmoji, '')]
      .map((letter) => (loaded.get(font)?.nominalGlyph(letter.codePointAt(0) ?? 0) ? letter : '?'))
      .join('')
  }

  return {
    /** A text without spaces (or only one), shaped once however often it stands in the table. */
    word(text: string, base: 'latin' | 'bold' = 'latin'): Word {
      const key = `${base}:${text}`
      const known = words.get(key)
      if (known) return known
      const runs = itemize(text, base).map(({ font: wanted, text: part }) => {
        const font = loaded.has(wanted) ? wanted : base
        return shapeRun(font, drawable(font, part))
      })
      const shaped = { text, runs, width: runs.reduce((sum, { width }) => sum + width, 0) }
      words.set(key, shaped)
      return shaped
    },
    /** The advance of a glyph by itself, as the file's width table states it. */
    advance: (font: FontName, glyph: number) => loaded.get(font)?.glyphHAdvance(glyph) ?? 0,
  }
}

/** Selectors and modifiers after an emoji are not letters of their own. */
const joinedEmoji = /[\ufe00-\ufe0f]|[\u{1f3fb}-\u{1f3ff}]/gu

const fontNames: readonly FontName[] = ['latin', 'bold', 'rupee', 'devanagari', 'telugu']

function load(bytes: Uint8Array): Font {
  const font = new Font(new Face(new Blob(bytes)))
  font.setScale(1000, 1000)
  return font
}

/** Neighbouring characters of one font, kept together: a conjunct must not be cut. */
function itemize(text: string, base: FontName): { font: FontName; text: string }[] {
  const parts: { font: FontName; text: string }[] = []
  for (const character of text) {
    const font = scripts.find(({ characters }) => characters.test(character))?.font ?? base
    const last = parts.at(-1)
    if (last?.font === font) last.text += character
    else parts.push({ font, text: character })
  }
  return parts
}
