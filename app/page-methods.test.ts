import { afterAll, describe, expect, it } from 'vitest'
import { publicEnquiryKinds } from '#app/crm/enquiries/enquiry-kinds.ts'
import { pageHandlerFromSources, routeTable } from '#tests/page-handler-from-sources.ts'
import { testApp } from '#tests/test-app.ts'
import { openTestDatabase } from '#tests/test-databases.ts'

const database = await openTestDatabase()
afterAll(() => database.close())
const visitor = testApp(database, {}, await pageHandlerFromSources())
const staff = await visitor.loginAsStaff()

/** A GET of `/opt-in` redirects to the page; a POST there is an endpoint. */
const isCallAlone = (path: string) =>
  publicEnquiryKinds.some(({ page, postTo }) => postTo === path && page !== path)

const pages = await Promise.all(
  routeTable
    .filter(({ isPage }) => isPage)
    .map(async ({ file, pattern }) => ({
      path: `/${pattern.replaceAll(/:\w+\??|\*/g, 'booking')}`,
      takesForms: 'action' in (await import(`./${file}`)),
    })),
)
const proper = pages.filter(({ path }) => !isCallAlone(path))
const readOnly = proper.filter(({ takesForms }) => !takesForms)
/** The body of a logout is not read. */
const forms = pages.filter(({ path, takesForms }) => takesForms && path !== '/admin/logout')

const dataOf = (path: string) => (path === '/' ? '/_root.data' : `${path}.data`)

it.each(proper)('$path refuses unknown methods with 405', async ({ path, takesForms }) => {
  const allow = takesForms ? 'GET, HEAD, POST' : 'GET, HEAD'
  for (const method of ['PUT', 'PATCH', 'DELETE'])
    for (const address of [path, dataOf(path)]) {
      const { status, headers } = await staff.request(address, { method })
      const got = { method, address, status, allow: headers.get('allow') }
      expect(got).toEqual({ method, address, status: 405, allow })
    }
})

it.each(readOnly)('$path refuses a form with 405', async ({ path }) => {
  // The bare address of the portal only redirects, and its data are the same for everybody.
  for (const address of path === '/admin' ? [path] : [path, dataOf(path)]) {
    const body = new URLSearchParams({ name: 'x' })
    const { status, headers } = await staff.request(address, { method: 'POST', body })
    expect([address, status, headers.get('allow')]).toEqual([address, 405, 'GET, HEAD'])
  }
})

it('a browser gets the refusal as an HTML page', async () => {
  const headers = { accept: 'text/html' }
  const answer = await visitor.request('/Contact/', { method: 'PUT', headers })
  expect(answer.headers.get('content-type')).toContain('text/html')
  expect(await answer.text()).toContain('This address accepts GET, HEAD, POST only.')
})

it.each([
  ['/admin/login', { userId: 'meera', password: 'a guess' }, 'Too many failed logins'],
  [
    '/admin/change-password',
    { oldPassword: 'x', newPassword: 'a new password', confirmPassword: 'a new password' },
    'Too many wrong passwords',
  ],
])('the form of %s says when the next attempt is allowed', async (path, sent, said) => {
  const { db, limits } = staff.services
  const { knownLogins, passwords } = limits
  const session = await db.selectFrom('sessions').select('id_hash').executeTakeFirstOrThrow()
  for (let guess = 0; guess < 10; guess++)
    await Promise.all([knownLogins.take('meera 127.0.0.1'), passwords.take(session.id_hash)])
  const answer = await staff.request(path, { method: 'POST', body: new URLSearchParams(sent) })
  const { status, headers } = answer
  expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([
    429,
    '900',
    'no-store',
  ])
  expect(await answer.text()).toContain(said)
})

describe.each(forms)('the form of $path', ({ path }) => {
  const file = new FormData()
  file.set('name', new File(['x'], 'x.txt'))
  const json = new Blob(['{}'], { type: 'application/json' })

  it('accepts only form data', async () => {
    const isCall = publicEnquiryKinds.some(({ postTo }) => postTo === path)
    for (const body of ['name=x', file, ...(isCall ? [] : [json])])
      for (const address of [path, dataOf(path)]) {
        const { status } = await staff.request(address, { method: 'POST', body })
        expect([address, status]).toEqual([address, 415])
      }
  })
})

it.each(publicEnquiryKinds)(
  '$page causes no server error with names of object properties',
  async ({ page, fields }) => {
    const inner = ['toString', '__proto__', 'a.b']
    const names = Object.keys(fields).flatMap((name) => inner.map((it) => `${name}.${it}`))
    const body = new URLSearchParams(names.map((name) => [name, 'x']))
    expect((await visitor.request(page, { method: 'POST', body })).status).toBe(422)
  },
)
