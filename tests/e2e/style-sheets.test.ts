import { globSync, readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { logInForCookie } from '#tests/login-session.ts'
import { adminPages, publicPages } from '#tests/page-addresses.ts'
import { readOnlySite as site } from '#tests/read-only-site.ts'
import { listPublicSources } from '../../scripts/public-sources.ts'

/** Style sheets written by hand, not by Tailwind. */
const ownSheets = globSync('app/**/*.css')
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n')

let cookie: string
let visitors: string
let staff: string
beforeAll(async () => {
  cookie = await logInForCookie(site)
  visitors = sheetOf(await documentOf('/'))
  staff = sheetOf(await documentOf('/admin/login'))
})

test('the public style sheet has the classes of public pages, but no portal classes', async () => {
  const code = listPublicSources()
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n')
  const [theirs, all] = [classesIn(visitors), classesIn(staff)]
  const strange = [...theirs].filter((it) => !code.includes(it) && !ownSheets.includes(`.${it}`))
  expect(strange).toEqual([])
  expect(all.size - theirs.size).toBeGreaterThan(100)
  for (const page of publicPages) {
    const document = await documentOf(page)
    expect(sheetOf(document) === visitors, page).toBe(true)
    expect(namesIn(document).filter((it) => all.has(it) && !theirs.has(it))).toEqual([])
    expect(document.includes('href="/admin'), page).toBe(false)
  }
})

test('the staff style sheet has all classes, also before the login and on a refused page', async () => {
  const [theirs, all] = [classesIn(visitors), classesIn(staff)]
  expect([...theirs].filter((it) => !all.has(it))).toEqual([])
  const documents = await Promise.all([
    ...[...adminPages, '/ADMIN/Login', '/admin/invitation/no'].map((page) => documentOf(page)),
    ...adminPages.map((page) => documentOf(page, cookie)),
  ])
  // A redirect has no document.
  const drawn = documents.filter((it) => it !== '')
  expect(drawn.length).toBeGreaterThan(adminPages.length)
  expect(drawn.filter((it) => sheetOf(it) !== staff).length).toBe(0)
  expect(drawn.flatMap(namesIn).filter((it) => !all.has(it) && !ownSheets.includes(it))).toEqual([])
})

async function documentOf(page: string, session = ''): Promise<string> {
  const headers = { cookie: session }
  return (await fetch(`${site.url}${page}`, { headers, redirect: 'manual' })).text()
}

function sheetOf(document: string): string {
  return /<style id="app-css">([\s\S]*?)<\/style>/.exec(document)?.[1] ?? ''
}

/** Lists the classes with rules in a sheet. A match that begins with a digit is a number. */
function classesIn(sheet: string): Set<string> {
  const found = [...sheet.matchAll(/\.((?:\\.|[\w-])+)/g)]
  return new Set(
    found
      .map(([, name = '']) => name.replaceAll(/\\(.)/g, '$1'))
      .filter((name) => !/^\d/.test(name)),
  )
}

/** Lists the classes of a document's elements. */
function namesIn(document: string): string[] {
  return [...document.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) =>
    names.replaceAll('&amp;', '&').replaceAll('&gt;', '>').replaceAll('&#x27;', "'").split(' '),
  )
}
