import { dayInZone } from '#app/platform/calendar/zoned-dates.server.ts'
import { byteOrderMark, csvLine } from '#app/platform/schema/csv-line.ts'
import type { CustomerListEntry } from './customer-schema.ts'
import * as words from './customer-words.ts'

/** Streams customers as CSV. It reads a page only after the client has taken the previous one. */
export function customerCsvStream(
  pages: AsyncGenerator<CustomerListEntry[]>,
  timeZone: string,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  const day = (instant: string | null) =>
    instant === null ? '' : dayInZone(new Date(instant), timeZone)
  return new ReadableStream({
    start(controller) {
      controller.enqueue(encoder.encode(byteOrderMark + csvLine(words.csvColumns)))
    },
    async pull(controller) {
      const { done, value } = await pages.next()
      if (done) return controller.close()
      const lines = value.map(({ name, phones, email, plates, ...rest }) =>
        csvLine([
          ...[name, phones.join(' '), email, plates.join(' ')],
          ...[rest.enquiries, day(rest.firstEnquiryAt), day(rest.lastEnquiryAt)],
          day(rest.consentWithdrawnAt),
        ]),
      )
      controller.enqueue(encoder.encode(lines.join('')))
    },
    async cancel() {
      await pages.return(undefined)
    },
  })
}
