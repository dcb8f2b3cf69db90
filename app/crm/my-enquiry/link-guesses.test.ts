import { beforeEach, expect, it } from 'vitest'
import { createApp } from '#app/app.server.ts'
import { serviceBookingEnquiry } from '#app/crm/enquiries/kinds/service-booking.ts'
import { noRateLimit } from '#app/platform/http/rate-limits.server.ts'
import { sendEnquiryForm } from '#tests/my-enquiry-client.ts'
import { pageHandlerFromSources } from '#tests/page-handler-from-sources.ts'
import { type TestApp, testApp } from '#tests/test-app.ts'
import { onEachDatabase } from '#tests/test-databases.ts'
import { enquiryLookup } from './enquiry-lookup.server.ts'

const pages = await pageHandlerFromSources()
const unknown = 'SB-22222'

onEachDatabase('guesses of links and digits', (getDatabase) => {
  let app: TestApp
  let known: string
  beforeEach(async () => {
    app = testApp(getDatabase(), {}, pages)
    known = (await sendEnquiryForm(app, serviceBookingEnquiry)).reference
  })

  type Send = (path: string, init?: RequestInit) => Response | Promise<Response>

  /** Returns status, headers and body of an answer without what names the request itself. */
  const ask = async (send: Send, reference: string, path: string, digits?: string) => {
    const body = digits === undefined ? null : new URLSearchParams({ reference, digits })
    const answer = await send(path, body ? { method: 'POST', body } : {})
    const headers = [...answer.headers].filter(([name]) => name !== 'x-request-id')
    const html = (await answer.text()).replaceAll(reference, 'REFERENCE')
    return { status: answer.status, headers, html }
  }
  const guessDigits = (send: Send, reference: string, digits: string) =>
    ask(send, reference, '/my-enquiry', digits)
  const guessToken = (send: Send, reference: string, signature: string, act = '') =>
    ask(send, reference, `/my-enquiry/${reference}-${signature}${act}`)

  const withoutLimits = (): Send => {
    const { services } = app
    const { db, myEnquiries } = services
    const limits = { ofReference: noRateLimit, ofNetwork: noRateLimit, ofSite: noRateLimit }
    const unlimited = enquiryLookup({ db, myEnquiries, limits, onResult: () => {} })
    const open = createApp({ services: { ...services, enquiryLookup: unlimited }, pages })
    return (path, init) => open.request(path, init)
  }

  it('get the same status, headers and bytes for known and unknown references', async () => {
    const send = withoutLimits()
    for (let turn = 0; turn < 30; turn++) {
      const digits = String(9000 + turn)
      const wrong = await guessDigits(send, known, digits)
      expect(wrong.status).toBe(404)
      expect(await guessDigits(send, unknown, digits)).toEqual(wrong)
    }
  })

  it('get the same 429 above the limits, with the right digits as well', async () => {
    const statuses: number[] = []
    for (let turn = 0; turn < 12; turn++) {
      const digits = turn === 11 ? '0001' : String(9000 + turn)
      const wrong = await guessDigits(app.request, known, digits)
      statuses.push(wrong.status)
      expect(await guessDigits(app.request, unknown, digits)).toEqual(wrong)
    }
    expect(statuses).toEqual([...Array(5).fill(404), ...Array(7).fill(429)])
  })

  it('get the same 404 on all pages of a link with a wrong signature', async () => {
    for (const signature of ['A'.repeat(43), `${'A'.repeat(42)}-`, '_'.repeat(43)])
      for (const act of ['', '/move', '/cancel', '/enquiry.json', '/appointment.ics']) {
        const wrong = await guessToken(app.request, known, signature, act)
        expect([act, wrong.status]).toEqual([act, 404])
        expect(await guessToken(app.request, unknown, signature, act)).toEqual(wrong)
      }
  })
})
