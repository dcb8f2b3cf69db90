import { beforeEach, expect, it } from 'vitest'
import { contactEnquiry } from '#app/crm/enquiries/kinds/contact.ts'
import { serviceBookingEnquiry } from '#app/crm/enquiries/kinds/service-booking.ts'
import { testRideEnquiry } from '#app/crm/enquiries/kinds/test-ride.ts'
import { addEnquiry, type DeskClient, deskClient } from '#tests/desk-client.ts'
import { insertRecordedEnquiries } from '#tests/recorded-enquiries.ts'
import { type TestApp, testApp, testNow } from '#tests/test-app.ts'
import { onEachDatabase } from '#tests/test-databases.ts'

const tanvi = {
  name: 'Tanvi Example',
  mobileNo: '+91 90000 00288',
  emailId: 'tanvi@example.org',
  model: 'CD 110 DREAM',
}

onEachDatabase('search at the desk', (getDatabase) => {
  let app: TestApp
  let desk: DeskClient
  const find = (search: string, more = 'section=all', by = desk) =>
    by.found(`${more}&search=${encodeURIComponent(search)}`)
  const list = (search: string, more: string) =>
    desk.list(`${more}&search=${encodeURIComponent(search)}`)
  beforeEach(async () => {
    app = await testApp(getDatabase()).loginAsStaff()
    desk = deskClient(app)
  })

  it('finds words of different answers, a number in any spelling and a reference', async () => {
    const reference = await addEnquiry(app, testRideEnquiry, tanvi)
    await addEnquiry(app, contactEnquiry, { name: 'Somebody Else', message: 'Hello' })
    for (const search of [
      ...['Tanvi example cd110', 'dream tanvi', 'cd 110 tan', 'example.org cd110'],
      ...['0288', '9000 000 288', '090000-00288', '+91 90000 00288', '+919000000288'],
      ...['tanvi +91 90000 00288', '090000-00288 dream', '91 90000 00288 tanvi'],
      ...[reference, reference.replace('-', ''), reference.toLowerCase().replace('-', '')],
      ...['tan\u00advi dre\u200bam', 'ＴＡＮＶＩ'],
    ])
      expect([search, await find(search)]).toEqual([search, [reference]])
  })

  it('finds the type and the status, together with other words', async () => {
    const ride = await addEnquiry(app, testRideEnquiry, tanvi)
    const booking = await addEnquiry(app, serviceBookingEnquiry, { name: 'Tanvi Example' })
    await desk.tell(ride, { type: 'state', state: 'follow-up' })
    for (const [search, expected] of [
      ['tanvi service', [booking]],
      ['test ride tanvi', [ride]],
      ['follow-up', [ride]],
      ['tanvi followup', [ride]],
      ['requested', [booking]],
      ['requested ride', []],
    ] as const)
      expect([search, await find(search)]).toEqual([search, expected])
    await desk.tell(ride, { type: 'state', state: 'quoted' })
    expect(await find('tanvi follow-up')).toEqual([])
    expect(await find('tanvi quot')).toEqual([ride])
  })

  it('finds notes and what was said in calls, until they are struck out', async () => {
    const reference = await addEnquiry(app, testRideEnquiry, tanvi)
    await desk.tell(reference, { type: 'note', text: 'Wants क्\u200cष in Orange\nfor Diwali' })
    const call = await desk.tell(reference, {
      type: 'call',
      outcome: 'reached',
      text: 'Comes on Thursday',
    })
    const words = ['thursday tanvi', 'diwali', 'क्ष', 'ORANGE thursday']
    for (const search of words) expect([search, await find(search)]).toEqual([search, [reference]])
    await desk.tell(reference, { type: 'strike', event: call.event })
    expect(await find('thursday')).toEqual([])
    expect(await find('diwali tanvi')).toEqual([reference])
    const report = await app.send('POST', '/api/enquiryReports', { search: 'diwali' })
    expect((await report.json()).totalRecords).toBe(1)
  })

  it('finds the corrected answers and the notes after a correction', async () => {
    const reference = await addEnquiry(app, testRideEnquiry, tanvi)
    await desk.tell(reference, { type: 'note', text: 'Rings after Diwali' })
    const { version } = await desk.read(reference)
    const sent = { answers: { name: 'Meenakshi Example', emailId: 'm@example.org' }, version }
    const corrected = await app.send('PATCH', `/api/enquiries/${reference}`, sent)
    expect(corrected.status).toBe(200)
    expect(await find('meenakshi diwali')).toEqual([reference])
    expect(await find('tanvi diwali')).toEqual([])
  })

  it('finds a merged enquiry in the section of mentions', async () => {
    const sales = deskClient(await app.loginAsStaff('sales'))
    const reference = await addEnquiry(app, testRideEnquiry, tanvi)
    const main = await addEnquiry(app, testRideEnquiry, { ...tanvi, name: 'Tara Example' })
    await desk.tell(reference, { type: 'note', text: 'Please call, @sales' })
    await app.send('POST', `/api/desk/${reference}/join`, { to: main })
    for (const search of ['tanvi', 'nv', 'ride', 'tanvi ride', 'example new'])
      expect([search, await find(search, 'section=mentioned', sales)]).toEqual([
        search,
        [reference],
      ])
  })

  it('finds two letters in an old overdue enquiry behind 10,000 newer ones', async () => {
    const reference = await addEnquiry(app, testRideEnquiry, tanvi)
    const { db } = getDatabase()
    await db
      .updateTable('enquiries')
      .set({ created_at: '2020-01-05T06:00:00.000Z', due_at: '2020-01-06T06:00:00.000Z' })
      .where('reference', '=', reference)
      .execute()
    await insertRecordedEnquiries(db, { many: 10_600, people: [1], now: testNow })
    expect(await find('zz', 'section=overdue')).toEqual([])
    expect(await find('nv', 'section=overdue')).toContain(reference)
  })

  it('finds nothing of an erased person', async () => {
    const reference = await addEnquiry(app, testRideEnquiry, tanvi)
    await desk.tell(reference, { type: 'note', text: 'Comes on Thursday' })
    const { id } = await desk.read(reference)
    expect((await app.request(`/api/enquiries/${id}`, { method: 'DELETE' })).status).toBe(200)
    for (const search of ['tanvi', 'thursday', '0288', 'example.org', 'cd110'])
      expect([search, await find(search)]).toEqual([search, []])
    expect(await find(reference)).toEqual([reference])
  })

  it('finds no enquiry of sales for the workshop, and none of the workshop for sales', async () => {
    const ride = await addEnquiry(app, testRideEnquiry, tanvi)
    await desk.tell(ride, { type: 'note', text: 'Comes on Thursday' })
    const booking = await addEnquiry(app, serviceBookingEnquiry, { name: 'Tanvi Example' })
    for (const [role, own] of [
      ['workshop', booking],
      ['sales', ride],
    ] as const) {
      const theirs = deskClient(await testApp(getDatabase()).loginAsStaff(role))
      for (const search of ['tanvi', 'ta', ride, booking, 'thursday', 'ride', 'service'])
        for (const section of ['all', 'new']) {
          const found = await find(search, `section=${section}`, theirs)
          expect([role, search, found.filter((it) => it !== own)]).toEqual([role, search, []])
        }
      const foreign = role === 'workshop' ? 'thursday' : booking
      const answer = await theirs.list(`section=new&search=${foreign}`)
      expect(answer).toMatchObject({ total: 0, foundInAll: 0 })
    }
  })

  it('says how many enquiries the words find at the whole desk', async () => {
    const reference = await addEnquiry(app, testRideEnquiry, tanvi)
    expect(await list('tanvi', 'section=overdue')).toMatchObject({ total: 0, foundInAll: 1 })
    expect(await list('tanvi', 'section=all&kind=amc')).toMatchObject({ total: 0, foundInAll: 1 })
    expect(await list('nobody', 'section=overdue')).toMatchObject({ total: 0, foundInAll: 0 })
    expect(await list('nobody', 'section=all')).not.toHaveProperty('foundInAll')
    expect(await find('tanvi')).toEqual([reference])
    expect(await list('tanvi', 'section=all')).not.toHaveProperty('foundInAll')
    expect(await list('', 'section=overdue')).not.toHaveProperty('foundInAll')
  })

  it('refuses a search that is too long', async () => {
    const long = await app.request(`/api/desk?section=all&search=${'a'.repeat(201)}`)
    expect(long.status).toBe(422)
  })
})
