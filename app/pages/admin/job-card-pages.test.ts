import { beforeEach, expect, it } from 'vitest'
import { serviceBookingEnquiry } from '#app/crm/enquiries/kinds/service-booking.ts'
import { addEnquiry, deskClient } from '#tests/desk-client.ts'
import { pageHandlerFromSources } from '#tests/page-handler-from-sources.ts'
import { type TestApp, testApp } from '#tests/test-app.ts'
import { onEachDatabase } from '#tests/test-databases.ts'
import { visibleText } from '#tests/visible-text.ts'

const pages = await pageHandlerFromSources()

onEachDatabase('pages of job cards', (getDatabase) => {
  let app: TestApp
  let reference: string
  beforeEach(async () => {
    app = testApp(getDatabase(), {}, pages)
    reference = await addEnquiry(app, serviceBookingEnquiry)
    const saved = await (await app.loginAsStaff('workshop')).send(
      'PUT',
      `/api/enquiries/${reference}/job`,
      {
        ...{ kilometres: 12_400, complaints: 'Chain loose', workDone: 'Chain set' },
        ...{ mechanic: 'Ramesh', readyDay: '2026-11-02', readyTime: '17:00', version: 0 },
      },
    )
    expect(saved.status).toBe(200)
  })
  const open = async (staff: TestApp, path: string) => {
    const answer = await staff.request(path)
    return { status: answer.status, text: visibleText(await answer.text()) }
  }

  it('print the card with vehicle, customer, work and promise', async () => {
    const workshop = await app.loginAsStaff('workshop')
    const { status, text } = await open(workshop, `/admin/desk/${reference}/job-card`)
    expect(status).toBe(200)
    for (const shown of [
      ...['TG 09 AB 1234', 'Asha Example', '12,400 km', 'Chain loose', 'Chain set', 'Ramesh'],
      'Mon 2 Nov, 5:00 PM',
    ])
      expect(text).toContain(shown)
  })

  it('are not found by a role that does not see the workshop', async () => {
    const sales = await app.loginAsStaff('sales')
    expect((await open(sales, `/admin/desk/${reference}/job-card`)).status).toBe(404)
    const { text } = await open(sales, '/admin/workshop-history?plate=TG09AB1234')
    expect(text).toContain('no visit to the workshop')
    expect(text).not.toContain('Asha Example')
  })

  it('show nothing personal after the erasure', async () => {
    const owner = await app.loginAsStaff()
    const { id } = await deskClient(owner).read(reference)
    expect((await owner.send('DELETE', `/api/enquiries/${id}`)).status).toBe(200)
    const { status, text } = await open(owner, `/admin/desk/${reference}/job-card`)
    expect(status).toBe(200)
    for (const secret of ['Asha', 'TG 09', 'Chain', '9000000001'])
      expect(text).not.toContain(secret)
    expect((await open(owner, '/admin/workshop-history?plate=TG09AB1234')).text).toContain(
      'no visit to the workshop',
    )
  })

  it('ask for the whole number plate, and keep what was typed', async () => {
    const workshop = await app.loginAsStaff('workshop')
    const answer = await workshop.request('/admin/workshop-history?plate=1234')
    const html = await answer.text()
    expect(visibleText(html)).toContain('Enter the whole registration number')
    expect(html).toContain('value="1234"')
  })
})
