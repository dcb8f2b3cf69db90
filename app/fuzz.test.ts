import { expect, it } from 'vitest'
import { enquiries } from '#app/enquiries/enquiries.ts'
import { type TestApp, testApp } from '#tests/app.ts'
import { onEachDatabase, type TestDatabase } from '#tests/databases.ts'
import { bytesOf, callRequests, type FuzzRequest, requestOf } from '../tests/load/fuzz/requests.ts'

// As many as take some two seconds; `npm run fuzz` sends a hundred thousand to the built program.
const count = 700
const seed = 20_261_102

/** Papers are made in a process of their own, which takes half a second each. */
const quick = callRequests.filter(({ about }) => !about.endsWith('.pdf'))

onEachDatabase('the calls', (getDatabase) => {
  it('fail at nothing that a stranger or the staff may send, and answer as they declare', async () => {
    const { visitor, staff } = await appOver(getDatabase())
    expect(await sendAll(visitor, staff)).toEqual([])
    expect((await staff.request('/api/me')).status, 'the staff are logged in all along').toBe(200)
  })
})

async function appOver(database: TestDatabase) {
  const visitor = testApp(database)
  return { visitor, staff: await visitor.loginAsStaff() }
}

/** What went wrong, each with the number that makes the request again. */
async function sendAll(visitor: TestApp, staff: TestApp): Promise<string[]> {
  const wrong: string[] = []
  for (let number = seed; number < seed + count; number++) {
    const request = requestOf(number, quick)
    const told = await send(request.role === 'staff' ? staff : visitor, request)
    if (told) wrong.push(`${number} ${told}: ${JSON.stringify(request).slice(0, 400)}`)
  }
  return wrong
}

async function send(app: TestApp, { method, path, headers, body }: FuzzRequest) {
  // The web's Request is made for no such method.
  if (method === 'TRACE') return undefined
  const init: RequestInit = body
    ? { method, body: bytesOf(body), headers: { ...headers, 'content-type': body.type } }
    : { method, headers }
  try {
    // Whole, for `//x` alone would be another host.
    const answer = await app.request(`http://localhost${path}`, init)
    const isStream = answer.headers.get('content-type')?.startsWith('text/event-stream')
    await (isStream ? answer.body?.cancel() : answer.arrayBuffer())
    return answer.status >= 500 ? String(answer.status) : undefined
  } catch (error) {
    return String(error)
  }
}
