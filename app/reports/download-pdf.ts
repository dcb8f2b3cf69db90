import { call } from '#app/portal/call.ts'
import { cellText, type Report, type ReportRow } from './define.ts'
import type { ReportFilter } from './filter.ts'
import { pdfFontFiles } from './pdf/pdf-font-files.ts'
import { type Fonts, fontsFor } from './pdf/shaper.ts'
import { tablePdf } from './pdf/table-pdf.ts'
import { listReport } from './report-calls.ts'
import { saidFilter } from './report-url.ts'

/** Rows of one call: the most that it gives. */
const callSize = 100

/** Fetches every row of the filter and saves the PDF under the report's name. Throws when a call fails. */
export async function downloadPdf(
  report: Report,
  filter: ReportFilter,
  onProgress: (share: number) => void,
): Promise<void> {
  const rows = await allRows(report, filter, onProgress)
  const cells = rows.map((row) => report.columns.map(({ key }) => cellText(row[key])))
  const subtitle = [...saidFilter(filter), `${rows.length} entries`].join(' · ')
  const table = {
    title: report.title,
    subtitle,
    head: report.columns.map(({ label }) => label),
    rows: cells,
    empty: report.empty,
  }
  const everything = `${subtitle}${cells.map((row) => row.join('')).join('')}`
  const pdf = await tablePdf(table, await loadFonts(everything))
  save(pdf, `${report.fileName}.pdf`)
}

/** Newest first. An enquiry that comes in meanwhile moves the pages: nobody is listed twice. */
async function allRows(
  report: Report,
  filter: ReportFilter,
  onProgress: (share: number) => void,
): Promise<ReportRow[]> {
  const rows = new Map<number, ReportRow>()
  for (let page = 1; ; page++) {
    const body = { ...filter, page, limit: callSize }
    const result = await call(listReport(report), { body })
    if (!result.ok) throw new Error(result.message)
    const { data, totalPages, totalIsLeast } = result.answer
    for (const row of data) rows.set(row.id, row)
    onProgress(totalPages === 0 ? 1 : Math.min(1, page / totalPages))
    if (page < totalPages) continue
    if (totalIsLeast) throw new Error('Too many rows for a PDF')
    return [...rows.values()]
  }
}

async function loadFonts(text: string): Promise<Fonts> {
  const names = ['latin', 'bold', ...fontsFor(text)] as const
  const loaded = await Promise.all(
    names.map(async (name) => {
      const response = await fetch(pdfFontFiles[name])
      if (!response.ok) throw new Error(`The font ${name} could not be loaded`)
      return [name, new Uint8Array(await response.arrayBuffer())] as const
    }),
  )
  return Object.fromEntries(loaded)
}

function save(file: Blob, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
