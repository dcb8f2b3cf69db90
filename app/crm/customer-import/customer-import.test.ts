import { expect, it } from 'vitest'
import { serviceBookingEnquiry } from '#app/crm/enquiries/kinds/service-booking.ts'
import { testRideEnquiry } from '#app/crm/enquiries/kinds/test-ride.ts'
import { addEnquiry } from '#tests/desk-client.ts'
import { type TestApp, testApp } from '#tests/test-app.ts'
import { onEachDatabase } from '#tests/test-databases.ts'

const at = '/api/customer-imports'

const sheet = `Sri Balaji Motors,,,,,,
Name,Mobile No.,Enquiry Date,Type,Status,Reg No,Remarks
Padma Rao,98480 12345,31/12/2024,Test ride,Delivered,,Bought the SHINE
Ravi Kumar,+91-90000 00001,5-3-24,Service,Closed,ts 09 ab 1234,

Asha,9000000002,14 Mar 2024,,Hot,,Wants a DIO
Padma Rao,9848012345,31/12/2024,Test ride,Delivered,,Twice in the file
`
const options = {
  columns: { name: 0, mobile: 1, date: 2, kind: 3, status: 4, plate: 5, notes: 6 },
  dayOrder: 'day-first',
  kind: 'sales',
}

async function sendSheet(app: TestApp, path: string, text: string, given?: object) {
  const body = new FormData()
  body.append('file', new File([text], 'old.csv'))
  if (given) body.append('options', JSON.stringify(given))
  const answer = await app.request(`${at}${path}`, { method: 'POST', body })
  return { status: answer.status, ...(await answer.json()) }
}
const get = async (app: TestApp, path: string) => (await app.request(path)).json()
const undo = async (app: TestApp, id: number) => {
  const answer = await app.send('POST', `${at}/${id}/undo`)
  return { status: answer.status, ...(await answer.json()) }
}
const names = async (app: TestApp, query = '') =>
  (await get(app, `/api/customers?sort=name${query}`)).customers.map(
    ({ name }: { name: string }) => name,
  )
const rowsOf = (app: TestApp) =>
  app.services.db.selectFrom('enquiries').selectAll().orderBy('phone').execute()

onEachDatabase('import of customers and enquiries', (getDatabase) => {
  const staff = () => testApp(getDatabase()).loginAsStaff()

  it('recognises columns below a title row, and asks for the order of ambiguous days only', async () => {
    const read = await sendSheet(await staff(), '/columns', sheet)
    expect(read).toMatchObject({ status: 200, headingRow: 2, rowCount: 4 })
    expect(read.columns.map(({ column }: { column: string }) => column)).toEqual([
      ...['name', 'mobile', 'date', 'kind', 'status', 'plate', 'notes'],
    ])
    expect(read.columns[2].dayOrder).toBe('day-first')
    const unsure = await sendSheet(await staff(), '/columns', 'Name,Date\nA,3/4/2024\n')
    expect(unsure.columns[1].dayOrder).toBe('unknown')
  })

  it('previews without storing anything, and then imports the same counts', async () => {
    const app = await staff()
    const preview = await sendSheet(app, '/preview', sheet, options)
    expect(preview).toMatchObject({
      ...{ status: 200, rowCount: 4, newCustomers: 3, knownCustomers: 0, newEnquiries: 3 },
      ...{ openEnquiries: 1, duplicatesInFile: 1, duplicatesStored: 0, rowsWithProblems: 0 },
    })
    expect(await rowsOf(app)).toEqual([])
    const done = await sendSheet(app, '', sheet, options)
    expect(done).toMatchObject({ status: 200, enquiries: 3, customers: 3 })
    expect(await names(app)).toEqual(['Asha', 'Padma Rao', 'Ravi Kumar'])
  })

  it('keeps dates and states, and makes no deadline, assignment, mail or consent', async () => {
    const app = await staff()
    await sendSheet(app, '', sheet, options)
    const [ravi, asha, padma] = await rowsOf(app)
    expect(ravi).toMatchObject({ kind: 'service-booking', plate: 'TS09AB1234', state: 'delivered' })
    expect(asha).toMatchObject({ kind: 'sales', state: 'follow-up', is_open: 1 })
    expect(padma).toMatchObject({ kind: 'test-ride', state: 'delivered', is_open: 0 })
    expect(padma?.created_at).toBe('2024-12-31T06:30:00.000Z')
    for (const row of [ravi, asha, padma])
      expect(row).toMatchObject({
        ...{ call_by: null, due_at: null, next_step_at: null, assignee_id: null, consent: null },
        ...{ first_call_at: null, in_time: null, source: 'import', version: 1 },
      })
    const { db } = app.services
    expect(await db.selectFrom('outbox').selectAll().execute()).toEqual([])
    expect(await db.selectFrom('enquiry_days').selectAll().execute()).toEqual([])
    expect(await app.services.enquiries.listSince(0)).toEqual([])
  })

  it('is in no count of today, chart, response figure or section of the desk', async () => {
    const app = await staff()
    await sendSheet(app, '', 'Name,Mobile,Status\nAsha,9000000002,Hot\n', {
      ...options,
      columns: { name: 0, mobile: 1, status: 2 },
    })
    const { chart_data: _, ...counts } = await get(app, '/api/dashboard')
    expect(JSON.stringify(counts)).not.toMatch(/:[1-9]/)
    for (const section of ['new', 'today', 'overdue', 'unplanned'])
      expect([section, (await get(app, `/api/desk?section=${section}`)).total]).toEqual([
        section,
        0,
      ])
    const { rows } = await get(app, '/api/desk?section=all&source=import&open=yes')
    expect(rows).toMatchObject([{ name: 'Asha', source: 'import' }])
  })

  it('belongs to no period without a day', async () => {
    const app = await staff()
    await sendSheet(app, '', 'Name,Mobile,Date\nAsha,9000000002,\nRavi,9000000003,14 Mar 2024\n', {
      ...options,
      columns: { name: 0, mobile: 1, date: 2 },
    })
    const listed = async (query: string) =>
      (await get(app, `/api/desk?section=all${query}`)).rows.map(
        ({ name }: { name: string }) => name,
      )
    expect((await listed('')).sort()).toEqual(['Asha', 'Ravi'])
    expect(await listed('&receivedFrom=2024-01-01')).toEqual(['Ravi'])
    const { pipelines } = await get(app, '/api/figures/conversion?from=2024-01-01&to=2024-12-31')
    expect(pipelines).toMatchObject([{ total: { received: 1 } }])
  })

  it('recognises the same file, and an enquiry of the same day from the website', async () => {
    const app = await staff()
    await addEnquiry(app, testRideEnquiry, { name: 'Nitin', mobileNo: '9000000003' })
    const [today] = (await rowsOf(app))[0]?.created_at.split('T') ?? []
    const text = `${sheet}Nitin,9000000003,${today},Test ride,,,\n`
    expect(await sendSheet(app, '', text, options)).toMatchObject({ status: 200, enquiries: 3 })
    expect(await sendSheet(app, '/preview', text, options)).toMatchObject({
      ...{ newEnquiries: 0, duplicatesInFile: 1, duplicatesStored: 4 },
    })
    expect(await sendSheet(app, '', text, options)).toMatchObject({ status: 409 })
  })

  it('adds to a known customer with the same number in any spelling', async () => {
    const app = await staff()
    await addEnquiry(app, serviceBookingEnquiry, { name: 'P. Rao', contactNumber: '9848012345' })
    expect(await sendSheet(app, '/preview', sheet, options)).toMatchObject({
      ...{ newCustomers: 2, knownCustomers: 1, newEnquiries: 3 },
    })
    await sendSheet(app, '', sheet, options)
    expect(await names(app)).toEqual(['Asha', 'P. Rao', 'Ravi Kumar'])
  })

  it('names each problem with row, column and value, and stops or leaves the rows out', async () => {
    const app = await staff()
    const text = `${sheet}Binu,98480,99/99/2024,Sales,,,\nChand,9.85E+09,,,,,\n,,,,,,only remarks\n`
    const { problems, rowsWithProblems } = await sendSheet(app, '/preview', text, options)
    expect(rowsWithProblems).toBe(3)
    expect(problems).toMatchObject([
      { row: 8, column: 'mobile', value: '98480' },
      { row: 8, column: 'date', value: '99/99/2024' },
      { row: 9, column: 'mobile', value: '9.85E+09' },
      { row: 10, column: 'mobile', value: '' },
    ])
    expect(await sendSheet(app, '', text, options)).toMatchObject({ status: 409 })
    expect(await rowsOf(app)).toEqual([])
    const skipped = await sendSheet(app, '', text, { ...options, skipsProblems: true })
    expect(skipped).toMatchObject({ status: 200, enquiries: 3 })
  })

  it('counts all problems and all customers that were kept, of which it lists some', async () => {
    const app = await staff()
    const wrong = 'Binu,98480,99/99/2024,Sales,,,\n'.repeat(2501)
    const preview = await sendSheet(app, '/preview', `${sheet}${wrong}`, options)
    expect([preview.problemCount, preview.problems.length]).toEqual([5002, 5000])
    const rows = Array.from({ length: 101 }, (_, row) => `Person ${row},,,,,,\n`).join('')
    const { import: id } = await sendSheet(app, '', `${sheet}${rows}`, options)
    await app.services.db
      .updateTable('enquiries')
      .set({ version: 2 })
      .where('phone', 'is', null)
      .execute()
    const undone = await undo(app, id)
    expect([undone.keptCount, undone.kept.length, undone.deleted]).toEqual([101, 100, 3])
  })

  it('is undone completely, and known customers stay', async () => {
    const app = await staff()
    await addEnquiry(app, serviceBookingEnquiry, { name: 'P. Rao', contactNumber: '9848012345' })
    const { import: id } = await sendSheet(app, '', sheet, options)
    expect(await undo(app, id)).toMatchObject({ status: 200, deleted: 3, kept: [] })
    expect(await names(app)).toEqual(['P. Rao'])
    expect(await rowsOf(app)).toHaveLength(1)
    expect(await undo(app, id)).toMatchObject({ status: 409 })
    const { rows } = await get(app, at)
    expect(rows).toMatchObject([{ id, enquiries: 3, remaining: 0, isUndoable: false }])
    expect(await sendSheet(app, '', sheet, options)).toMatchObject({ status: 200, enquiries: 3 })
  })

  it('keeps customers that somebody worked on since, and lists them', async () => {
    const app = await staff()
    const { import: id } = await sendSheet(app, '', sheet, options)
    const { customers } = await get(app, '/api/customers?search=asha')
    await app.send('POST', `/api/customers/${customers[0].id}/notes`, { text: 'Called back' })
    await addEnquiry(app, testRideEnquiry, { name: 'Ravi', mobileNo: '9000000001' })
    const done = await undo(app, id)
    expect(done).toMatchObject({ status: 200, deleted: 1 })
    expect(done.kept.map(({ name }: { name: string }) => name).sort()).toEqual([
      'Asha',
      'Ravi Kumar',
    ])
    expect(await names(app)).toEqual(['Asha', 'Ravi Kumar'])
  })

  it('keeps a customer whose imported vehicle was changed, or deleted and restored', async () => {
    const app = await staff()
    const text = `${sheet}Binu,9000000004,5-3-24,Service,Closed,ts 09 ab 9999,\n`
    const { import: id } = await sendSheet(app, '', text, options)
    const vehicleOf = async (name: string) => {
      const [customer] = (await get(app, `/api/customers?search=${name}`)).customers
      const path = `/api/customers/${customer.id}`
      const [vehicle] = (await get(app, path)).vehicles
      return `${path}/vehicles/${vehicle.id}`
    }
    const ravis = await vehicleOf('ravi')
    const model = { model: 'SHINE', ownedFrom: null, ownedUntil: null }
    expect((await app.send('PATCH', ravis, model)).status).toBe(200)
    const binus = await vehicleOf('binu')
    expect((await app.send('DELETE', binus)).status).toBe(200)
    expect((await app.send('POST', `${binus}/restore`)).status).toBe(200)
    const done = await undo(app, id)
    expect(done).toMatchObject({ status: 200, deleted: 2 })
    expect(done.kept.map(({ name }: { name: string }) => name).sort()).toEqual([
      'Binu',
      'Ravi Kumar',
    ])
    expect(await names(app)).toEqual(['Binu', 'Ravi Kumar'])
  })

  it('keeps a customer that was merged and split again', async () => {
    const app = await staff()
    await addEnquiry(app, serviceBookingEnquiry, { name: 'Nitin', contactNumber: '9000000003' })
    const { import: id } = await sendSheet(app, '', sheet, options)
    const idOf = async (number: string) =>
      (await get(app, `/api/customers?search=${number}`)).customers[0].id
    const [asha, nitin] = [await idOf('9000000002'), await idOf('9000000003')]
    const merged = await app.send('POST', `/api/customers/${nitin}/merge`, { from: asha })
    expect(merged.status).toBe(200)
    expect((await app.send('DELETE', `/api/customers/${asha}/merge`)).status).toBe(200)
    expect(await undo(app, id)).toMatchObject({ deleted: 2, kept: [{ name: 'Asha' }] })
  })

  it('is not undone before a later import of the same customers', async () => {
    const app = await staff()
    const { import: first } = await sendSheet(app, '', sheet, options)
    const earlier = sheet.replaceAll('2024', '2022').replace('5-3-24', '5-3-22')
    const { import: second } = await sendSheet(app, '', earlier, options)
    expect(await undo(app, first)).toMatchObject({ status: 409 })
    const { rows } = await get(app, at)
    expect(rows).toContainEqual(expect.objectContaining({ id: first, isUndoable: true }))
    expect(await undo(app, second)).toMatchObject({ status: 200, kept: [] })
    expect(await undo(app, first)).toMatchObject({ status: 200, kept: [] })
    expect(await rowsOf(app)).toEqual([])
  })

  it('is found by search, and erased with the person', async () => {
    const app = await staff()
    await sendSheet(app, '', sheet, options)
    const found = await get(app, '/api/desk?section=all&search=wants%20dio')
    expect(found.rows).toMatchObject([{ name: 'Asha' }])
    const [customer] = (await get(app, '/api/customers?search=asha')).customers
    const data = await get(app, `/api/customers/${customer.id}/data`)
    expect(JSON.stringify(data)).toContain('Wants a DIO')
    await app.request(`/api/customers/${customer.id}`, { method: 'DELETE' })
    const rows = await app.services.db.selectFrom('enquiries').selectAll().execute()
    expect(JSON.stringify(rows)).not.toMatch(/Asha|9000000002/)
  })

  it('is refused to sales, workshop and accounts', async () => {
    for (const role of ['sales', 'workshop', 'accounts'] as const) {
      const app = await testApp(getDatabase()).loginAsStaff(role)
      expect((await app.request(at)).status).toBe(403)
    }
  })

  it('is not stored twice by two concurrent requests', async () => {
    const app = await staff()
    const both = await Promise.all([1, 2].map(() => sendSheet(app, '', sheet, options)))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await rowsOf(app)).toHaveLength(3)
  })
})
