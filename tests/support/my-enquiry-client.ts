import type { EnquiryKind } from '#app/crm/enquiries/definition/define-enquiry-kind.ts'
import { serviceBookingEnquiry } from '#app/crm/enquiries/kinds/service-booking.ts'
import type { TestApp } from './test-app.ts'
import { visibleText } from './visible-text.ts'

/** Sends the form of an enquiry kind as a visitor with JavaScript does. */
export async function sendEnquiryForm(
  app: TestApp,
  enquiry: EnquiryKind = serviceBookingEnquiry,
  answers: object = {},
): Promise<{ reference: string; link: string }> {
  const sent = { ...enquiry.example, ...answers }
  const answer = await app.send('POST', enquiry.postTo ?? '', sent)
  if (answer.status !== 201) throw new Error(`The form answered ${answer.status}`)
  return answer.json()
}

/** Acts of a customer on the page of an enquiry, in tests. */
export function myEnquiryClient(app: TestApp) {
  return {
    async open(path: string) {
      const { status, headers, ...answer } = await readPage(await app.request(path))
      return { status, headers, ...answer }
    },
    /** Sends the form of an act. */
    async act(path: string, fields: Record<string, string> = {}) {
      const answer = await app.request(path, {
        method: 'POST',
        body: new URLSearchParams(fields),
      })
      return readPage(answer)
    },
  }
}

async function readPage(answer: Response) {
  const html = await answer.text()
  return { status: answer.status, headers: answer.headers, html, text: visibleText(html) }
}
