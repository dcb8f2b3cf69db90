import * as v from 'valibot'
import { beforeEach, expect, it } from 'vitest'
import { enquiryQuerySchema } from '#app/crm/enquiry-query/enquiry-filter.ts'
import { addEnquiry, deskClient, hourMs, testTimePlus } from '#tests/desk-client.ts'
import { insertRecordedEnquiries } from '#tests/recorded-enquiries.ts'
import { type TestApp, testApp, testNow } from '#tests/test-app.ts'
import { onEachDatabase } from '#tests/test-databases.ts'

onEachDatabase('enquiries before and after an enquiry', (getDatabase) => {
  let app: TestApp
  const reader = { id: 1, role: 'owner' as const }
  beforeEach(async () => {
    app = await testApp(getDatabase()).loginAsStaff()
  })
  const neighbours = async (query: object, reference: string, position: number) => {
    const parsed = v.parse(enquiryQuerySchema, query)
    const { previous, next } = await app.services.deskList.neighbours(reader, parsed, {
      reference,
      position,
    })
    return [previous, next]
  }

  it('walks through a whole filtered list in its order, over pages and sort groups', async () => {
    const { db } = getDatabase()
    await insertRecordedEnquiries(db, { many: 300, people: [1], now: testNow })
    const query = { section: 'all', sort: 'due', state: 'new,contacted,quoted' }
    const pages = [1, 2].map((page) =>
      deskClient(app).found(`${new URLSearchParams(query)}&limit=50&page=${page}`),
    )
    const list = (await Promise.all(pages)).flat()
    expect(list.length).toBeGreaterThan(70)
    const walked: string[] = []
    let at = { reference: list[0] ?? '', position: 1 }
    while (walked.push(at.reference) < list.length) {
      const [, next] = await neighbours(query, at.reference, at.position)
      at = next ?? { reference: 'end', position: 0 }
    }
    expect(walked).toEqual(list)
    const [previous] = await neighbours(query, list[40] ?? '', 41)
    expect(previous).toEqual({ reference: list[39], position: 40 })
  })

  it('finds an enquiry that moved down because others arrived', async () => {
    const [first, second] = [await addEnquiry(app), await addEnquiry(app)]
    const newer = [await addEnquiry(app), await addEnquiry(app), await addEnquiry(app)]
    expect(await neighbours({}, second, 1)).toEqual([
      { reference: newer[0], position: 3 },
      { reference: first, position: 5 },
    ])
  })

  it('goes on with the enquiry that took the place of one that left the list', async () => {
    const desk = deskClient(app)
    const all = [await addEnquiry(app), await addEnquiry(app), await addEnquiry(app)]
    const [one = '', two = '', three = ''] = all
    for (const [index, reference] of all.entries())
      await desk.tell(reference, { type: 'nextStep', at: testTimePlus((index + 1) * hourMs) })
    const query = { section: 'today' }
    await desk.tell(two, { type: 'nextStep', at: testTimePlus(48 * hourMs) })
    expect(await neighbours(query, two, 2)).toEqual([
      { reference: one, position: 1 },
      { reference: three, position: 2 },
    ])
    expect(await neighbours(query, three, 2)).toEqual([{ reference: one, position: 1 }, null])
    expect(await neighbours({ section: 'mine' }, one, 1)).toEqual([null, null])
  })

  it('walks through the mentions of the reader once, although reading one moves it', async () => {
    const desk = deskClient(app)
    const sales = await app.loginAsStaff('sales')
    const { id } = (await app.services.staff.findByUserId('sales')) ?? { id: 0 }
    const all = [await addEnquiry(app), await addEnquiry(app), await addEnquiry(app)]
    for (const reference of all) await desk.tell(reference, { type: 'note', text: '@sales' })
    const query = v.parse(enquiryQuerySchema, { section: 'mentioned' })
    const list = await deskClient(sales).found('section=mentioned')
    const walked: string[] = []
    let at: { reference: string; position: number } | null = {
      reference: list[0] ?? '',
      position: 1,
    }
    while (at && walked.push(at.reference) <= all.length) {
      await sales.send('POST', `/api/desk/${at.reference}/seen`, {})
      const found = await app.services.deskList.neighbours({ id, role: 'sales' }, query, at)
      at = found.next
    }
    expect(walked).toEqual(list)
  })
})
