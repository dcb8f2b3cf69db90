import { afterAll, expect, it, vi } from 'vitest'
import { publicEnquiryKinds } from '#app/crm/enquiries/enquiry-kinds.ts'
import { contactEnquiry } from '#app/crm/enquiries/kinds/contact.ts'
import { serviceBookingEnquiry } from '#app/crm/enquiries/kinds/service-booking.ts'
import { connectionRefusedError, diskFullError, failingDatabase } from '#tests/failing-database.ts'
import { pageHandlerFromSources } from '#tests/page-handler-from-sources.ts'
import { testApp } from '#tests/test-app.ts'
import { onEachDatabase, openTestDatabase, type TestDatabase } from '#tests/test-databases.ts'
import { visibleText } from '#tests/visible-text.ts'

const database = await openTestDatabase()
afterAll(() => database.close())
const pages = await pageHandlerFromSources()
const notSaved =
  'Your request was not saved, but what you typed is still here. Please send it again in a minute, or call us:'

onEachDatabase('form posted without JavaScript', (getDatabase) => {
  const typed = Object.entries({ ...serviceBookingEnquiry.example, name: 'Asha <Example>' })
  const stored = () => getDatabase().db.selectFrom('enquiries').select('reference').execute()

  it.each([
    ['the disk is full', diskFullError, true, 500],
    ['the database is away', connectionRefusedError, false, 503],
  ])('returns the filled-in form if %s, and stores one enquiry after a retry', async (...given) => {
    const [, error, isOfWritesOnly, status] = given
    const { trouble, logged, post, phones } = await visit(getDatabase())
    Object.assign(trouble, { error, isOfWritesOnly })
    const refused = await post('/service-booking', typed)
    expect(refused.status).toBe(status)
    expect(refused.headers.get('retry-after')).toBe(status === 503 ? '5' : null)
    expect(refused.headers.get('cache-control')).toBe('no-store')
    const html = await refused.text()
    expect(visibleText(html)).toContain(`${notSaved} ${phones.service[0]}`)
    expect(html).toContain(`href="tel:${phones.service[0]?.replaceAll(' ', '')}"`)
    expect(html).toContain('value="Asha &lt;Example&gt;"')
    expect(html).toContain(`<option value="${serviceBookingEnquiry.example['model']}" selected=""`)
    expect(visibleText(html)).toContain(`reference: ${refused.headers.get('x-request-id')}`)
    expect(logged).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ reference: refused.headers.get('x-request-id') }),
      expect.any(String),
    )

    trouble.error = undefined
    const taken = await post('/service-booking', typed)
    expect(taken.status).toBe(303)
    expect((await post('/service-booking', typed)).headers.get('location')).toBe(
      taken.headers.get('location'),
    )
    expect(await stored()).toHaveLength(1)
  })
})

it('shows the telephone number on every form if the database cannot be read', async () => {
  const { trouble, post, phones } = await visit(database)
  trouble.error = connectionRefusedError
  for (const { page, title, counter, fields, example, submit } of publicEnquiryKinds) {
    const filled = Object.entries(fields).map(([name, { control }]): [string, unknown] =>
      control === 'checkbox' ? [name, 'on'] : [name, example[name] ?? ''],
    )
    const answer = await post(
      page,
      filled.filter(([, value]) => typeof value !== 'object'),
    )
    const words = visibleText(await answer.text())
    expect([page, answer.status]).toEqual([page, 503])
    expect(words).toContain(`${notSaved} ${phones[counter][0]}`)
    for (const part of [title, submit]) expect(words).toContain(part)
  }
})

it('refuses an invalid form without asking the visitor to call', async () => {
  const { post } = await visit(database)
  const answer = await post(contactEnquiry.page, [])
  expect(answer.status).toBe(422)
  expect(visibleText(await answer.text())).not.toContain(notSaved)
})

async function visit(database: TestDatabase) {
  const { db, trouble } = failingDatabase(database.db)
  const app = testApp(database, { db }, pages)
  const logged = vi.spyOn(app.services.log, 'error').mockImplementation(() => {})
  const { salesPhones, servicePhones } = await app.services.dealer.get()
  const post = (path: string, fields: Iterable<[string, unknown]>) =>
    app.request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
      body: new URLSearchParams([...fields].map(([name, value]) => [name, String(value)])),
    })
  return { trouble, logged, post, phones: { sales: salesPhones, service: servicePhones } }
}
