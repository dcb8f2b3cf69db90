import { expect, it } from 'vitest'
import { testApp } from '#tests/test-app.ts'
import { onEachDatabase } from '#tests/test-databases.ts'

const caller = { name: 'Asha Example', contactNumber: '9000000001' }
const writer = { name: 'Asha Example', email: 'asha@example.com' }
const day = 24 * 3_600_000

onEachDatabase('call-back deadline of an enquiry', (getDatabase) => {
  const at = (local: string) => testApp(getDatabase(), { clock: () => new Date(`${local}+05:30`) })
  const sendAt = async (local: string, path: string, sent: object, key?: string) => {
    const headers = new Headers(key === undefined ? [] : [['idempotency-key', key]])
    const answer = await at(local).send('POST', path, sent, { headers })
    expect(answer.status).toBe(201)
    return answer.json()
  }
  const kept = async (reference: string) => {
    const query = getDatabase().db.selectFrom('enquiries').select('call_by')
    return (await query.where('reference', '=', reference).executeTakeFirstOrThrow()).call_by
  }
  const change = async (spoil: (hours: Record<string, unknown>) => void) => {
    const app = await testApp(getDatabase()).loginAsStaff()
    const { facts } = await (await app.request('/api/manageDealer/1')).json()
    spoil(facts.hours)
    expect((await app.send('PATCH', '/api/manageDealer/1', { facts })).status).toBe(200)
  }

  // In the demo, the workshop is open from 9:30 to 19:30 and the sales counter from 10:00 to 20:00.
  // Both are closed on Tuesdays.
  it.each([
    ['2026-11-02T10:00', '2026-11-02T12:00'],
    ['2026-11-02T10:00:59.999', '2026-11-02T12:00'],
    ['2026-11-02T18:30', '2026-11-04T10:30'],
    ['2026-11-03T00:00', '2026-11-04T11:30'],
  ])('a workshop enquiry at %s gets and stores the deadline %s', async (from, to) => {
    const { callBy, reference } = await sendAt(from, '/book-service', caller)
    expect(callBy).toBe(new Date(`${to}+05:30`).toISOString())
    expect(await kept(reference)).toBe(callBy)
  })

  it('accepts an enquiry without a deadline if the dealer row is missing', async () => {
    const row = await getDatabase().db.selectFrom('dealers').selectAll().executeTakeFirstOrThrow()
    await getDatabase().db.deleteFrom('dealers').execute()
    const { callBy, reference } = await sendAt('2026-11-02T10:00', '/book-service', caller)
    await getDatabase().db.insertInto('dealers').values(row).execute()
    expect(callBy).toBeNull()
    expect(await kept(reference)).toBeNull()
  })

  it('counts a sales deadline in the opening hours of sales', async () => {
    const sent = { name: 'Asha', contact: '9000000001', loanAmount: '90000' }
    const { callBy } = await sendAt('2026-11-02T19:30', '/finance', sent)
    expect(callBy).toBe(new Date('2026-11-04T11:30+05:30').toISOString())
  })

  it('gives a deadline to an enquiry with only an email address', async () => {
    const { callBy } = await sendAt('2026-11-02T10:00', '/book-service', writer)
    expect(callBy).toBe(new Date('2026-11-02T12:00+05:30').toISOString())
  })

  it('gives no deadline without a phone number and an email address', async () => {
    const { callBy, reference } = await sendAt('2026-11-02T10:00', '/book-service', {
      name: 'Asha',
    })
    expect(callBy).toBeNull()
    expect(await kept(reference)).toBeNull()
  })

  it('gives no deadline to an opt-in', async () => {
    const sent = {
      registration: 'TG 12 GH 3456',
      name: 'Joseph',
      mobile: '9000000006',
      notifications: { sms: true },
    }
    expect(await sendAt('2026-11-02T10:00', '/opt-in', sent)).toMatchObject({ callBy: null })
  })

  it('responds to a repeated enquiry with the first deadline', async () => {
    const first = await sendAt('2026-11-02T10:00', '/book-service', caller, 'key-1')
    const again = await sendAt('2026-11-02T15:00', '/book-service', caller, 'key-1')
    expect(again).toEqual(first)
  })

  it('keeps stored deadlines when opening hours change; new enquiries use the new hours', async () => {
    const first = await sendAt('2026-11-02T10:00', '/book-service', caller, 'key-1')
    await change((hours) => {
      hours['callWithin'] = { sales: 30, service: 45 }
      hours['service'] = { opens: '11:00', closes: '19:30' }
    })
    expect(await sendAt('2026-11-02T15:00', '/book-service', caller, 'key-1')).toEqual(first)
    expect(await kept(first.reference)).toBe(first.callBy)
    const { callBy } = await sendAt('2026-11-02T10:00', '/book-service', writer)
    expect(callBy).toBe(new Date('2026-11-02T11:45+05:30').toISOString())
  })

  it('gives no deadline if the dealer is closed for the next two weeks', async () => {
    const from = Date.parse('2026-11-03T00:00:00Z')
    await change((hours) => {
      hours['holidays'] = Array.from({ length: 16 }, (_, ahead) => ({
        name: 'Rebuilding',
        on: new Date(from + ahead * day).toISOString().slice(0, 10),
      }))
    })
    expect(await sendAt('2026-11-02T10:00', '/book-service', caller)).toMatchObject({
      callBy: new Date('2026-11-02T12:00+05:30').toISOString(),
    })
    expect(await sendAt('2026-11-02T21:00', '/book-service', writer)).toMatchObject({
      callBy: null,
    })
    expect(
      await sendAt('2026-11-12T21:00', '/book-service', { ...writer, name: 'B' }),
    ).toMatchObject({
      callBy: new Date('2026-11-19T11:30+05:30').toISOString(),
    })
  })
})

onEachDatabase('call-back setting', (getDatabase) => {
  it('is 120 minutes if the stored setting is missing or invalid', async () => {
    const { db } = getDatabase()
    const { services } = testApp(getDatabase())
    const { facts_json } = await db
      .selectFrom('dealers')
      .select('facts_json')
      .executeTakeFirstOrThrow()
    const facts = JSON.parse(facts_json)
    delete facts.hours.callWithin
    await db
      .updateTable('dealers')
      .set({ facts_json: JSON.stringify(facts) })
      .execute()
    expect((await services.dealer.get()).hours.callWithin).toEqual({ sales: 120, service: 120 })
    facts.hours.callWithin = { sales: 30, service: 'soon' }
    await db
      .updateTable('dealers')
      .set({ facts_json: JSON.stringify(facts) })
      .execute()
    const { hours } = await services.dealer.get()
    expect(hours).toMatchObject({ sales: { opens: '10:00' }, callWithin: { service: 120 } })
  })

  it('accepts only whole minutes from 15 to 1800', async () => {
    const app = await testApp(getDatabase()).loginAsStaff()
    const { facts } = await (await app.request('/api/manageDealer/1')).json()
    for (const minutes of [14, 1801, 30.5, null, 'soon']) {
      facts.hours.callWithin.service = minutes
      const answer = await app.send('PATCH', '/api/manageDealer/1', { facts })
      expect([minutes, answer.status]).toEqual([minutes, 422])
      expect(Object.keys((await answer.json()).errors)).toEqual(['facts.hours.callWithin.service'])
    }
  })
})
