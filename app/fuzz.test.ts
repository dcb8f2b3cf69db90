import type { Arbitrary } from 'fast-check'
import { expect, it } from 'vitest'
import { enquiryKinds } from '#app/crm/enquiries/enquiry-kinds.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import { type TestApp, testApp } from '#tests/test-app.ts'
import { onEachDatabase } from '#tests/test-databases.ts'
import {
  bytesOf,
  callRequests,
  enquiryRequests,
  type FuzzRequest,
  requestOf,
} from '../tests/load/fuzz/requests.ts'

const seed = 20_261_102

/** Only a test that hangs reaches this limit, in milliseconds, because a busy computer is slow. */
const patience = 60_000

/** PDFs are excluded, because each starts a process and takes half a second. */
const quick = callRequests.filter(({ about }) => !about.endsWith('.pdf'))

onEachDatabase('random requests of every kind', (getDatabase) => {
  it(
    'cause no server error with any account, and are answered as declared',
    async () => {
      const visitor = testApp(getDatabase())
      const staff = await visitor.loginAsStaff()
      // This number takes about two seconds; `npm run fuzz` sends a hundred thousand to the built
      // program.
      expect(await sendAll(visitor, staff, quick, 600)).toEqual([])
      expect((await staff.request('/api/me')).status, 'the staff are logged in all along').toBe(200)
    },
    patience,
  )

  it(
    'store no line break, control or bidirectional character in a single-line field',
    async () => {
      const { db } = getDatabase()
      const visitor = testApp(getDatabase())
      await sendAll(visitor, visitor, enquiryRequests, 200)
      const rows = await storedAnswers(db)
      expect(rows.length).toBeGreaterThan(20)
      expect(rows.flatMap(unclean)).toEqual([])
    },
    patience,
  )
})

/** Lists the failures, each with the number that repeats its request. */
async function sendAll(
  visitor: TestApp,
  staff: TestApp,
  from: Arbitrary<FuzzRequest>,
  count: number,
): Promise<string[]> {
  const wrong: string[] = []
  for (let number = seed; number < seed + count; number++) {
    const request = requestOf(number, from)
    const told = await send(request.role === 'staff' ? staff : visitor, request)
    if (told) wrong.push(`${number} ${told}: ${JSON.stringify(request).slice(0, 400)}`)
  }
  return wrong
}

async function send(app: TestApp, { method, path, headers, body }: FuzzRequest) {
  // `Request` refuses this method.
  if (method === 'TRACE') return undefined
  const init: RequestInit = body
    ? { method, body: bytesOf(body), headers: { ...headers, 'content-type': body.type } }
    : { method, headers }
  try {
    // A full URL, because `//x` alone would be another host.
    const answer = await app.request(`http://localhost${path}`, init)
    const isStream = answer.headers.get('content-type')?.startsWith('text/event-stream')
    await (isStream ? answer.body?.cancel() : answer.arrayBuffer())
    return answer.status >= 500 ? String(answer.status) : undefined
  } catch (error) {
    return String(error)
  }
}

type Stored = { kind: string; answers: Record<string, unknown> }

async function storedAnswers(db: Db): Promise<Stored[]> {
  const rows = await db.selectFrom('enquiries').select(['kind', 'answers_json']).execute()
  return rows.map(({ kind, answers_json }) => ({ kind, answers: JSON.parse(answers_json) }))
}

// C0, C1, lone surrogates, line and paragraph separators, and direction controls.
const odd = /[\p{Cc}\p{Cs}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u

/** A longer text may have line breaks and direction marks, which change no neighbouring text. */
const allowedInLongTexts = /[\n\u061c\u200e\u200f]/gu

/** Lists the unclean answers of an enquiry. */
function unclean({ kind, answers }: Stored): string[] {
  const fields = enquiryKinds.find(({ slug }) => slug === kind)?.fields ?? {}
  return Object.entries(answers).flatMap(([name, answer]) => {
    const isLong = fields[name]?.control === 'textarea'
    const all = typeof answer === 'object' ? textsIn(answer).join('') : String(answer)
    const text = isLong ? all.replaceAll(allowedInLongTexts, '') : all
    return odd.test(text) ? [`${kind} ${name}: ${JSON.stringify(answer)}`] : []
  })
}

/** Returns every text in a group. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
