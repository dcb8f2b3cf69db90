import { createCanvas } from './canvas.ts'
import { pdfFile } from './pdf-file.ts'
import { createShaper, type Fonts, type Word } from './shaper.ts'
import { columnWidths, wrap } from './table-layout.ts'

export type TableForPdf = {
  title: string
  /** Under the title: whose, from when to when, how many. */
  subtitle: string
  head: readonly string[]
  rows: readonly (readonly string[])[]
  /** Stands in place of rows. */
  empty: string
}

/** A4, landscape, in points. */
const size = [841.89, 595.28] as const
const margin = 32
const text = 7
const leading = 9.5
const gap = 6

/** A table over as many landscape pages as it takes, each with its title, head and number. */
export async function tablePdf(table: TableForPdf, fonts: Fonts): Promise<Blob> {
  const shaper = createShaper(fonts)
  const canvas = createCanvas(size)
  const [width, height] = size
  const space = shaper.word(' ')
  const usable = width - 2 * margin - gap * (table.head.length - 1)
  const widths = columnWidths(shaper, table.head, table.rows, (usable / text) * 1000)
  const inPoints = widths.map((it) => (it / 1000) * text)
  const bottom = height - margin - 16

  const words = (line: string, base: 'latin' | 'bold' = 'latin'): Word[] =>
    line
      .split(/\s+/)
      .filter(Boolean)
      .map((it) => shaper.word(it, base))

  function cells(lines: readonly Word[][][], y: number) {
    let x = margin
    lines.forEach((cell, column) => {
      cell.forEach((line, index) => {
        canvas.text(line, x, y + text + index * leading, text, space)
      })
      x += (inPoints[column] ?? 0) + gap
    })
  }

  const head = table.head.map((label, column) => wrapBold(label, widths[column] ?? 0))
  function wrapBold(label: string, limit: number): Word[][] {
    const lines: Word[][] = [[]]
    let used = 0
    for (const word of words(label, 'bold')) {
      const line = lines.at(-1)
      if (line && (line.length === 0 || used + space.width + word.width <= limit)) line.push(word)
      else {
        lines.push([word])
        used = 0
      }
      used += word.width + space.width
    }
    return lines
  }

  function startPage(): number {
    canvas.text(words(table.title, 'bold'), margin, margin + 12, 15, shaper.word(' ', 'bold'))
    canvas.text(words(table.subtitle), margin, margin + 25, 8, space)
    const y = margin + 36
    cells(head, y)
    const under = y + tallest(head) + 3
    canvas.line(margin, under, width - 2 * margin, 0.8, 0)
    return under + 4
  }

  let y = startPage()
  if (table.rows.length === 0) canvas.text(words(table.empty), margin, y + 14, 9, space)
  for (const row of table.rows) {
    const lines = row.map((cell, column) => wrap(shaper, cell, widths[column] ?? 0))
    // A message longer than a page goes on over the next ones.
    for (let from = 0; from < Math.max(...lines.map((cell) => cell.length)); ) {
      const room = Math.floor((bottom - y) / leading)
      const left = Math.max(...lines.map((cell) => cell.length)) - from
      if (room < Math.min(left, mostLines)) {
        canvas.endPage()
        y = startPage()
        continue
      }
      const part = lines.map((cell) => cell.slice(from, from + room))
      cells(part, y)
      from += room
      y += tallest(part) + 3
    }
    canvas.line(margin, y, width - 2 * margin, 0.3, 0.75)
    y += 3
  }
  canvas.endPage()

  const numbered = canvas.pages.map((page, index) => {
    const foot = createCanvas(size)
    const label = words(`Page ${index + 1} of ${canvas.pages.length}`)
    foot.text(label, margin, height - margin + 4, 8, space)
    foot.endPage()
    for (const [font, glyphs] of foot.used)
      for (const [id, letter] of glyphs) canvas.used.get(font)?.set(id, letter)
    return `${page}\n${foot.pages[0]}`
  })
  return pdfFile({ title: table.title, pages: numbered, size, fonts, used: canvas.used, shaper })
}

/** A row of up to this many lines is kept on one page. */
const mostLines = 45

const tallest = (lines: readonly Word[][][]) =>
  Math.max(1, ...lines.map((cell) => cell.length)) * leading
