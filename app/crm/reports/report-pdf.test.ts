import { expect, it } from 'vitest'
import { readPdf } from '#tests/read-pdf.ts'
import { testApp } from '#tests/test-app.ts'
import { onEachDatabase } from '#tests/test-databases.ts'

onEachDatabase('report as PDF', (getDatabase) => {
  async function book(count: number, instant: string, message = '') {
    const rows = Array.from({ length: count }, (_, index) => {
      const reference = `SB-${instant.slice(8, 10)}${String(index).padStart(4, '0')}`
      return {
        kind: 'service-booking',
        reference,
        idempotency_key: null,
        answers_json: JSON.stringify({ name: 'Asha', message }),
        search_text: reference.toLowerCase(),
        created_at: instant,
      }
    })
    for (let from = 0; from < rows.length; from += 500)
      await getDatabase()
        .db.insertInto('enquiries')
        .values(rows.slice(from, from + 500))
        .execute()
    return rows.map(({ reference }) => reference)
  }
  const ask = async (query = '') => {
    const staff = await testApp(getDatabase()).loginAsStaff()
    return staff.request(`/api/reports/booking.pdf${query}`)
  }
  const read = async (query = '') => readPdf(new Uint8Array(await (await ask(query)).arrayBuffer()))

  it('requires a session, a known report and a valid filter', async () => {
    const visitor = testApp(getDatabase())
    expect((await visitor.request('/api/reports/booking.pdf')).status).toBe(401)
    const staff = await visitor.loginAsStaff()
    expect((await staff.request('/api/reports/other.pdf')).status).toBe(404)
    expect((await staff.request('/api/reports/booking.pdf?fromDate=soon')).status).toBe(422)
    expect(staff.services.pdfs.state()).toEqual({ running: 0, waiting: 0 })
  })

  it('contains all filtered rows, over several batches', async () => {
    const wanted = await book(1300, '2026-11-02T05:00:00.000Z')
    await book(3, '2026-11-01T05:00:00.000Z')
    await book(3, '2026-11-03T05:00:00.000Z')
    const { pages } = await read('?fromDate=2026-11-02&toDate=2026-11-02')
    const found = pages.flat().filter((word) => word.startsWith('SB-'))
    expect(found.toSorted()).toEqual(wanted)
    for (const words of pages)
      expect(words.join('')).toContain('from 2 Nov 2026 · to 2 Nov 2026 · 1300 entries')
    expect(pages.at(-1)?.join('')).toContain(`Page ${pages.length} of ${pages.length}`)
  })

  it('contains the search text and the number of matches', async () => {
    await book(3, '2026-11-02T05:00:00.000Z')
    const { pages } = await read('?search=sb-020001')
    expect(pages.flat().filter((word) => word.startsWith('SB-'))).toEqual(['SB-020001'])
    expect(pages[0]?.join('')).toContain('with “sb-020001” · 1 entries')
  })

  it('has the file name of the report, and fonts for Devanagari and Telugu', async () => {
    await book(1, '2026-11-02T05:00:00.000Z', 'कृपया శ్రీనివాస్ ₹2,500')
    const answer = await ask()
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(answer.headers.get('content-disposition')).toBe(
      'attachment; filename="booking-report.pdf"',
    )
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const { title, mediaBox, fonts, pages } = readPdf(new Uint8Array(await answer.arrayBuffer()))
    expect(title).toBe('Booking Report')
    expect(mediaBox).toBe('0 0 841.89 595.28')
    expect(fonts).toEqual(expect.arrayContaining(['devanagari', 'telugu', 'rupee']))
    expect(pages[0]).toEqual(expect.arrayContaining(['कृपया', 'శ్రీనివాస్', '2,500']))
  })

  it('contains the report’s own text for an empty report', async () => {
    const { pages } = await read()
    expect(pages).toHaveLength(1)
    expect(pages[0]?.join('')).toContain('No booking data available')
  })

  it('stops reading when the client disconnects', async () => {
    await book(1300, '2026-11-02T05:00:00.000Z')
    const staff = await testApp(getDatabase()).loginAsStaff()
    const { body } = await staff.request('/api/reports/booking.pdf')
    const reader = body?.getReader()
    await reader?.read()
    expect(staff.services.pdfs.state().running).toBe(1)
    await reader?.cancel()
    expect(staff.services.pdfs.state().running).toBe(0)
  })
})
