import { HtmlValidate } from 'html-validate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enquiries } from '#app/enquiries/enquiries.ts'
import { testRide } from '#app/enquiries/kinds/test-ride.ts'
import { adminPages, fetchPage, publicPages } from '#tests/pages.ts'
import { adminLogin, type StartedSite, startSite } from '#tests/site.ts'

/**
 * The HTML standard, its accessibility rules, one h1, and no style attribute (the content policy
 * would refuse it). Rules of mere spelling are not in these: React writes `charSet` and `<br/>`, as
 * HTML allows.
 */
const checker = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    'heading-level': 'error',
    'no-inline-style': 'error',
    // A ring that fills cannot be drawn by <progress>; its role says the same.
    'prefer-native-element': ['error', { exclude: ['progressbar'] }],
    // The numbers stand in elements of their own that do not wrap.
    'tel-non-breaking': 'off',
  },
})

let site: StartedSite
let cookie: string
beforeAll(async () => {
  site = await startSite()
  for (const { postTo, example } of enquiries) await post(postTo, example)
  const answer = await post('/api/login', adminLogin)
  cookie = answer.headers
    .getSetCookie()
    .map((it) => it.split(';')[0])
    .join('; ')
})
afterAll(() => site.stop())

test.each(publicPages)('%s is valid HTML', async (path) => {
  const answer = await fetch(`${site.url}${path}`)
  expect(await faultsIn(await answer.text())).toEqual([])
})

test.each(adminPages)('%s is valid HTML', async (path) => {
  const headers = new Headers(path === '/admin/login' ? [] : [['cookie', cookie]])
  const answer = await fetchPage(site.url + path, headers)
  expect(answer.status).toBe(path.endsWith('no-such-page') ? 404 : 200)
  expect(await faultsIn(await answer.text())).toEqual([])
})

test('an enquiry at the desk, and the page behind an invitation, are valid HTML', async () => {
  const { reference } = await (await post(testRide.postTo, testRide.example)).json()
  const desk = await fetch(`${site.url}/admin/desk/${reference}`, { headers: { cookie } })
  const person = { userId: 'ravi', name: 'Ravi Kumar', email: '', role: 'sales' }
  const { invitation } = await (await post('/api/staff', person, { cookie })).json()
  const invited = await fetch(site.url + new URL(invitation).pathname)
  for (const answer of [desk, invited]) {
    expect(answer.status).toBe(200)
    expect(await faultsIn(await answer.text())).toEqual([])
  }
})

test.each(enquiries.map((it) => [it.page, it] as const))(
  '%s refused and thanking is valid HTML',
  async (page, { postTo, example }) => {
    const refused = await fetch(`${site.url}${page}`, {
      method: 'POST',
      body: new URLSearchParams({ email: 'nobody' }),
    })
    expect(refused.ok).toBe(false)
    expect(await faultsIn(await refused.text())).toEqual([])
    const { reference } = await (await post(postTo, example)).json()
    const thanks = await fetch(`${site.url}${page}?sent=${reference}`)
    const html = await thanks.text()
    expect(html).toContain(reference)
    expect(await faultsIn(html)).toEqual([])
  },
)

/** The rule, what it says, and the text where it says it. */
async function faultsIn(html: string): Promise<string[]> {
  const lines = html.split('\n')
  const { results } = await checker.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => {
      const near = lines[line - 1]?.slice(Math.max(0, column - 80), column + 120)
      return `${ruleId}: ${message}: ${near}`
    }),
  )
}

async function post(path: string, body: unknown, own = {}): Promise<Response> {
  const headers = { 'content-type': 'application/json', ...own }
  const answer = await fetch(`${site.url}${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  return answer
}
