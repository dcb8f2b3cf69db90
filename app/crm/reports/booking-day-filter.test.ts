import { expect, it } from 'vitest'
import { readPdf } from '#tests/read-pdf.ts'
import { testApp } from '#tests/test-app.ts'
import { onEachDatabase } from '#tests/test-databases.ts'

const at = (instant: string) => ({ clock: () => new Date(instant) })

onEachDatabase('booking day filter', (getDatabase) => {
  const book = async (bookingDate: string, name: string, instant = '2026-11-02T05:00:00Z') => {
    const app = testApp(getDatabase(), at(instant))
    const answer = await app.send('POST', '/book-service', { name, bookingDate })
    return (await answer.json()).reference
  }
  const ask = async (filter: Record<string, unknown>) => {
    const staff = await testApp(getDatabase()).loginAsStaff()
    return staff.send('POST', '/api/bookingReports', filter)
  }
  const names = async (filter: Record<string, unknown>) => {
    const { data, totalRecords } = await (await ask(filter)).json()
    return { totalRecords, names: data.map((row: { name: string }) => row.name) }
  }

  it('filters bookings from the first to the last given day, together with other filters', async () => {
    await book('2026-11-24', 'Asha')
    await book('2026-11-25', 'Ravi')
    await book('2026-11-25', 'Priya', '2026-11-03T05:00:00Z')
    await book('2026-11-26', 'Omar')
    await book('', 'Nobody knows when')
    const day = { bookingFrom: '2026-11-25', bookingTo: '2026-11-25' }
    expect(await names(day)).toEqual({ totalRecords: 2, names: ['Priya', 'Ravi'] })
    expect((await names({ bookingFrom: '2026-11-25' })).names).toEqual(['Priya', 'Omar', 'Ravi'])
    expect((await names({ bookingTo: '2026-11-24' })).names).toEqual(['Asha'])
    expect((await names({ ...day, search: 'ravi' })).names).toEqual(['Ravi'])
    expect((await names({ ...day, toDate: '2026-11-02' })).names).toEqual(['Ravi'])
    expect(await names({ ...day, limit: 1, page: 2 })).toEqual({ totalRecords: 2, names: ['Ravi'] })
  })

  it('filters the CSV and the PDF too, and the PDF shows the filter', async () => {
    await book('2026-11-24', 'Asha')
    await book('2026-11-25', 'Ravi')
    const staff = await testApp(getDatabase()).loginAsStaff()
    const query = '?bookingFrom=2026-11-25&bookingTo=2026-11-25'
    const csv = await (await staff.request(`/api/reports/booking.csv${query}`)).text()
    expect(csv).toContain('"Ravi"')
    expect(csv).not.toContain('"Asha"')
    const pdf = await staff.request(`/api/reports/booking.pdf${query}`)
    const { pages } = readPdf(new Uint8Array(await pdf.arrayBuffer()))
    expect(pages[0]?.join('')).toContain('booked for 25 Nov 2026')
  })

  it('refuses invalid days and a last day before the first', async () => {
    for (const filter of [
      { bookingFrom: 'tomorrow' },
      { bookingFrom: '2026-11-26', bookingTo: '2026-11-25' },
    ]) {
      const answer = await ask(filter)
      expect(answer.status).toBe(422)
      expect(Object.keys((await answer.json()).errors)).toEqual(['bookingFrom'])
    }
  })

  it('shows state and assignee in rows and in files', async () => {
    const reference = await book('2026-11-25', 'Ravi')
    const staff = await testApp(getDatabase()).loginAsStaff()
    const { db } = getDatabase()
    const { id } = await db.selectFrom('staff').select('id').executeTakeFirstOrThrow()
    const change = { state: 'in-work', assignee_id: id }
    await db.updateTable('enquiries').set(change).where('reference', '=', reference).execute()
    await db.updateTable('staff').set({ user_name: 'Meena' }).execute()
    const { data } = await (await ask({})).json()
    expect(data).toMatchObject([{ state: 'in-work', assignee: 'Meena' }])
    expect(Object.keys(data[0]).slice(-2)).toEqual(['state', 'assignee'])

    const lines = async (query: string) =>
      (await (await staff.request(`/api/reports/booking.csv${query}`)).text()).split('\r\n')
    expect((await lines(''))[0]).toMatch(/^"Date",.*,"Status","Assigned to"$/)
    const added = await lines('?columns=state,name,assignee,nonsense')
    expect(added.slice(0, 2)).toEqual([
      '"Name","Status","Assigned to"',
      '"Ravi","In progress","Meena"',
    ])
    expect(await lines('?columns=nonsense')).toEqual(await lines(''))
  })
})
