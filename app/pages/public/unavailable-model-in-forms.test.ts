import { afterAll, expect, it } from 'vitest'
import { pageHandlerFromSources } from '#tests/page-handler-from-sources.ts'
import { testApp } from '#tests/test-app.ts'
import { openTestDatabase } from '#tests/test-databases.ts'
import { visibleText } from '#tests/visible-text.ts'

const database = await openTestDatabase()
afterAll(() => database.close())
const app = testApp(database, {}, await pageHandlerFromSources())
const wordsOf = async (path: string) => visibleText(await (await app.request(path)).text())
const sentence = 'is no longer sold new. Choose a model on sale.'

it.each(['/finance', '/text-ride-booking'])(
  '%s explains why the linked model is not selected',
  async (path) => {
    expect(await wordsOf(`${path}?model=CB500X`)).toContain(`The CB500X ${sentence}`)
    for (const other of ['', '?model=DIO', '?model=UNICYCLE'])
      expect(await wordsOf(path + other)).not.toContain(sentence)
  },
)

it('a service booking accepts a discontinued model', async () => {
  expect(await wordsOf('/service-booking?model=CB500X')).not.toContain(sentence)
})

it('does not name a model that is off the site', async () => {
  await database.db
    .updateTable('vehicles')
    .set({ status: 0 })
    .where('slug', '=', 'cb500x')
    .execute()
  await app.services.revision.increment()
  expect(await wordsOf('/finance?model=CB500X')).not.toContain(sentence)
})
