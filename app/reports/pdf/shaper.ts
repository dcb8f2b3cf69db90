import { Blob, Buffer, Face, Font, shape } from 'harfbuzzjs'
import { LRUCache } from 'lru-cache'

export type FontName = 'latin' | 'bold' | 'rupee' | 'devanagari' | 'telugu'

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

/** Most texts of a table come again (a model, a day); those that don't must not fill the memory. */
const mostWords = 5000

/**
 * Turns text into glyphs with HarfBuzz: conjuncts, reordered vowels and marks come out as the
 * script's readers write them, which no plain mapping of characters to glyphs does. A font is read
 * when the first text needs it.
 */
export function createShaper(readFont: (name: FontName) => Uint8Array) {
  const loaded = new Map<FontName, Font>()
  const words = new LRUCache<string, Word>({ max: mostWords })
  const buffer = new Buffer()

  function fontOf(name: FontName): Font {
    const font = loaded.get(name) ?? load(readFont(name))
    loaded.set(name, font)
    return font
  }

  function shapeRun(name: FontName, text: string): Run {
    const font = fontOf(name)
    buffer.clearContents()
    buffer.addText(text)
    buffer.guessSegmentProperties()
    shape(font, buffer)
    const positions = buffer.getGlyphPositions()
    const glyphs = buffer.getGlyphInfos().map(({ codepoint: id }, index) => {
      const { xAdvance: advance = 0, xOffset: x = 0, yOffset: y = 0 } = positions[index] ?? {}
      return { id, advance, kern: font.glyphHAdvance(id) - advance, x, y }
    })
    return { font: name, text, glyphs, width: sum(glyphs, ({ advance }) => advance) }
  }

  /** What no font of ours holds (an emoji, another script) is a question mark, not a hole. */
  function drawable(name: FontName, text: string): string {
    const font = fontOf(name)
    return [...text.replaceAll(joinedEmoji, '')]
      .map((letter) => (font.nominalGlyph(letter.codePointAt(0) ?? 0) ? letter : '?'))
      .join('')
  }

  /** A text without spaces (or only one), shaped once however often it stands on a page. */
  function word(text: string, base: 'latin' | 'bold' = 'latin'): Word {
    const key = `${base}:${text}`
    const known = words.get(key)
    if (known) return known
    const runs = itemize(text, base).map((part) =>
      shapeRun(part.font, drawable(part.font, part.text)),
    )
    const shaped = { text, runs, width: sum(runs, ({ width }) => width) }
    words.set(key, shaped)
    return shaped
  }

  return {
    word,
    words: (line: string, base: 'latin' | 'bold' = 'latin'): Word[] =>
      line
        .split(/\s+/)
        .filter(Boolean)
        .map((it) => word(it, base)),
    /** The advance of a glyph by itself, as the file's width table states it. */
    advance: (font: FontName, glyph: number) => fontOf(font).glyphHAdvance(glyph),
  }
}

function sum<T>(items: readonly T[], of: (item: T) => number): number {
  return items.reduce((all, item) => all + of(item), 0)
}

/** Selectors and modifiers after an emoji are not letters of their own. */
const joinedEmoji = /[\ufe00-\ufe0f]|[\u{1f3fb}-\u{1f3ff}]/gu

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
