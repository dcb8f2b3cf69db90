import { hex, hexText } from './pdf-text.ts'
import type { FontName, Glyph, Run, Word } from './shaper.ts'

/** The glyphs that occur, each with the text it stands for. */
export type Used = Map<FontName, Map<number, string>>

/**
 * Draws on one page after the other; y counts from the top, in points. What is drawn is noted in
 * `used`, which several canvases of one file share.
 */
export function createCanvas([, height]: readonly [number, number], used: Used) {
  let current: string[] = []
  const fromBottom = (y: number) => height - y

  /** Where the text ends. */
  function text(words: readonly Word[], x: number, y: number, size: number, space: Word): number {
    const runs = words.flatMap((word, index) =>
      index === 0 ? word.runs : [...space.runs, ...word.runs],
    )
    let at = x
    for (const run of runs) {
      note(run)
      const operators = runOperators(run, at, height - y, size)
      // Shaped scripts say what they stand for as a whole: glyphs and letters don't pair up.
      current.push(
        isPlain(run)
          ? `BT ${operators} ET`
          : `/Span << /ActualText ${hexText(run.text)} >> BDC BT ${operators} ET EMC`,
      )
      at += (run.width / 1000) * size
    }
    return at
  }

  function note({ font, glyphs, text: said }: Run) {
    const known = used.get(font) ?? new Map<number, string>()
    used.set(font, known)
    const letters = [...said]
    const pairs = glyphs.length === letters.length
    glyphs.forEach(({ id }, index) => {
      if (!known.has(id)) known.set(id, pairs ? (letters[index] ?? '') : '')
    })
  }

  return {
    text,
    /** A drawing that the file names and puts when all pages are known. */
    later(name: string, x: number, y: number) {
      current.push(`q 1 0 0 1 ${round(x)} ${round(height - y)} cm /${name} Do Q`)
    },
    /** A picture that the file names; `says` is for who does not see it. */
    picture(
      name: string,
      box: { x: number; y: number; width: number; height: number },
      says: string,
    ) {
      const { x, y, width, height } = box
      const at = `${round(width)} 0 0 ${round(height)} ${round(x)} ${round(fromBottom(y + height))}`
      current.push(`/Span << /Alt ${hexText(says)} >> BDC q ${at} cm /${name} Do Q EMC`)
    },
    line(x: number, y: number, width: number, thickness: number, grey: number) {
      current.push(
        `${grey} g ${round(x)} ${round(height - y)} ${round(width)} ${thickness} re f 0 g`,
      )
    },
    /** The page's content; the next one is blank. */
    endPage(): string {
      const content = current.join('\n')
      current = []
      return content
    },
  }
}

function isPlain({ font }: Run): boolean {
  return font === 'latin' || font === 'bold' || font === 'rupee'
}

/** Glyphs in a row are one array with their kerning; one that is moved (a mark) is placed by itself. */
function runOperators({ font, glyphs }: Run, x: number, y: number, size: number): string {
  const scale = size / 1000
  const parts = [`/${font} ${size} Tf`]
  let pen = x
  let row: Glyph[] = []
  let rowStart = x
  const endRow = () => {
    if (row.length > 0) parts.push(`${place(rowStart, y)} [${row.map(shown).join('')}] TJ`)
    row = []
  }
  for (const glyph of glyphs) {
    if (glyph.x !== 0 || glyph.y !== 0) {
      endRow()
      parts.push(`${place(pen + glyph.x * scale, y + glyph.y * scale)} [${shown(glyph)}] TJ`)
    } else {
      if (row.length === 0) rowStart = pen
      row.push(glyph)
    }
    pen += glyph.advance * scale
  }
  endRow()
  return parts.join(' ')
}

const shown = ({ id, kern }: Glyph) => `<${hex(id)}>${kern === 0 ? '' : round(kern)}`
const place = (x: number, y: number) => `1 0 0 1 ${round(x)} ${round(y)} Tm`
const round = (value: number) => Math.round(value * 100) / 100
