import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PageHandler } from '#app/platform/http/page-handler.server.ts'
import { pageHandlerFromSources } from '#tests/page-handler-from-sources.ts'
import { type TestApp, testApp } from '#tests/test-app.ts'
import { openTestDatabase, type TestDatabase } from '#tests/test-databases.ts'
import { declaredEndpoints } from './endpoints.server.ts'
import type { EndpointDeclaration } from './platform/http/define-endpoint.ts'

let database: TestDatabase
let staff: TestApp
beforeAll(async () => {
  const pages: PageHandler = await pageHandlerFromSources()
  database = await openTestDatabase()
  staff = await testApp(database, {}, pages).loginAsStaff()
}, 60_000)
afterAll(() => database.close())

const namesOf = ({ body }: EndpointDeclaration): string[] =>
  body && 'entries' in body ? Object.keys(Object(body.entries)) : []
const bodies = declaredEndpoints
  .filter((call) => call.body && !call.upload)
  .map((call) => [`${call.method} ${call.path}`, call] as const)

/** Default messages of Valibot, and messages about the whole body instead of a field. */
const unclear = /^Invalid |Expected|undefined|^The request must be/

type RefusedAnswer = { message: string; errors: Record<string, string[]> }

describe.each(bodies)('%s', (_, call) => {
  const send = async (fields: object) => {
    const path = call.path.replaceAll(/:\w+/g, '1')
    const answer = await staff.send(call.method, path, fields)
    return { status: answer.status, refused: answer.status === 422 && (await answer.json()) }
  }
  const expectClear = ({ message, errors }: RefusedAnswer, name?: string) => {
    const said = Object.entries(errors).flatMap(([field, texts]) => texts.map((it) => [field, it]))
    expect(message).not.toMatch(unclear)
    expect(message).not.toMatch(/^must /)
    for (const [field, text] of said) {
      expect([field, text]).not.toEqual([field, expect.stringMatching(unclear)])
      if (namesOf(call).length > 0) expect(namesOf(call)).toContain(field?.split('.')[0])
    }
    if (name !== undefined && said.length > 0)
      expect(Object.keys(errors).map((field) => field.split('.')[0])).toContain(name)
  }

  it('names every missing field', async () => {
    const { refused } = await send({})
    if (refused) expectClear(refused)
  })

  it.each(namesOf(call))('explains a value of another type in %s', async (name) => {
    for (const junk of [null, 7, true, 'x', [], {}, [7], { a: 7 }]) {
      const { status, refused } = await send({ [name]: junk })
      expect(status).toBeLessThan(500)
      if (refused) expectClear(refused)
    }
  })
})

describe('forms that browsers post without JavaScript', () => {
  const post = (path: string, sent: Record<string, string>) =>
    staff.request(path, {
      method: 'POST',
      body: new URLSearchParams(sent),
      headers: { accept: 'text/html' },
    })
  const everything = async () =>
    JSON.stringify(await database.db.selectFrom('staff').selectAll().execute())

  it.each([
    '/admin/login',
    '/admin/forgotten',
    '/admin/profile',
    '/admin/change-password',
    '/admin/second-factor',
    '/admin/invitation/none',
    '/admin/new-password/none',
  ])('%s changes nothing if its fields are missing', async (path) => {
    const before = await everything()
    const answer = await post(path, {})
    expect([path, answer.status]).toEqual([path, expect.toBeOneOf([303, 401, 404, 410, 422])])
    expect(await answer.text()).not.toMatch(/Invalid key|Expected &|must be a group/)
    expect(await everything()).toBe(before)
  })

  it('the profile keeps its stored values if a field is missing, and names the field', async () => {
    const profile = { userName: 'Meera', email: '', mobileNo: '9000000001' }
    expect((await post('/admin/profile', profile)).status).toBe(200)
    const before = await everything()
    const answer = await post('/admin/profile', { userName: 'Ravi' })
    expect(answer.status).toBe(422)
    const html = await answer.text()
    expect(html).toContain('Email is missing')
    expect(html).toContain('Mobile is missing')
    expect(await everything()).toBe(before)
  })
})

it('an endpoint that changes the profile keeps omitted fields', async () => {
  const profile = { userName: 'Meera', mobileNo: '9000000001' }
  await staff.send('PATCH', '/api/profile/meera', profile)
  const answer = await staff.send('PATCH', '/api/profile/meera', { userName: 'Meera Rao' })
  expect(answer.status).toBe(200)
  expect(await (await staff.request('/api/me')).json()).toMatchObject({
    user_name: 'Meera Rao',
    mobile_no: '9000000001',
  })
})

it.each([
  ['POST', '/api/staff', { name: 'Ravi', userId: 'ravi', role: 'sales' }, 'email'],
  ['POST', '/api/staff', { userId: 'ravi', email: '', role: 'sales' }, 'name'],
  ['PATCH', '/api/manageGallery/1', { version: 1 }, 'caption'],
  ['PATCH', '/api/manageOffers/1', { title: 'Diwali' }, 'description'],
  ['PATCH', '/api/manageRates/loan', { ratePercent: 9, months: 36 }, 'note'],
  ['PATCH', '/api/manageRates/electricity', {}, 'rupeesPerUnit'],
  ['PATCH', '/api/manageRates/extendedWarranty', { prices: [] }, 'soldForMonths'],
])('%s %s names the missing field of %j', async (method, path, sent, missing) => {
  const answer = await staff.send(method, path, sent)
  expect(answer.status).toBe(422)
  const { errors } = await answer.json()
  expect(Object.keys(errors)).toEqual([missing])
})
