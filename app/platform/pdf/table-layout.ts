import { bidiParagraph, hasRightToLeft } from './bidi-text.ts'
import type { BaseFont } from './font-chooser.ts'
import type { ShapedWord, TextShaper } from './text-shaper.ts'

/** Wraps a text into lines of words; widths are in thousandths of the font size. */
export function wrapText(
  shaper: TextShaper,
  text: string,
  width: number,
  base: BaseFont = 'latin',
): ShapedWord[][] {
  return text
    .split(/\r?\n/)
    .flatMap((paragraph) =>
      hasRightToLeft(paragraph)
        ? wrapBidi(shaper, paragraph, width)
        : wrapParagraph(shaper, paragraph, width, base),
    )
}

/** Wraps the text in logical order, then puts each line into visual order. */
function wrapBidi(shaper: TextShaper, paragraph: string, width: number): ShapedWord[][] {
  const text = shaper.drawable(paragraph.trim().replaceAll(/\s+/g, ' '))
  const bidi = bidiParagraph(text)
  let from = 0
  return wrapParagraph(shaper, text, width).map((words) => {
    let to = from
    for (const word of words) to = text.indexOf(word.text, to) + word.text.length
    const start = text.indexOf(words[0]?.text ?? '', from)
    from = to
    return [shaper.line(text.slice(start, to), bidi.line(start, to), bidi.isRtl)]
  })
}

function wrapParagraph(
  shaper: TextShaper,
  paragraph: string,
  width: number,
  base: BaseFont = 'latin',
): ShapedWord[][] {
  const space = shaper.word(' ', base).width
  const lines: ShapedWord[][] = []
  let line: ShapedWord[] = []
  let used = 0
  for (const word of paragraph.split(/\s+/).flatMap((it) => splitToFit(shaper, it, width, base))) {
    const needed = line.length === 0 ? word.width : used + space + word.width
    if (line.length > 0 && needed > width) {
      lines.push(line)
      line = [word]
      used = word.width
    } else {
      line.push(word)
      used = needed
    }
  }
  return [...lines, line]
}

/** Wraps a column's heading; a word that is too wide is not split. */
export function wrapColumnLabel(shaper: TextShaper, label: string, width: number): ShapedWord[][] {
  const space = shaper.word(' ').width
  const lines: ShapedWord[][] = [[]]
  let used = 0
  for (const word of shaper.words(label, 'bold')) {
    const line = lines.at(-1)
    if (line && (line.length === 0 || used + word.width <= width)) line.push(word)
    else {
      lines.push([word])
      used = 0
    }
    used += word.width + space
  }
  return lines
}

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * Splits a word that is wider than its column (an address, a row of ह) between letters, never
 * inside a letter.
 */
function splitToFit(shaper: TextShaper, text: string, width: number, base: BaseFont): ShapedWord[] {
  if (text === '') return []
  const whole = shaper.word(text, base)
  if (whole.width <= width) return [whole]
  const pieces: ShapedWord[] = []
  let piece = ''
  for (const { segment } of letters.segment(text)) {
    if (piece !== '' && shaper.word(piece + segment, base).width > width) {
      pieces.push(shaper.word(piece, base))
      piece = segment
    } else piece += segment
  }
  return piece === '' ? pieces : [...pieces, shaper.word(piece, base)]
}

/**
 * Distributes the width. Each column gets the width of its longest word. The remaining width is
 * shared in proportion among the columns that need more. Widths are in thousandths of the font
 * size.
 */
export function columnWidths(
  shaper: TextShaper,
  head: readonly string[],
  rows: readonly (readonly string[])[],
  total: number,
): number[] {
  const cap = total / 4
  const space = shaper.word(' ').width
  const wishes = head.map((label, column) => {
    let least = widest(shaper, label)
    let natural = least
    for (const row of rows) {
      const words = (row[column] ?? '').split(/\s+/).filter(Boolean)
      const widths = words.map((word) => shaper.word(word).width)
      least = Math.max(least, ...widths)
      natural = Math.max(
        natural,
        widths.reduce((sum, it) => sum + it + space, 0),
      )
    }
    return { least: Math.min(least, cap / 2), natural: Math.min(natural, cap) }
  })
  const sum = (key: 'least' | 'natural') => wishes.reduce((all, wish) => all + wish[key], 0)
  const least = sum('least')
  const natural = sum('natural')
  if (least >= total) return wishes.map((wish) => (wish.least / least) * total)
  if (natural <= total) return wishes.map((wish) => (wish.natural / natural) * total)
  const share = (total - least) / (natural - least)
  return wishes.map((wish) => wish.least + (wish.natural - wish.least) * share)
}

function widest(shaper: TextShaper, text: string): number {
  return Math.max(...text.split(/\s+/).map((word) => shaper.word(word, 'bold').width))
}
