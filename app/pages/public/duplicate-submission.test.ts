import { afterAll, expect, it } from 'vitest'
import { contactEnquiry } from '#app/crm/enquiries/kinds/contact.ts'
import { pageHandlerFromSources } from '#tests/page-handler-from-sources.ts'
import { testApp } from '#tests/test-app.ts'
import { openTestDatabase } from '#tests/test-databases.ts'

const database = await openTestDatabase()
afterAll(() => database.close())
const app = testApp(database, {}, await pageHandlerFromSources())

const post = async (fields: Record<string, string>) => {
  const response = await app.request('/contact', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
    body: new URLSearchParams(fields),
  })
  return response.headers.get('location')
}
const typed = Object.fromEntries(
  Object.entries(contactEnquiry.example).map(([name, value]) => [name, String(value)]),
)

it('responds with the reference of the script’s request if the browser posts the form too', async () => {
  const headers = { 'idempotency-key': 'key-1' }
  const answer = await app.send('POST', '/contact', contactEnquiry.example, { headers })
  const { reference } = await answer.json()
  expect(await post({ ...typed, idempotencyKey: 'key-1' })).toBe(`/contact?sent=${reference}`)
  expect(await post({ ...typed, idempotencyKey: 'key-2' })).not.toBe(`/contact?sent=${reference}`)
})

it('stores a form with an empty key only once within ten minutes', async () => {
  const first = await post({ ...typed, name: 'Asha', idempotencyKey: '' })
  expect(first).toMatch(/^\/contact\?sent=CT-/)
  const [reference = ''] = /CT-\w{5}/.exec(first ?? '') ?? []
  expect(await post({ ...typed, name: 'Asha' })).toContain(`/my-enquiry/${reference}-`)
})
