import { beforeEach } from 'vitest'
import type { PageHandler } from '#app/platform/http/page-handler.server.ts'
import { myEnquiryClient, sendEnquiryForm } from './my-enquiry-client.ts'
import { type TestApp, testApp, testNow } from './test-app.ts'
import type { TestDatabase } from './test-databases.ts'

/** Wednesday. Tests run on Monday 2 November 2026, 10:00. */
export const bookedService = { bookingDate: '2026-11-04', bookingTime: '10:30' }
export const bookedRide = { rideDate: '2026-11-04', rideTime: '11:00' }

/** A site with a clock for tests of the customer's page, started anew before each test. */
export function myEnquirySite(getDatabase: () => TestDatabase, pages: PageHandler) {
  let now = testNow
  let visitor: TestApp
  const start = (given: Parameters<typeof testApp>[1] = {}) => {
    visitor = testApp(getDatabase(), { clock: () => now, ...given }, pages)
  }
  beforeEach(() => {
    now = testNow
    start()
  })
  const site = {
    visitor: () => visitor,
    setClock: (to: Date) => {
      now = to
    },
    /** Starts the site again with mail, so that it queues mails. */
    startWithMail() {
      const leadsTo = ['desk@example.com']
      start({ mail: { smtpUrl: 'smtp://127.0.0.1:1', from: undefined, leadsTo } })
      return site
    },
    sendForm: (
      ...form: Parameters<typeof sendEnquiryForm> extends [TestApp, ...infer R] ? R : []
    ) => sendEnquiryForm(visitor, ...form),
    open: (path: string) => myEnquiryClient(visitor).open(path),
    act: (path: string, fields?: Record<string, string>) =>
      myEnquiryClient(visitor).act(path, fields),
    undo: (link: string) => myEnquiryClient(visitor).act(link, { act: 'undo' }),
    row: (reference: string) =>
      getDatabase()
        .db.selectFrom('enquiries')
        .selectAll()
        .where('reference', '=', reference)
        .executeTakeFirstOrThrow(),
    change: (reference: string, set: object) =>
      getDatabase()
        .db.updateTable('enquiries')
        .set(set)
        .where('reference', '=', reference)
        .execute(),
    appointment: () =>
      getDatabase().db.selectFrom('appointments').selectAll().executeTakeFirstOrThrow(),
    seats: () => getDatabase().db.selectFrom('appointment_seats').selectAll().execute(),
    mails: () => getDatabase().db.selectFrom('outbox').selectAll().orderBy('id').execute(),
  }
  return site
}
