import type { QrCodeRows } from '#app/platform/qr-code/qr-code.server.ts'
import { glyphCodes } from './glyph-codes.ts'
import { pdfFile } from './pdf-file.server.ts'
import { embedDrawings, embedFonts, readFontFile } from './pdf-fonts.server.ts'
import { type PdfPicture, putPicture } from './pdf-picture.server.ts'
import { pdfHexString } from './pdf-strings.ts'
import { drawSheet } from './sheet-page.ts'
import { createTextShaper } from './text-shaper.ts'

export type PdfSheetRow =
  | { is: 'group'; label: string }
  | { is: 'line'; label: string; detail: string; amount: string; source?: number | undefined }
  | { is: 'total'; label: string; detail: string; amount: string }

/** A letter with a list of amounts, on one A4 page. */
export type PdfSheet = {
  letterhead: { name: string; lines: readonly string[] }
  title: string
  subtitle: readonly string[]
  /** Picture beside the title, a JPEG in RGB. */
  picture?: PdfPicture | undefined
  /** QR code beside the letterhead. */
  code?:
    | {
        rows: QrCodeRows
        says: string
        /** Text below the code. */
        caption: string
      }
    | undefined
  rows: readonly PdfSheetRow[]
  notes: readonly string[]
  /** Heading and numbered entries in small type. */
  sources: { title: string; entries: readonly string[] }
  /** Note that replaces details and sources if the page has no room for them. */
  withoutDetails: string
}

/** A4, portrait, in points. */
const pagePoints = [595.28, 841.89] as const

/** Type sizes relative to the normal one. The largest that fits is used. */
const scales = [1, 0.93, 0.87, 0.81, 0.75, 0.69, 0.63] as const

/** Draws the sheet as a PDF of exactly one page. */
export function sheetPdf(sheet: PdfSheet): Uint8Array<ArrayBuffer> {
  const file = pdfFile()
  const shaper = createTextShaper(readFontFile)
  const codes = glyphCodes()
  const brief = withoutDetails(sheet)
  const smallest = { sheet: brief, scale: 0.45 }
  const attempts = [
    ...scales.map((scale) => ({ sheet, scale })),
    { sheet: brief, scale: scales.at(-1) ?? 1 },
    smallest,
  ]
  // Sheets that do not fit get codes of their own, which the file does not embed.
  const fits = (it: (typeof attempts)[number]) =>
    drawSheet({ ...it, shaper, size: pagePoints, codes: glyphCodes() }).isFitting
  const chosen = attempts.find(fits) ?? smallest
  const { content } = drawSheet({ ...chosen, shaper, size: pagePoints, codes })

  const [catalog, tree, fonts, drawings] = [
    file.reserve(),
    file.reserve(),
    file.reserve(),
    file.reserve(),
  ]
  const photo = sheet.picture ? `/photo ${putPicture(file, sheet.picture)} 0 R ` : ''
  const resources = file.add(`<< /Font ${fonts} 0 R /XObject ${drawings} 0 R >>`)
  const stream = file.putStream(file.reserve(), '', content)
  const page = file.add(
    `<< /Type /Page /Parent ${tree} 0 R /MediaBox [0 0 ${pagePoints.join(' ')}] /Resources ${resources} 0 R /Contents ${stream} 0 R >>`,
  )
  file.put(drawings, `<< ${photo}${embedDrawings(file, codes.drawings(), shaper)} >>`)
  embedFonts(file, fonts, codes.used())
  file.put(tree, `<< /Type /Pages /Kids [${page} 0 R] /Count 1 >>`)
  file.put(
    catalog,
    `<< /Type /Catalog /Pages ${tree} 0 R /Lang (en-IN) /ViewerPreferences << /DisplayDocTitle true >> >>`,
  )
  const info = file.add(`<< /Title ${pdfHexString(sheet.title)} /Producer (Showroom) >>`)
  file.finish(catalog, info)
  return file.take()
}

function withoutDetails(sheet: PdfSheet): PdfSheet {
  return {
    ...sheet,
    rows: sheet.rows.map((row) =>
      row.is === 'line' ? { is: 'line', label: row.label, detail: '', amount: row.amount } : row,
    ),
    notes: [...sheet.notes, sheet.withoutDetails],
    sources: { ...sheet.sources, entries: [] },
  }
}
