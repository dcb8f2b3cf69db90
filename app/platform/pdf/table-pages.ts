import type { GlyphCodes } from './glyph-codes.ts'
import { createPdfCanvas } from './pdf-canvas.ts'
import { columnWidths, wrapColumnLabel, wrapText } from './table-layout.ts'
import * as sheetWords from './table-pdf-words.ts'
import type { ShapedWord, TextShaper } from './text-shaper.ts'

const margin = 32
const textSize = 7
const leading = 9.5
const gap = 6

/** Maximum height of the picture in points. It leaves half of the page for rows. */
const maxPictureHeight = 230

/** A row with at most this number of lines is not split over two pages. */
const maxUnbrokenLines = 45

/**
 * Draws rows page by page and passes on each full page. The first rows set the column widths; a
 * longer value in later rows wraps.
 */
export function tablePages({
  table,
  shaper,
  size,
  codes,
  endPage,
}: {
  table: {
    title: string
    subtitle: readonly string[]
    head: readonly string[]
    empty: string
    picture?: { width: number; height: number; says: string }
  }
  shaper: TextShaper
  size: readonly [width: number, height: number]
  codes: GlyphCodes
  /** Receives a page's content. */
  endPage: (content: string) => void
}) {
  const [width, height] = size
  const canvas = createPdfCanvas(size, codes)
  const space = shaper.word(' ')
  const bottom = height - margin - 16
  const usable = ((width - 2 * margin - gap * (table.head.length - 1)) / textSize) * 1000
  let widths: number[] = []
  let page = 0
  let top = 0
  let y = 0

  function start(rows: readonly (readonly string[])[]) {
    widths = columnWidths(shaper, table.head, rows, usable)
    startPage()
  }

  function startPage() {
    canvas.text(
      shaper.words(table.title, 'bold'),
      margin,
      margin + 12,
      15,
      shaper.word(' ', 'bold'),
    )
    const said = table.subtitle.flatMap((part) => [...shaper.words(part), shaper.word('·')])
    before('entries', said, margin + 25)
    const under = margin + 36 + (page === 0 ? drawPicture(margin + 36) : 0)
    const head = table.head.map((label, column) =>
      wrapColumnLabel(shaper, label, widths[column] ?? 0),
    )
    cells(head, under)
    const line = under + tallest(head) + 3
    canvas.line(margin, line, width - 2 * margin, 0.8, 0)
    top = line + 4
    y = top
  }

  /** Returns the height that the picture takes. */
  function drawPicture(y: number): number {
    if (!table.picture) return 0
    const { picture } = table
    const scale = Math.min((width - 2 * margin) / picture.width, maxPictureHeight / picture.height)
    const box = { x: margin, y, width: picture.width * scale, height: picture.height * scale }
    canvas.picture('photo', box, picture.says)
    return box.height + 10
  }

  function finishPage() {
    page += 1
    const [pageNumber] = sheetWords.sheet
    before('pages', shaper.words(pageNumber(page)), height - margin + 4)
    endPage(canvas.endPage())
  }

  /** Draws small words and a space, and reserves the place after the words for a later drawing. */
  function before(name: string, words: readonly ShapedWord[], at: number) {
    const line = words.length === 0 ? [] : [...words, shaper.word('')]
    canvas.later(name, canvas.text(line, margin, at, 8, space), at)
  }

  function cells(lines: readonly ShapedWord[][][], top: number) {
    let x = margin
    lines.forEach((cell, column) => {
      cell.forEach((line, index) => {
        const [first] = line
        const room = inPoints((widths[column] ?? 0) - (first?.width ?? 0), textSize)
        // A right-to-left line is aligned to the right of its column.
        const left = first?.isRtl ? x + Math.max(0, room) : x
        canvas.text(line, left, top + textSize + index * leading, textSize, space)
      })
      x += inPoints(widths[column] ?? 0, textSize) + gap
    })
  }

  function addRow(row: readonly string[]) {
    const lines = row.map((cell, column) => wrapText(shaper, cell, widths[column] ?? 0))
    const count = Math.max(...lines.map((cell) => cell.length))
    // A text longer than a page continues on the next pages.
    for (let from = 0; from < count; ) {
      const room = Math.floor((bottom - y) / leading)
      // Below a tall heading a page may have room for fewer lines than `maxUnbrokenLines`.
      if (y > top && room < Math.min(count - from, maxUnbrokenLines)) {
        finishPage()
        startPage()
        continue
      }
      const end = from + Math.max(1, room)
      const part = lines.map((cell) => cell.slice(from, end))
      cells(part, y)
      from = end
      y += tallest(part) + 3
    }
    canvas.line(margin, y, width - 2 * margin, 0.3, 0.75)
    y += 3
  }

  return {
    add(rows: readonly (readonly string[])[]) {
      if (widths.length === 0) start(rows)
      for (const row of rows) addRow(row)
    },
    finish() {
      if (widths.length === 0) {
        start([])
        canvas.text(shaper.words(table.empty), margin, y + 14, 9, space)
      }
      finishPage()
    },
  }
}

/** Converts thousandths of the font size to points. */
const inPoints = (measure: number, fontSize: number) => (measure / 1000) * fontSize

const tallest = (lines: readonly ShapedWord[][][]) =>
  Math.max(1, ...lines.map((cell) => cell.length)) * leading
