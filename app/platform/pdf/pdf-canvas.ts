import type { GlyphCodes } from './glyph-codes.ts'
import { glyphHex, pdfHexString } from './pdf-strings.ts'
import type { GlyphRun, ShapedWord } from './text-shaper.ts'

/**
 * Draws one page after the other. y is the distance from the top, in points. Glyphs get their codes
 * from `codes`, which all canvases of a file share.
 */
export function createPdfCanvas([, height]: readonly [number, number], codes: GlyphCodes) {
  let current: string[] = []
  const fromBottom = (y: number) => height - y

  /**
   * Draws words at a position and returns the x at which they end. `grey` is from 0, black, to 1.
   */
  function text(
    words: readonly ShapedWord[],
    x: number,
    y: number,
    size: number,
    space: ShapedWord,
    grey = 0,
  ): number {
    let at = x
    if (grey > 0) current.push(`${grey} g`)
    for (const run of words.flatMap((word, index) => withSpace(word, words[index + 1] && space))) {
      current.push(...runOperators(run, at, fromBottom(y), size))
      at += (run.width / 1000) * size
    }
    if (grey > 0) current.push('0 g')
    return at
  }

  /**
   * Draws a run: first the text with kerning, then glyphs that are only outlines. A cluster is one
   * code with the cluster's whole width, so that copied text contains the cluster once and without
   * gaps at the marks.
   */
  function runOperators(
    { font, clusters }: GlyphRun,
    x: number,
    y: number,
    size: number,
  ): string[] {
    const scale = size / 1000
    const shown = textRows((left) => place(x + left * scale, y))
    const drawn: string[] = []
    let pen = 0
    for (const { text: said, glyphs } of clusters) {
      const [first] = glyphs
      const main = glyphs.find(({ advance }) => advance > 0) ?? first
      const end = glyphs.reduce((sum, { advance }) => sum + advance, pen)
      for (const glyph of glyphs) {
        const left = pen + glyph.x
        pen += glyph.advance
        if (glyph === main) {
          const kern = glyphs.length === 1 ? glyph.kern : 0
          const advance = Math.max(0, Math.round(end - left + kern))
          const code = codes.codeOf(font, { glyph: glyph.id, text: said, advance })
          const isMoved = glyph.x !== 0 || glyph.y !== 0
          shown.add(`<${glyphHex(code)}>`, {
            kern,
            left,
            alone: isMoved ? place(x + left * scale, y + glyph.y * scale) : undefined,
          })
        } else {
          const at = `${round(x + left * scale)} ${round(y + glyph.y * scale)}`
          drawn.push(`q ${scale} 0 0 ${scale} ${at} cm /${codes.drawingOf(font, glyph.id)} Do Q`)
        }
      }
    }
    return [`BT /${font} ${size} Tf ${shown.operators()} ET`, ...drawn]
  }

  return {
    text,
    /** Places a drawing whose content is added when all pages are known. */
    later(name: string, x: number, y: number) {
      current.push(`q 1 0 0 1 ${round(x)} ${round(height - y)} cm /${name} Do Q`)
    },
    /** Draws a picture. `says` is the alternative text. */
    picture(
      name: string,
      box: { x: number; y: number; width: number; height: number },
      says: string,
    ) {
      const { x, y, width, height } = box
      const at = `${round(width)} 0 0 ${round(height)} ${round(x)} ${round(fromBottom(y + height))}`
      current.push(`/Span << /Alt ${pdfHexString(says)} >> BDC q ${at} cm /${name} Do Q EMC`)
    },
    /** Marks what `draw` draws as one drawing. `says` is its alternative text. */
    marked(says: string, draw: () => void) {
      current.push(`/Span << /Alt ${pdfHexString(says)} >> BDC`)
      draw()
      current.push('EMC')
    },
    line(x: number, y: number, width: number, thickness: number, grey: number) {
      current.push(
        `${grey} g ${round(x)} ${round(height - y)} ${round(width)} ${round(thickness)} re f 0 g`,
      )
    },
    /** Returns the page's content and begins an empty page. */
    endPage(): string {
      const content = current.join('\n')
      current = []
      return content
    },
  }
}

/**
 * Returns a word's runs, with a space if another word follows. The space uses the word's own font
 * if this font has a blank.
 */
function withSpace({ runs }: ShapedWord, space: ShapedWord | undefined): GlyphRun[] {
  const last = runs.at(-1)
  if (!space) return runs
  if (!last?.blank) return [...runs, ...space.runs]
  const { blank, ...run } = last
  const clusters = [...run.clusters, { text: ' ', glyphs: [blank] }]
  return [...runs.slice(0, -1), { ...run, clusters, width: run.width + blank.advance }]
}

/**
 * Joins consecutive codes and their kerning in one array. A glyph with a position of its own, such
 * as a mark, is placed `alone`.
 */
function textRows(placeOf: (left: number) => string) {
  const parts: string[] = []
  let row: string[] = []
  let start = 0
  const endRow = () => {
    if (row.length > 0) parts.push(`${placeOf(start)} [${row.join('')}] TJ`)
    row = []
  }
  return {
    add(code: string, at: { kern: number; left: number; alone: string | undefined }) {
      if (at.alone !== undefined) {
        endRow()
        parts.push(`${at.alone} [${code}] TJ`)
        return
      }
      if (row.length === 0) start = at.left
      row.push(at.kern === 0 ? code : `${code}${round(at.kern)}`)
    },
    operators(): string {
      endRow()
      return parts.join(' ')
    },
  }
}

const place = (x: number, y: number) => `1 0 0 1 ${round(x)} ${round(y)} Tm`
const round = (value: number) => Math.round(value * 100) / 100
