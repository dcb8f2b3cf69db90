import { expect, it } from 'vitest'
import { amcEnquiry } from '#app/crm/enquiries/kinds/amc.ts'
import { contactEnquiry } from '#app/crm/enquiries/kinds/contact.ts'
import { optInEnquiry } from '#app/crm/enquiries/kinds/opt-in.ts'
import { serviceBookingEnquiry } from '#app/crm/enquiries/kinds/service-booking.ts'
import { addEnquiry, deskClient } from '#tests/desk-client.ts'
import { testApp } from '#tests/test-app.ts'
import { onEachDatabase } from '#tests/test-databases.ts'

const spellings = [
  'TS 09 AB 1234',
  'ts09ab1234',
  'TS-09-AB-1234',
  'TS.09.AB.1234',
  'TS09 AB1234',
  'ＴＳ\u201109\u00a0AB १२३४',
]

onEachDatabase('plate search', (getDatabase) => {
  it('finds a plate in any spelling, however the visitor typed it', async () => {
    const app = await testApp(getDatabase()).loginAsStaff()
    const desk = deskClient(app)
    const all: string[] = []
    for (const registrationNumber of spellings) {
      const sent = { ...serviceBookingEnquiry.example, registrationNumber }
      const answer = await app.send('POST', serviceBookingEnquiry.postTo, sent)
      all.push((await answer.json()).reference)
    }
    await addEnquiry(app, serviceBookingEnquiry, { registrationNumber: 'TS 10 CD 5678' })
    const written = await addEnquiry(app, contactEnquiry, { message: 'My TS 09 AB 1234 squeaks.' })
    for (const search of [...spellings, 'ab1234', 'AB 1234']) {
      const query = `section=all&search=${encodeURIComponent(search)}`
      expect([search, (await desk.found(query)).sort()]).toEqual([search, [...all, written].sort()])
      const report = await app.send('POST', '/api/bookingReports', { search })
      expect([search, (await report.json()).totalRecords]).toEqual([search, all.length])
    }
  })

  it('lists other enquiries with the same plate, without merging them', async () => {
    const app = await testApp(getDatabase()).loginAsStaff()
    const desk = deskClient(app)
    const plate = { registrationNumber: 'TS 09 AB 1234' }
    const first = await addEnquiry(app, serviceBookingEnquiry, plate)
    const second = await addEnquiry(app, amcEnquiry, {
      registrationNumber: 'ts-09-ab-1234',
      contactNumber: '9000000055',
      email: 'other@example.com',
    })
    const third = await addEnquiry(app, optInEnquiry, {
      registration: 'TS09AB1234',
      mobile: '9000000056',
    })
    const same = await addEnquiry(app, serviceBookingEnquiry, plate)
    const { related, sameVehicle, joined } = await desk.read(first)
    expect(related.map(({ reference }) => reference)).toEqual([same])
    expect(sameVehicle.map(({ reference, mayJoin }) => [reference, mayJoin])).toEqual([
      [third, false],
      [second, false],
    ])
    expect(joined).toEqual([])
  })

  it('lists no other enquiries for a missing or incomplete plate', async () => {
    const app = await testApp(getDatabase()).loginAsStaff()
    for (const registrationNumber of ['', 'NA', '1234']) {
      const first = await addEnquiry(app, serviceBookingEnquiry, { registrationNumber })
      const other = { registrationNumber, contactNumber: '9000000055', email: 'x@example.com' }
      await addEnquiry(app, serviceBookingEnquiry, other)
      expect((await deskClient(app).read(first)).sameVehicle).toEqual([])
    }
  })

  it('erases the plate, and does not offer other enquiries with that plate for erasure', async () => {
    const app = await testApp(getDatabase()).loginAsStaff()
    const desk = deskClient(app)
    const plate = { registrationNumber: 'TS 09 AB 1234' }
    const first = await addEnquiry(app, serviceBookingEnquiry, plate)
    const other = await addEnquiry(app, amcEnquiry, {
      ...plate,
      contactNumber: '9000000055',
      email: 'other@example.com',
    })
    const { id } = await desk.read(first)
    const { id: otherId } = await desk.read(other)
    const offered = await app.request(`/api/enquiries/${id}/same-person`)
    expect((await offered.json()).enquiries).toEqual([])
    const both = await app.request(`/api/enquiries/${id}?also=${otherId}`, { method: 'DELETE' })
    expect(both.status).toBe(404)
    const alone = await app.request(`/api/enquiries/${id}`, { method: 'DELETE' })
    expect(alone.status).toBe(200)
    expect(await desk.read(other)).toMatchObject({ isErased: false, sameVehicle: [] })
    const rows = await getDatabase().db.selectFrom('enquiries').selectAll().orderBy('id').execute()
    expect(rows.map(({ plate }) => plate)).toEqual([null, 'TS09AB1234'])
    expect(rows[0]?.search_text).not.toContain('1234')
  })
})

onEachDatabase('desk search', (getDatabase) => {
  it('finds words in any order, and a reference typed without a hyphen', async () => {
    const app = await testApp(getDatabase()).loginAsStaff()
    const desk = deskClient(app)
    const padma = await addEnquiry(app, serviceBookingEnquiry, {
      name: 'Padma Rao',
      model: 'SHINE 125',
    })
    const reader = await addEnquiry(app, contactEnquiry, {
      name: 'క్\u200cష Zoya',
      message: 'Hello',
    })
    for (const [search, expected] of [
      ['padma shine', padma],
      ['shine padma', padma],
      ['125 rao pa', padma],
      ['shine125', padma],
      [padma.replace('-', '').toLowerCase(), padma],
      [`rao ${padma.replace('-', '')}`, padma],
      ['క్ష', reader],
      ['zoya క్\u200dష', reader],
    ] as const) {
      const query = `section=all&search=${encodeURIComponent(search)}`
      expect([search, await desk.found(query)]).toEqual([search, [expected]])
    }
    expect(await desk.found('section=all&search=padma zoya')).toEqual([])
    const report = await app.send('POST', '/api/bookingReports', { search: 'shine pa rao' })
    expect((await report.json()).totalRecords).toBe(1)
    const csv = await app.request('/api/reports/booking.csv?search=shine%20pa%20rao')
    expect((await csv.text()).trimEnd().split('\r\n')).toHaveLength(2)
  })
})
