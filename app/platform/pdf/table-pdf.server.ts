import { glyphCodes } from './glyph-codes.ts'
import { createPdfCanvas } from './pdf-canvas.ts'
import { pdfFile } from './pdf-file.server.ts'
import { embedDrawings, embedFonts, readFontFile } from './pdf-fonts.server.ts'
import { type PdfPicture, putPicture } from './pdf-picture.server.ts'
import { pdfHexString } from './pdf-strings.ts'
import { tablePages } from './table-pages.ts'
import * as words from './table-pdf-words.ts'
import { createTextShaper } from './text-shaper.ts'

export type PdfTable = {
  title: string
  /** Line below the title, with the dealer and the period. The number of entries is appended. */
  subtitle: readonly string[]
  head: readonly string[]
  /** Shown if there are no rows. */
  empty: string
  /** Picture above the first rows, a JPEG in RGB. */
  picture?: PdfPicture
}

/** A4, landscape, in points. */
const pagePoints = [841.89, 595.28] as const

/**
 * Draws a table over as many landscape pages as it needs, each with title, heading and page number.
 * A page is written when it is full, but the numbers of entries and pages are known only after the
 * last page. Therefore each page refers to two small drawings (form XObjects) with these numbers,
 * which are written at the end, before the fonts.
 */
export function tablePdf(table: PdfTable) {
  const file = pdfFile()
  const shaper = createTextShaper(readFontFile)
  const codes = glyphCodes()
  const [catalog, tree, fonts, drawings, entries, pages] = [
    file.reserve(),
    file.reserve(),
    file.reserve(),
    file.reserve(),
    file.reserve(),
    file.reserve(),
  ]
  const photo = table.picture ? `/photo ${putPicture(file, table.picture)} 0 R ` : ''
  const resources = file.add(`<< /Font ${fonts} 0 R /XObject ${drawings} 0 R >>`)
  const kids: number[] = []
  let rowCount = 0

  const sheets = tablePages({ table, shaper, size: pagePoints, codes, endPage })
  function endPage(content: string) {
    const stream = file.putStream(file.reserve(), '', content)
    kids.push(
      file.add(
        `<< /Type /Page /Parent ${tree} 0 R /MediaBox [0 0 ${pagePoints.join(' ')}] /Resources ${resources} 0 R /Contents ${stream} 0 R >>`,
      ),
    )
  }

  function putLater(id: number, text: string) {
    const canvas = createPdfCanvas([0, 0], codes)
    canvas.text(shaper.words(text), 0, 0, 8, shaper.word(' '))
    const box = '/Type /XObject /Subtype /Form /BBox [0 -4 200 12]'
    file.putStream(id, `${box} /Resources ${resources} 0 R`, canvas.endPage())
  }

  return {
    add(rows: readonly (readonly string[])[]) {
      rowCount += rows.length
      sheets.add(rows)
    },
    finish() {
      sheets.finish()
      const [, ofPages] = words.sheet
      putLater(entries, words.entries(rowCount))
      putLater(pages, ofPages(kids.length))
      const drawn = embedDrawings(file, codes.drawings(), shaper)
      file.put(drawings, `<< ${photo}/entries ${entries} 0 R /pages ${pages} 0 R ${drawn} >>`)
      embedFonts(file, fonts, codes.used())
      const kidRefs = kids.map((id) => `${id} 0 R`).join(' ')
      file.put(tree, `<< /Type /Pages /Kids [${kidRefs}] /Count ${kids.length} >>`)
      file.put(
        catalog,
        `<< /Type /Catalog /Pages ${tree} 0 R /Lang (en-IN) /ViewerPreferences << /DisplayDocTitle true >> >>`,
      )
      const info = file.add(`<< /Title ${pdfHexString(table.title)} /Producer (Showroom) >>`)
      file.finish(catalog, info)
    },
    /** Returns the bytes of the file since the last call. */
    take: () => file.take(),
  }
}
