import { beforeEach, expect, it } from 'vitest'
import { testRideEnquiry } from '#app/crm/enquiries/kinds/test-ride.ts'
import { deskClient } from '#tests/desk-client.ts'
import { myEnquiryClient, sendEnquiryForm } from '#tests/my-enquiry-client.ts'
import { pageHandlerFromSources } from '#tests/page-handler-from-sources.ts'
import { type TestApp, testApp, testNow } from '#tests/test-app.ts'
import { onEachDatabase } from '#tests/test-databases.ts'

const pages = await pageHandlerFromSources()
const minute = 60_000
const ride = { rideDate: '2026-11-04', rideTime: '11:00' }

onEachDatabase('the acts of a customer', (getDatabase) => {
  let now: Date
  let visitor: TestApp
  beforeEach(() => {
    now = testNow
    visitor = testApp(getDatabase(), { clock: () => now }, pages)
  })
  const client = () => myEnquiryClient(visitor)
  const row = (reference: string) =>
    getDatabase()
      .db.selectFrom('enquiries')
      .selectAll()
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow()

  it('send no text of staff with the data of the page', async () => {
    const { reference, link } = await sendEnquiryForm(visitor, testRideEnquiry, ride)
    const owner = await visitor.loginAsStaff()
    const stepAt = new Date(now.getTime() + 60 * minute).toISOString()
    const step = { type: 'nextStep', at: stepAt, text: 'Offer the old stock first' }
    await deskClient(owner).tell(reference, step)
    expect((await row(reference)).next_step_text).toBe('Offer the old stock first')
    await client().act(`${link}/withdraw`)
    const data = await (await visitor.request(`${link}.data`)).text()
    expect(data).toContain('withdrawn')
    expect(data).not.toContain('old stock')
  })
})
