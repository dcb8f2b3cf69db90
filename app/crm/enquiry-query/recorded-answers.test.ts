import { readFileSync, writeFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { Analytics, ResponseMetrics } from '#app/crm/analytics/analytics-endpoints.ts'
import type { DeskCounts } from '#app/crm/desk/desk-count-endpoints.ts'
import type { DeskEnquiry } from '#app/crm/desk/desk-enquiry-schema.ts'
import {
  callbackStatuses,
  enquirySections,
  enquirySortNames,
} from '#app/crm/enquiry-query/enquiry-filter.ts'
import type { DashboardCharts } from '#app/crm/reports/dashboard-charts-schema.ts'
import { allReports } from '#app/crm/reports/define-report.ts'
import { insertRecordedEnquiries } from '#tests/recorded-enquiries.ts'
import { recordedKinds } from '#tests/recorded-enquiry-kinds.ts'
import { type TestApp, testApp, testNow } from '#tests/test-app.ts'
import { onEachDatabase } from '#tests/test-databases.ts'

/**
 * Compares the totals and the rows of the desk, the reports, the dashboard and the figures with
 * recorded ones. They were recorded on 27 November 2026, before the desk and the reports had one
 * query module. New kinds, fields and columns do not change them. Set `RECORD_ANSWERS` to record
 * them again after an intended change of a list.
 */
const file = 'tests/fixtures/recorded-enquiry-answers.json'
const isRecording = process.env['RECORD_ANSWERS'] !== undefined
const many = 420

type Ask = (app: TestApp) => Promise<string>

onEachDatabase('recorded answers about 420 enquiries', (getDatabase) => {
  it('lists and counts the recorded rows', async () => {
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

type Row = { reference: string }

const numbersOf = (rows: readonly Row[]) =>
  rows.map(({ reference }) => reference.replace(/^..-R/, '')).join(' ')

/** `12+ (2): 7 5 2` is a total, the pages, and the numbers of the rows. */
const listed = (rows: readonly Row[], total: string) => `${total}: ${numbersOf(rows)}`

async function failure(answer: Response): Promise<string> {
  const { errors } = await answer.json()
  return `${answer.status} ${Object.keys(errors ?? {}).join(' ')}`
}

const desk =
  (query: string): Ask =>
  async (app) => {
    const answer = await app.request(`/api/desk?${query}`)
    if (!answer.ok) return failure(answer)
    const { total, isMore, rows } = await answer.json()
    return listed(rows, `${total}${isMore ? '+' : ''}`)
  }

const summary =
  <Data>(path: string, summarize: (data: Data) => string): Ask =>
  async (app) => {
    const answer = await app.request(path)
    return answer.ok ? summarize(await answer.json()) : failure(answer)
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

/** This number has no divisor in common with the orders and pages, so that each of them is asked. */
const salesStride = 7

/** The sections that existed when the answers were recorded. */
const recordedSections = enquirySections.filter(
  (section) => section !== 'mentioned' && section !== 'unplanned',
)

function deskQuestions(isOwner: boolean, people: readonly number[]): Record<string, Ask> {
  const sections = recordedSections.flatMap((section) => [
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
  const asked = isOwner
    ? [...sections, ...refused]
    : sections.filter((_, at) => at % salesStride === 0)
  return Object.fromEntries(asked.map((query) => [query, desk(query)]))
}

const shortDeskQuestions = Object.fromEntries(
  [...recordedSections.map((section) => `section=${section}`), 'search=asha', 'kind=finance'].map(
    (query) => [query, desk(query)],
  ),
)

const summarizeCharts = ({ kinds, hours, newest }: DashboardCharts) => {
  const totals = kinds.map(({ report, counts }) => ({ report, total: counts.reduce(add, 0) }))
  const counted = totals.filter(({ total }) => total > 0)
  const shown = counted.map(({ report, total }) => `${report} ${total}`)
  return `${shown.join(', ')}; ${hours.join(' ')}; ${numbersOf(newest)}`
}

const add = (a: number, b: number) => a + b

const responses = ({ inTime, late, missed, pending, median }: ResponseMetrics) =>
  [inTime, late, missed, pending, median].join(' ')

const summarizeFigures = ({ waiting, answered, funnel, sources, lost }: Analytics) =>
  [
    `${waiting.total}: ${waiting.kinds.map(({ kind, count }) => `${kind} ${count}`).join()}`,
    responses(answered),
    answered.kinds.map((one) => `${one.kind} ${responses(one)}`),
    answered.people.map((one) => `${one.id} ${responses(one)}`),
    answered.weeks.map(responses),
    funnel.map(
      ({ kind, total, states }) =>
        `${kind} ${total} = ${states.map(({ count }) => count).join(' ')}`,
    ),
    sources.map(({ flow, source, total, open, won, lost: gone, other }) =>
      [flow, source, total, open, won, gone, other].join(' '),
    ),
    lost.map(({ flow, reason, count }) => `${flow} ${reason} ${count}`),
  ].join('; ')

const figures = (query: string) => summary(`/api/figures${query}`, summarizeFigures)

const countQuestions: Record<string, Ask> = {
  counts: summary('/api/desk/counts', (it: DeskCounts) =>
    [it.overdue, it.today, it.new, it.mine, it.waiting].join(' '),
  ),
  dashboard: summary('/api/dashboard', (it) => JSON.stringify(it)),
  charts: summary('/api/dashboard/charts', summarizeCharts),
  figures: figures(''),
  'figures of October': figures('?from=2026-10-01&to=2026-10-31'),
  'figures of a year': figures('?from=2025-12-31&to=2026-11-02'),
}

const recordedReports = allReports.filter(({ kind }) =>
  recordedKinds.some(({ slug }) => slug === kind),
)

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
    recordedReports.flatMap(({ path }) =>
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
    return listed(data, `${totalRecords}${totalIsLeast ? '+' : ''} (${totalPages})`)
  }

/** The name of the file, and the numbers of its rows in order. */
const csv =
  (path: string): Ask =>
  async (app) => {
    const answer = await app.request(path)
    if (!answer.ok) return failure(answer)
    const text = await answer.text()
    const name = answer.headers.get('content-disposition')
    const rows = [...text.matchAll(/"..-R(\d+)"/g)].map(([, number]) => number)
    return `${name} ${rows.join(' ')}`
  }

function fileQuestions(): Record<string, Ask> {
  const queries = ['', 'search=hello', 'search=as', 'fromDate=2026-10-31&toDate=2026-11-01']
    .concat(['bookingFrom=2026-11-01', 'columns=name,state,reference', 'fromDate=x'])
    .concat(['toDate=2026-09-30&search=asha', `search=${encodeURIComponent('क्षत्रिय')}`])
  const paths = recordedReports.flatMap(({ slug }) =>
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

const summarizeEnquiry = ({ reference, related, sameVehicle, joined, joinedTo }: DeskEnquiry) =>
  [reference, numbersOf(related), numbersOf(sameVehicle), numbersOf(joined), joinedTo].join('; ')

const singleQuestions = Object.fromEntries(
  ['AM-R1', 'CT-R7', 'EW-R22', 'SB-R70', 'XX-R1', 'JC-R96', 'sb-r0', 'FN-R13'].flatMap(
    (reference) => [
      [
        `/api/enquiries/${reference}`,
        summary(`/api/enquiries/${reference}`, (it: Row) => it.reference),
      ],
      [`/api/desk/${reference}`, summary(`/api/desk/${reference}`, summarizeEnquiry)],
    ],
  ),
)
