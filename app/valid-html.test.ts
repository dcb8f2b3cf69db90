import { afterAll, expect, it } from 'vitest'
import { publicEnquiryKinds } from '#app/crm/enquiries/enquiry-kinds.ts'
import { testRideEnquiry } from '#app/crm/enquiries/kinds/test-ride.ts'
import { findHtmlErrors } from '#tests/html-validation-errors.ts'
import { adminPages, publicPages } from '#tests/page-addresses.ts'
import { pageHandlerFromSources } from '#tests/page-handler-from-sources.ts'
import { type TestApp, testApp } from '#tests/test-app.ts'
import { openTestDatabase } from '#tests/test-databases.ts'

const database = await openTestDatabase()
afterAll(() => database.close())
const visitor = testApp(database, {}, await pageHandlerFromSources())
const staff = await visitor.loginAsStaff()
for (const { postTo, example } of publicEnquiryKinds) await visitor.send('POST', postTo, example)

const isFound = (path: string) => !path.endsWith('no-such-page')

const configured = '/text-ride-booking?model=HORNET2.0&colour=repsol-edition&fit=SR-ACC-1172'

it.each([...publicPages, configured])('public page %s is valid HTML', async (path) => {
  const answer = await visitor.request(path)
  expect(answer.status).toBe(isFound(path) ? 200 : 404)
  expect(await findHtmlErrors(await answer.text())).toEqual([])
})

it.each(adminPages)('portal page %s is valid HTML', async (path) => {
  const answer = await requestPage(path === '/admin/login' ? visitor : staff, path)
  expect(answer.status).toBe(isFound(path) ? 200 : 404)
  expect(await findHtmlErrors(await answer.text())).toEqual([])
})

it('an enquiry at the desk, and the page of an invitation, are valid HTML', async () => {
  const sent = await visitor.send('POST', testRideEnquiry.postTo, testRideEnquiry.example)
  const { reference } = await sent.json()
  const person = { userId: 'ravi', name: 'Ravi Kumar', email: '', role: 'sales' }
  const { invitation } = await (await staff.send('POST', '/api/staff', person)).json()
  for (const answer of [
    await staff.request(`/admin/desk/${reference}`),
    await visitor.request(new URL(invitation).pathname),
  ]) {
    expect(answer.status).toBe(200)
    expect(await findHtmlErrors(await answer.text())).toEqual([])
  }
})

it.each(publicEnquiryKinds.map((enquiry) => [enquiry.page, enquiry] as const))(
  '%s is valid HTML after a refusal and as a confirmation',
  async (page, { postTo, example }) => {
    const body = new URLSearchParams({ email: 'nobody' })
    const refused = await visitor.request(page, { method: 'POST', body })
    expect(refused.ok).toBe(false)
    expect(await findHtmlErrors(await refused.text())).toEqual([])
    const { reference } = await (await visitor.send('POST', postTo, example)).json()
    const thanks = await (await visitor.request(`${page}?sent=${reference}`)).text()
    expect(thanks).toContain(reference)
    expect(await findHtmlErrors(thanks)).toEqual([])
  },
)

it('the check finds a picture without alternative text and a field without a label', async () => {
  const faults = await findHtmlErrors(
    '<!doctype html><html lang="en"><head><title>Faults</title></head><body><h1>Faults</h1><img src="/a.png"><form><input type="text" name="b"></form></body></html>',
  )
  expect(faults.map((fault) => fault.split(':')[0])).toEqual([
    'wcag/h37',
    'wcag/h32',
    'input-missing-label',
  ])
})

/** Follows a redirect that only adds a query, as the desk does. */
async function requestPage(app: TestApp, path: string): Promise<Response> {
  const answer = await app.request(path)
  const leadsTo = answer.headers.get('location')
  return leadsTo?.startsWith(`${path}?`) ? app.request(leadsTo) : answer
}
