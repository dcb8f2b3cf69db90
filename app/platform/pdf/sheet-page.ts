import type { GlyphCodes } from './glyph-codes.ts'
import { createPdfCanvas } from './pdf-canvas.ts'
import type { PdfSheet, PdfSheetRow } from './sheet-pdf.server.ts'
import { wrapText } from './table-layout.ts'
import type { ShapedWord, TextShaper } from './text-shaper.ts'

const margin = 40
const textSize = 9
const codeSize = 68
const codeGap = 14
const captionSize = 6
const captionHeight = 8
/** Greatest size of the picture, and its distance from the title. */
const pictureBox = { width: 130, height: 74, gap: 12 } as const

/** Columns as parts of the usable width: label, detail, amount. */
const columns = { label: 0.34, detail: 0.48, amount: 0.18 } as const

type Style = { size?: number; base?: 'latin' | 'bold'; grey?: number }

/**
 * Draws the sheet in a type size relative to the normal one. `isFitting` is `false` if it is longer
 * than the page.
 */
export function drawSheet({
  sheet,
  scale,
  shaper,
  size,
  codes,
}: {
  sheet: PdfSheet
  scale: number
  shaper: TextShaper
  size: readonly [width: number, height: number]
  codes: GlyphCodes
}): { content: string; isFitting: boolean } {
  const [pageWidth, pageHeight] = size
  const canvas = createPdfCanvas(size, codes)
  const usable = pageWidth - 2 * margin
  const right = pageWidth - margin
  let y = margin

  /** Draws a text below `y` in a column and returns its height. */
  function block(
    text: string,
    { x, width, top }: { x: number; width: number; top: number },
    { size: relative = 1, base = 'latin', grey = 0 }: Style = {},
  ): number {
    if (text === '') return 0
    const points = textSize * relative * scale
    const leading = points * 1.28
    const lines = wrapText(shaper, text, (width / points) * 1000, base)
    lines.forEach((line, index) => {
      canvas.text(line, x, top + points + index * leading, points, shaper.word(' ', base), grey)
    })
    return lines.length * leading
  }

  /** Draws one line that ends at the right margin. */
  function amountAt(text: string, top: number, { size: relative = 1, base = 'latin' }: Style) {
    const points = textSize * relative * scale
    const words = shaper.words(text, base)
    const space = shaper.word(' ', base)
    const width = (lineWidth(words, space) / 1000) * points
    canvas.text(words, right - width, top + points, points, space)
  }

  const rule = (thickness: number, grey: number) => canvas.line(margin, y, usable, thickness, grey)

  function drawLetterhead() {
    const { name, lines } = sheet.letterhead
    const width = usable - (sheet.code ? codeSize + codeGap : 0)
    let top = y
    top += block(name, { x: margin, width, top }, { size: 1.5, base: 'bold' }) + 2
    for (const line of lines)
      top += block(line, { x: margin, width, top }, { size: 0.9, grey: 0.3 })
    if (sheet.code) drawCode(sheet.code)
    y = Math.max(top, sheet.code ? y + codeSize + captionHeight : top) + 6
    rule(1, 0)
    y += 10 * scale
  }

  function drawCode({ rows, says, caption }: NonNullable<PdfSheet['code']>) {
    const words = shaper.words(caption)
    const space = shaper.word(' ')
    const width = (lineWidth(words, space) / 1000) * captionSize
    canvas.text(words, right - width, y + codeSize + captionSize, captionSize, space, 0.3)
    const module = codeSize / rows.length
    const left = right - codeSize
    canvas.marked(says, () => {
      rows.forEach((runs, row) => {
        for (const [start, length] of runs)
          canvas.line(left + start * module, y + (row + 1) * module, length * module, module, 0)
      })
    })
  }

  function drawTitle() {
    const { picture, title, subtitle } = sheet
    const box = picture && fitInto(picture, scale)
    const width = usable - (box ? box.width + pictureBox.gap : 0)
    let top = y
    top += block(title, { x: margin, width, top }, { size: 1.75, base: 'bold' }) + 3
    for (const [index, line] of subtitle.entries())
      top += block(line, { x: margin, width, top }, { base: index > 0 ? 'bold' : 'latin' })
    if (picture && box) canvas.picture('photo', { x: right - box.width, y, ...box }, picture.says)
    y = Math.max(top, box ? y + box.height : top) + 8 * scale
  }

  function drawRow(row: PdfSheetRow) {
    if (row.is === 'group') {
      y += 5 * scale
      y += block(
        row.label,
        { x: margin, width: usable, top: y },
        { size: 0.88, base: 'bold', grey: 0.3 },
      )
      y += 2 * scale
      return
    }
    const isTotal = row.is === 'total'
    rule(isTotal ? 1 : 0.4, isTotal ? 0 : 0.75)
    const top = y + 2.5 * scale
    const gap = 8
    const label = row.is === 'line' && row.source ? `${row.label} [${row.source}]` : row.label
    const labelWidth = usable * (isTotal ? columns.label + columns.detail : columns.label) - gap
    const labelStyle: Style = isTotal ? { size: 1.2, base: 'bold' } : {}
    const labelHeight = block(label, { x: margin, width: labelWidth, top }, labelStyle)
    const detailHeight = isTotal
      ? labelHeight +
        block(row.detail, { x: margin, width: labelWidth, top: top + labelHeight }, { size: 0.95 })
      : block(
          row.detail,
          { x: margin + usable * columns.label, width: usable * columns.detail - gap, top },
          { size: 0.92, grey: 0.3 },
        )
    amountAt(row.amount, top, isTotal ? { size: 1.4, base: 'bold' } : {})
    y = top + Math.max(labelHeight, detailHeight) + 2.5 * scale
    if (isTotal) {
      y += 2 * scale
      rule(1, 0)
    }
  }

  function drawNotes() {
    y += 8 * scale
    for (const [index, note] of sheet.notes.entries()) {
      const base = index === sheet.notes.length - 1 ? 'bold' : 'latin'
      y += block(note, { x: margin, width: usable, top: y }, { size: 0.95, base }) + 3 * scale
    }
    const { title, entries } = sheet.sources
    if (entries.length === 0) return
    const style: Style = { size: 0.75, grey: 0.3 }
    y += 5 * scale
    y += block(title, { x: margin, width: usable, top: y }, { ...style, base: 'bold' })
    for (const [index, entry] of entries.entries())
      y += block(`[${index + 1}] ${entry}`, { x: margin, width: usable, top: y }, style)
  }

  drawLetterhead()
  drawTitle()
  for (const row of sheet.rows) drawRow(row)
  drawNotes()
  return { content: canvas.endPage(), isFitting: y <= pageHeight - margin }
}

function fitInto({ width, height }: { width: number; height: number }, scale: number) {
  const factor = scale * Math.min(pictureBox.width / width, pictureBox.height / height)
  return { width: width * factor, height: height * factor }
}

const lineWidth = (words: readonly ShapedWord[], space: ShapedWord): number =>
  words.reduce((sum, { width }) => sum + width, 0) + space.width * Math.max(0, words.length - 1)
