import { concurrencyLimiter } from '#app/platform/concurrency/concurrency-limiter.ts'
import type { Dealer } from '#app/platform/dealer-details/dealer-schema.ts'
import { formatSignedRupees } from '#app/platform/money/format-rupees.ts'
import type { PdfPicture } from '#app/platform/pdf/pdf-picture.server.ts'
import { drawSheetInProcess } from '#app/platform/pdf/pdf-process.server.ts'
import type { PdfSheet, PdfSheetRow } from '#app/platform/pdf/sheet-pdf.server.ts'
import { listQrCodeRows } from '#app/platform/qr-code/qr-code.server.ts'
import { letterheadLines } from './letterhead-lines.ts'
import { hasCode, type PriceCalculation } from './price-calculation.ts'
import { pricePdfPictures } from './price-pdf-picture.server.ts'
import * as words from './words.ts'

type Deps = Parameters<typeof pricePdfPictures>[0]

export type RenderPricePdf = ReturnType<typeof pricePdfRenderer>

/** Milliseconds after which a process that draws one page is stopped. */
const patience = 20_000

/**
 * Draws calculations as PDFs, one at a time. Visitors have this queue for themselves, so that they
 * and the reports of the staff do not wait for each other. PDFs are not cached, because they contain
 * personal choices. Throws `QueueFull` if too many wait.
 */
export function pricePdfRenderer(deps: Deps) {
  const findPicture = pricePdfPictures(deps)
  const limiter = concurrencyLimiter({ limit: 1, queue: 20 })

  /** `client` is the visitor's network; networks take turns. */
  return (
    calculation: PriceCalculation,
    dealer: Dealer,
    { signal, client }: { signal: AbortSignal; client: string },
  ): Promise<Uint8Array<ArrayBuffer>> =>
    limiter.run(
      async () => {
        const { picture, vehicle } = calculation
        const shown = await findPicture(picture, words.picture(vehicle))
        const ending = AbortSignal.any([signal, AbortSignal.timeout(patience)])
        return drawSheetInProcess(calculationPdfSheet(calculation, dealer, shown), ending)
      },
      { signal, client },
    )
}

/** Returns the content of the PDF: the same as on the page. */
export function calculationPdfSheet(
  calculation: PriceCalculation,
  dealer: Dealer,
  picture: PdfPicture | undefined,
): PdfSheet {
  const { vehicle, day, place, holdsUntil, otherDay, groups, total, notes, sources, url } =
    calculation
  return {
    letterhead: { name: dealer.name, lines: letterheadLines(dealer) },
    title: words.title(vehicle),
    subtitle: [
      `${words.workedOut(day, place)}.`,
      `${words.holdsUntil(holdsUntil)}.`,
      ...(otherDay === undefined ? [] : [otherDay]),
    ],
    picture,
    code: hasCode(calculation)
      ? { rows: listQrCodeRows(url), says: words.codeMeans, caption: words.scan }
      : undefined,
    rows: [
      ...groups.flatMap(({ title, lines }): PdfSheetRow[] => [
        { is: 'group', label: title },
        ...lines.map((line) => ({
          is: 'line' as const,
          label: line.label,
          detail: line.reason,
          amount: formatSignedRupees(line.rupees, line.isUnconfirmed),
          source: line.source,
        })),
      ]),
      {
        is: 'total',
        label: total.label,
        detail: total.inWords,
        amount: formatSignedRupees(total.rupees, total.isUnconfirmed),
      },
    ],
    notes,
    sources: { title: words.sources, entries: sources.map(({ text }) => text) },
    withoutDetails: words.withoutReasons,
  }
}
