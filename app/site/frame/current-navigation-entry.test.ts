import { afterAll, expect, it } from 'vitest'
import { pageHandlerFromSources } from '#tests/page-handler-from-sources.ts'
import { testApp } from '#tests/test-app.ts'
import { openTestDatabase } from '#tests/test-databases.ts'

const database = await openTestDatabase()
afterAll(() => database.close())
const app = testApp(database, {}, await pageHandlerFromSources())

/**
 * Lists the labels that are marked as current: first in the wide header, then in the phone menu.
 */
async function marked(path: string): Promise<string[]> {
  const html = await (await app.request(path)).text()
  const header = html.slice(html.indexOf('<header'), html.indexOf('</header>'))
  return [...header.matchAll(/<(a|button|summary)[^>]*aria-current[^>]*>([^<]*)/g)].map(
    ([, , label]) => label ?? '',
  )
}

it.each([
  ['/', ['HOME']],
  ['/motorcycle', ['MOTORCYCLE']],
  ['/offers', ['OFFERS']],
  ['/amc', ['SERVICES', 'AMC']],
  ['/dealers/1', ['NETWORKS', 'HYDERABAD']],
  ['/contact', []],
])('marks on %s the header entry %j and no other', async (path, labels) => {
  expect(new Set(await marked(path))).toEqual(new Set(labels))
})
