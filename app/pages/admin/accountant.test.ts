import { afterAll, beforeAll, expect, it } from 'vitest'
import { readOnly } from '#app/crm/desk/desk-list-words.ts'
import { addEnquiry } from '#tests/desk-client.ts'
import { pageHandlerFromSources } from '#tests/page-handler-from-sources.ts'
import { type TestApp, testApp } from '#tests/test-app.ts'
import { openTestDatabase } from '#tests/test-databases.ts'

const database = await openTestDatabase()
const visitor = testApp(database, {}, await pageHandlerFromSources())
let accountant: TestApp
let sales: TestApp
beforeAll(async () => {
  await addEnquiry(visitor)
  accountant = await visitor.loginAsStaff('accounts')
  sales = await visitor.loginAsStaff('sales')
})
afterAll(() => database.close())

const textOf = async (path: string, app: TestApp) => (await app.request(path)).text()

it('tells the accountant that she can only view the desk', async () => {
  expect(await textOf('/admin/desk?section=all', accountant)).toContain(readOnly)
  expect(await textOf('/admin/desk?section=all', sales)).not.toContain(readOnly)
})

it('shows the accountant no work queue on the dashboard', async () => {
  expect(await textOf('/admin/dashboard', accountant)).not.toContain('id="needs"')
  expect(await textOf('/admin/dashboard', sales)).toContain('id="needs"')
})
