import { Blob, Buffer, Direction, Face, Font, type SvgPathCommand, shape } from 'harfbuzzjs'
import { LRUCache } from 'lru-cache'
import { type BidiRun, bidiParagraph, hasRightToLeft } from './bidi-text.ts'
import { type BaseFont, type FontName, fontChooser, isScriptFont } from './font-chooser.ts'

/** All measures are in thousandths of the font size. */
export type ShapedGlyph = {
  id: number
  advance: number
  /** Kerning: the difference to the glyph's own advance. */
  kern: number
  x: number
  y: number
}

/**
 * Glyphs that together represent characters: one glyph for a letter or a ligature, several glyphs
 * for a syllable.
 */
export type GlyphCluster = { text: string; glyphs: ShapedGlyph[] }

/**
 * Clusters of one font from left to right. A script's font has no space, so `blank` is a glyph of
 * the same width.
 */
export type GlyphRun = {
  font: FontName
  clusters: GlyphCluster[]
  width: number
  blank?: ShapedGlyph | undefined
}

/** A part of a line: a word or a space. `isRtl` marks a whole line that begins at the right. */
export type ShapedWord = { text: string; runs: GlyphRun[]; width: number; isRtl?: boolean }

export type TextShaper = ReturnType<typeof createTextShaper>

/**
 * Maximum cached words. Many texts of a table occur repeatedly (a model, a day). Texts that occur
 * once must not fill the memory.
 */
const maxCachedWords = 5000

/**
 * Shapes text into glyphs with HarfBuzz, which handles conjuncts, reordered vowels and marks of
 * Indian scripts. A simple mapping of characters to glyphs cannot handle these. A font is read when
 * the first text needs the font.
 */
export function createTextShaper(readFont: (name: FontName) => Uint8Array) {
  const loaded = new Map<FontName, Font>()
  const words = new LRUCache<string, ShapedWord>({ max: maxCachedWords })
  const buffer = new Buffer()
  const choice = fontChooser((font, character) =>
    Boolean(fontOf(font).nominalGlyph(character.codePointAt(0) ?? 0)),
  )

  function fontOf(name: FontName): Font {
    const font = loaded.get(name) ?? load(readFont(name))
    loaded.set(name, font)
    return font
  }

  function shapeRun(name: FontName, { text, isRtl }: BidiRun): GlyphRun {
    const font = fontOf(name)
    buffer.clearContents()
    buffer.addText(text)
    buffer.guessSegmentProperties()
    buffer.setDirection(isRtl ? Direction.RTL : Direction.LTR)
    shape(font, buffer)
    const blank = blankOf(name)
    const positions = buffer.getGlyphPositions()
    const starts: number[] = []
    const clusters: GlyphCluster[] = []
    let width = 0
    for (const [index, { codepoint: id, cluster }] of buffer.getGlyphInfos().entries()) {
      const { xAdvance: advance = 0, xOffset: x = 0, yOffset: y = 0 } = positions[index] ?? {}
      const isBlank = blank && text.startsWith(' ', cluster)
      const glyph = isBlank ? blank : { id, advance, kern: font.glyphHAdvance(id) - advance, x, y }
      width += glyph.advance
      if (starts.at(-1) === cluster) clusters.at(-1)?.glyphs.push(glyph)
      else {
        starts.push(cluster)
        clusters.push({ text: '', glyphs: [glyph] })
      }
    }
    // A cluster ends at the start of the next cluster in the text. In right-to-left text the next
    // cluster is on the left.
    const ends = isRtl ? [text.length, ...starts] : [...starts.slice(1), text.length]
    clusters.forEach((cluster, index) => {
      cluster.text = text.slice(starts[index], ends[index])
    })
    return { font: name, clusters, width, blank }
  }

  /**
   * A blank in a script's own font. The blank joins a word and the space after the word to one
   * piece of text, because some programs drop a piece of text without visible glyphs.
   */
  function blankOf(name: FontName): ShapedGlyph | undefined {
    const id = isScriptFont(name) ? fontOf(name).nominalGlyph(nonJoiner) : undefined
    const latin = fontOf('latin')
    const advance = latin.glyphHAdvance(latin.nominalGlyph(0x20) ?? 0)
    return id === undefined ? undefined : { id, advance, kern: 0, x: 0, y: 0 }
  }

  function shapeAll(text: string, stretches: readonly BidiRun[], base: BaseFont): ShapedWord {
    const runs = stretches.flatMap((stretch) => {
      const parts = choice.parts(stretch.text, base)
      if (stretch.isRtl) parts.reverse()
      return parts.map((part) => shapeRun(part.font, { text: part.text, isRtl: stretch.isRtl }))
    })
    return { text, runs, width: sum(runs, ({ width }) => width) }
  }

  /** Shapes a text with at most one space, and caches the result. */
  function word(text: string, base: BaseFont = 'latin'): ShapedWord {
    const key = `${base}:${text}`
    const known = words.get(key)
    if (known) return known
    const drawn = choice.drawable(text)
    const stretches = hasRightToLeft(drawn)
      ? bidiParagraph(drawn).line(0, drawn.length)
      : [{ text: drawn, isRtl: false }]
    const shaped = shapeAll(text, stretches, base)
    words.set(key, shaped)
    return shaped
  }

  return {
    word,
    drawable: (text: string) => choice.drawable(text),
    /** Splits a line into words. A line with right-to-left text is one word. */
    words(line: string, base: BaseFont = 'latin'): ShapedWord[] {
      const all = line.split(/\s+/).filter(Boolean)
      if (!hasRightToLeft(line)) return all.map((it) => word(it, base))
      const text = choice.drawable(all.join(' '))
      return [shapeAll(text, bidiParagraph(text).line(0, text.length), base)]
    },
    /** Shapes a line whose runs are in visual order from left to right. */
    line: (text: string, stretches: readonly BidiRun[], isRtl: boolean): ShapedWord => ({
      ...shapeAll(text, stretches, 'latin'),
      isRtl,
    }),
    /** Returns a glyph's outline as PDF operators. */
    outline: (font: FontName, glyph: number) => outlineOf(fontOf(font).glyphToJson(glyph)),
  }
}

/** This character has an invisible glyph in each script's font. */
const nonJoiner = 0x200c

function sum<T>(items: readonly T[], of: (item: T) => number): number {
  return items.reduce((all, item) => all + of(item), 0)
}

function load(bytes: Uint8Array): Font {
  const font = new Font(new Face(new Blob(bytes)))
  font.setScale(1000, 1000)
  return font
}

/**
 * PDF has only cubic curves, so a quadratic curve is converted. The two cubic control points are
 * two thirds of the way from each end to the quadratic control point.
 */
function outlineOf(path: readonly SvgPathCommand[]): string {
  let [x, y] = [0, 0]
  return path
    .map(({ type, values }) => {
      const [a = 0, b = 0, c = 0, d = 0] = values
      const [fromX, fromY] = [x, y]
      x = values.at(-2) ?? x
      y = values.at(-1) ?? y
      if (type === 'M') return `${a} ${b} m`
      if (type === 'L') return `${a} ${b} l`
      if (type === 'C') return `${values.join(' ')} c`
      if (type !== 'Q') return 'h'
      const toward = (from: number, control: number) => round(from + (2 / 3) * (control - from))
      return `${toward(fromX, a)} ${toward(fromY, b)} ${toward(c, a)} ${toward(d, b)} ${c} ${d} c`
    })
    .join(' ')
}

const round = (value: number) => Math.round(value * 10) / 10
