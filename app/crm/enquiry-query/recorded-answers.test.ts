import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import {
  callbackStatuses,
  enquirySections,
  enquirySortNames,
} from '#app/crm/enquiry-query/enquiry-filter.ts'
import { allReports } from '#app/crm/reports/define-report.ts'
import { insertRecordedEnquiries } from '#tests/recorded-enquiries.ts'
import { type TestApp, testApp, testNow } from '#tests/test-app.ts'
import { onEachDatabase } from '#tests/test-databases.ts'

/**
 * Compares the answers of the desk, the reports, the dashboard and the figures with recorded
 * answers. They were recorded on 27 November 2026, before the desk and the reports had one query
 * module. Set `RECORD_ANSWERS` to record them again after an intended change.
 */
const file = 'tests/fixtures/recorded-enquiry-answers.json'
const isRecording = process.env['RECORD_ANSWERS'] !== undefined
const many = 420

type Ask = (app: TestApp) => Promise<string>

onEachDatabase('recorded answers about 420 enquiries', (getDatabase) => {
  it('equals the recorded answers, row by row', async () => {
    const app = testApp(getDatabase())
    const people = ['anita', 'zubin', 'imran']
    for (const userId of people)
      await app.services.staff.create({
        userId,
        passwordHash: '',
        createdAt: testNow.toISOString(),
        role: 'sales',
      })
    const owner = await app.loginAsStaff()
    const readers = { owner, sales: await app.loginAsStaff('sales') }
    const workshop = await app.loginAsStaff('workshop')
    const { db } = getDatabase()
    const staff = await db.selectFrom('staff').select('id').orderBy('id').execute()
    const ids = staff.map(({ id }) => id)
    await insertRecordedEnquiries(db, { many, people: ids, now: testNow })

    const answers: Record<string, string> = {}
    const record = async (by: string, reader: TestApp, questions: Record<string, Ask>) => {
      for (const [question, ask] of Object.entries(questions))
        answers[`${by} ${question}`] = await ask(reader)
    }
    for (const [role, reader] of Object.entries(readers))
      await record(role, reader, { ...deskQuestions(role === 'owner', ids), ...countQuestions })
    await record('workshop', workshop, { ...shortDeskQuestions, ...countQuestions })
    await record('owner', owner, { ...reportQuestions(), ...fileQuestions(), ...singleQuestions })
    await record('workshop', workshop, fileOfAll)
    if (isRecording)
      writeFileSync(file, `${JSON.stringify(answers, null, 0).replaceAll('","', '",\n"')}\n`)
    expect(answers).toEqual(JSON.parse(readFileSync(file, 'utf8')))
  }, 120_000)
})

const hash = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 16)

const numberOf = ({ reference }: { reference: string }) => reference.replace(/^..-R/, '')

/** `12+ (2): 7 5 2 #hash` is a total, the pages, the numbers of the rows, and a hash of all data. */
function listed(rows: { reference: string }[], total: string, data: unknown): string {
  return `${total}: ${rows.map(numberOf).join(' ')} #${hash(JSON.stringify(data))}`
}

async function failure(answer: Response): Promise<string> {
  const { message, errors } = await answer.json()
  return `${answer.status} ${message} ${JSON.stringify(errors ?? {})}`
}

const desk =
  (query: string): Ask =>
  async (app) => {
    const answer = await app.request(`/api/desk?${query}`)
    if (!answer.ok) return failure(answer)
    const { total, isMore, rows } = await answer.json()
    return listed(rows, `${total}${isMore ? '+' : ''}`, rows)
  }

const json =
  (path: string): Ask =>
  async (app) => {
    const answer = await app.request(path)
    return answer.ok ? JSON.stringify(await answer.json()) : failure(answer)
  }

const searches = [
  'asha',
  'as',
  'asha 1',
  '9000000012',
  '+91 90000 00012',
  'tr-r14',
  'क्षत्रिय',
  '100%_',
]
  .concat(['hello', 'please call', 'ts09 ab', 'nobody at all', 'oneil', '%', '"'])
  .map(encodeURIComponent)

const filters = (people: readonly number[]) => [
  'kind=finance',
  'kind=finance,amc,service-booking',
  'kind=unknown',
  'state=new',
  'state=quoted,requested,lost',
  'state=earlier&kind=test-ride',
  'assignee=me',
  'assignee=none',
  `assignee=${people[0]}`,
  'assignee=9999',
  'model=DIO',
  'model=DIO&state=new',
  'source=google',
  'open=yes',
  'open=no',
  'open=yes&kind=offer',
  ...callbackStatuses.map((status) => `answered=${status}`),
  'answeredBy=me',
  'answeredBy=none',
  `answeredBy=${people[1]}&answered=late`,
  'reason=price',
  'receivedFrom=2026-10-31&receivedTo=2026-10-31',
  'receivedFrom=2026-11-01',
  'receivedTo=2025-12-31',
  'receivedFrom=2026-02-28&receivedTo=2026-03-01',
  'bookingFrom=2026-11-01',
  'bookingTo=2026-11-02',
  'bookingFrom=2026-10-20&bookingTo=2026-11-10&sort=booking',
  ...searches.map((search) => `search=${search}`),
  'search=asha&kind=test-ride&state=new',
  'search=hello&receivedFrom=2026-09-01&sort=due',
]

function deskQuestions(isOwner: boolean, people: readonly number[]): Record<string, Ask> {
  const sections = enquirySections.flatMap((section) => [
    ...filters(people).map((filter) => `section=${section}&${filter}`),
    ...enquirySortNames.flatMap((sort) =>
      ['asc', 'desc'].flatMap((order) =>
        [1, 2, 5].map((page) => `section=${section}&sort=${sort}&order=${order}&page=${page}`),
      ),
    ),
    `section=${section}&limit=7&page=3`,
  ])
  const refused = ['section=old', 'kind=a,b,c,d,e,f,g,h,i,j,k,l,m,n,o,p,q,r,s,t,u', 'state=odd']
    .concat([
      'assignee=x',
      `search=${'x'.repeat(201)}`,
      'open=perhaps',
      'answered=odd',
      'reason=odd',
    ])
    .concat([
      'receivedFrom=2026-02-30',
      'bookingTo=x',
      'sort=size',
      'order=up',
      'page=x',
      'limit=x',
    ])
    .concat(['page=0', 'page=1e9', 'limit=1000&page=2', 'sort=&order=&kind=&page='])
  const asked = isOwner ? [...sections, ...refused] : sections.filter((_, at) => at % 6 === 0)
  return Object.fromEntries(asked.map((query) => [query, desk(query)]))
}

const shortDeskQuestions = Object.fromEntries(
  [...enquirySections.map((section) => `section=${section}`), 'search=asha', 'kind=finance'].map(
    (query) => [query, desk(query)],
  ),
)

const hashed =
  (ask: Ask): Ask =>
  async (app) =>
    hash(await ask(app))

const countQuestions: Record<string, Ask> = {
  counts: json('/api/desk/counts'),
  dashboard: json('/api/dashboard'),
  charts: hashed(json('/api/dashboard/charts')),
  figures: hashed(json('/api/figures')),
  'figures of October': hashed(json('/api/figures?from=2026-10-01&to=2026-10-31')),
  'figures of a year': hashed(json('/api/figures?from=2025-12-31&to=2026-11-02')),
}

function reportQuestions(): Record<string, Ask> {
  const bodies: Record<string, unknown>[] = [
    {},
    { page: 2 },
    { page: '3', limit: '7' },
    { limit: 100 },
    { page: 99 },
    { fromDate: '2026-10-31', toDate: '2026-10-31', limit: 50 },
    { from: '2026-11-01', limit: 50 },
    { to: '2025-12-31', limit: 50 },
    { fromDate: '2026-02-28', toDate: '2026-09-30', limit: 20 },
    { bookingFrom: '2026-11-01', bookingTo: '2026-11-10' },
    { bookingTo: '2026-11-01', page: 2, limit: 5 },
    { bookingFrom: '2026-10-20', fromDate: '2026-06-01', search: 'asha' },
    ...searches.map((search) => ({ search: decodeURIComponent(search), limit: 20 })),
    { searchTerm: 'hello', page: 2, limit: 9 },
    { search: 'as', fromDate: '2026-10-01', limit: 20 },
    { search: 'hello', toDate: '2026-10-31', limit: 20 },
    { fromDate: '2026-02-30' },
    { toDate: 5 },
    { fromDate: '2026-11-03', toDate: '2026-11-02' },
    { bookingFrom: '2026-11-03', bookingTo: '2026-11-02' },
    { bookingFrom: 'x', search: [], page: 'x', limit: {} },
    { search: 'x'.repeat(201), columns: 'x'.repeat(501) },
    { page: 1e12, limit: 0 },
  ]
  return Object.fromEntries(
    allReports.flatMap(({ path }) =>
      bodies.map((body) => [`${path} ${JSON.stringify(body)}`, reportRows(path, body)]),
    ),
  )
}

const reportRows =
  (path: string, body: unknown): Ask =>
  async (app) => {
    const answer = await app.send('POST', path, body)
    if (!answer.ok) return failure(answer)
    const { data, totalRecords, totalPages, totalIsLeast } = await answer.json()
    return listed(data, `${totalRecords}${totalIsLeast ? '+' : ''} (${totalPages})`, data)
  }

/** A hash of the file, and the numbers of its rows in order. */
const csv =
  (path: string): Ask =>
  async (app) => {
    const answer = await app.request(path)
    if (!answer.ok) return failure(answer)
    const text = await answer.text()
    const name = answer.headers.get('content-disposition')
    const rows = [...text.matchAll(/"..-R(\d+)"/g)].map(([, number]) => number)
    return `${name} ${rows.join(' ')} #${hash(text)}`
  }

function fileQuestions(): Record<string, Ask> {
  const queries = ['', 'search=hello', 'search=as', 'fromDate=2026-10-31&toDate=2026-11-01']
    .concat(['bookingFrom=2026-11-01', 'columns=name,state,reference', 'fromDate=x'])
    .concat(['toDate=2026-09-30&search=asha', `search=${encodeURIComponent('क्षत्रिय')}`])
  const paths = allReports.flatMap(({ slug }) =>
    queries.map((query) => `/api/reports/${slug}.csv?${query}`),
  )
  return Object.fromEntries(
    [...paths, '/api/enquiries.csv', ...Object.keys(fileOfAll)].map((path) => [path, csv(path)]),
  )
}

const fileOfAll = Object.fromEntries(
  ['fromDate=2026-10-31&toDate=2026-11-01', 'fromDate=2026-01-01&toDate=2026-11-30', 'fromDate=x']
    .map((query) => `/api/reports/all.csv?${query}`)
    .map((path) => [path, csv(path)]),
)

const singleQuestions = Object.fromEntries(
  ['AM-R1', 'CT-R7', 'EW-R22', 'SB-R70', 'XX-R1', 'JC-R96', 'sb-r0', 'FN-R13'].flatMap(
    (reference) => [
      [`/api/enquiries/${reference}`, hashed(json(`/api/enquiries/${reference}`))],
      [`/api/desk/${reference}`, hashed(json(`/api/desk/${reference}`))],
    ],
  ),
)
