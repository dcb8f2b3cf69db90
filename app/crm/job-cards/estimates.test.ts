import { beforeEach, expect, it } from 'vitest'
import { serviceBookingEnquiry } from '#app/crm/enquiries/kinds/service-booking.ts'
import { testRideEnquiry } from '#app/crm/enquiries/kinds/test-ride.ts'
import { addEnquiry, deskClient } from '#tests/desk-client.ts'
import { brakePads, estimateClient, oilChange } from '#tests/estimate-client.ts'
import { type TestApp, testApp } from '#tests/test-app.ts'
import { onEachDatabase } from '#tests/test-databases.ts'

onEachDatabase('estimates of a job at the desk', (getDatabase) => {
  let owner: TestApp
  let reference: string
  beforeEach(async () => {
    owner = await testApp(getDatabase()).loginAsStaff()
    reference = await addEnquiry(owner, serviceBookingEnquiry)
  })
  const estimates = (app = owner) => estimateClient(app, reference)
  const history = async () =>
    (await deskClient(owner).read(reference)).history.flatMap(({ job, who, text }) =>
      job ? [[who, job.act, job.number, job.total, text]] : [],
    )

  it('count from one and have the sum of their lines as the total', async () => {
    expect(await estimates().send()).toMatchObject({ status: 201, version: 2 })
    expect(await estimates().send([brakePads])).toMatchObject({ status: 201, version: 3 })
    const { estimates: listed } = await estimates().list()
    expect(listed).toMatchObject([
      { number: 2, lines: [brakePads], total: 850, answer: null },
      { number: 1, lines: [brakePads, oilChange], total: 1250, answer: null, isByCustomer: false },
    ])
    expect(await history()).toEqual([
      ['meera', 'estimated', 1, 1250, undefined],
      ['meera', 'estimated', 2, 850, undefined],
    ])
  })

  it('are sent once by a double tap, and not under the key of another estimate', async () => {
    const [first, second] = await Promise.all([1, 2].map(() => estimates().send(undefined, 'tap')))
    expect(first).toEqual(second)
    expect(first?.status).toBe(201)
    expect((await estimates().send([brakePads], 'tap')).status).toBe(422)
    expect((await estimates().list()).estimates).toHaveLength(1)
  })

  it('get different numbers if two colleagues send them at the same time', async () => {
    const manager = await owner.loginAsStaff('manager')
    const sent = await Promise.all([estimates().send(), estimates(manager).send([brakePads])])
    expect(sent.map(({ status }) => status)).toEqual([201, 201])
    expect((await estimates().list()).estimates.map(({ number }) => number)).toEqual([2, 1])
  })

  it('are refused without lines, with bad amounts and with too many lines', async () => {
    const bad = [
      [],
      [{ text: ' ', amount: 1 }],
      [{ text: 'Oil', amount: 1.5 }],
      [{ text: 'Oil', amount: -1 }],
      [{ text: 'Oil', amount: 1_000_001 }],
      [{ text: 'x'.repeat(81), amount: 1 }],
      Array.from({ length: 31 }, () => brakePads),
    ]
    for (const lines of bad) expect((await estimates().send(lines)).status).toBe(422)
    expect((await estimates().list()).estimates).toEqual([])
  })

  it('need a service booking that the role sees, and the right to work on appointments', async () => {
    const sales = await owner.loginAsStaff('sales')
    expect((await estimates(sales).send()).status).toBe(404)
    expect((await sales.request(`/api/enquiries/${reference}/job/estimates`)).status).toBe(404)
    const accounts = await owner.loginAsStaff('accounts')
    expect((await estimates(accounts).send()).status).toBe(403)
    const ride = await addEnquiry(owner, testRideEnquiry)
    expect((await estimateClient(owner, ride).send()).status).toBe(409)
    expect((await estimateClient(owner, 'SB-22222').send()).status).toBe(404)
  })

  it('are refused for a closed and for a merged booking', async () => {
    await estimates().send()
    await deskClient(owner).tell(reference, { type: 'state', state: 'delivered' })
    expect(await estimates().send()).toMatchObject({
      status: 409,
      message: 'This booking is closed. Reopen it to work on its estimate.',
    })
    expect((await estimates().note(1, { answer: 'yes' })).status).toBe(409)
    expect((await estimates().list()).isOpen).toBe(false)
    await deskClient(owner).tell(reference, { type: 'state', state: 'in-work' })
    const main = await addEnquiry(owner, serviceBookingEnquiry)
    const { db } = getDatabase()
    const { id } = await db
      .selectFrom('enquiries')
      .select('id')
      .where('reference', '=', main)
      .executeTakeFirstOrThrow()
    await db
      .updateTable('enquiries')
      .set({ joined_to: id })
      .where('reference', '=', reference)
      .execute()
    expect(await estimates().send()).toMatchObject({
      status: 409,
      message: expect.stringContaining(main),
    })
  })

  it('take the answer by telephone, and its correction while nobody changed it', async () => {
    await estimates().send()
    const yes = { answer: 'yes', note: 'His brother agreed' }
    expect(await estimates().note(1, yes)).toMatchObject({ status: 200, version: 3 })
    // A second tap.
    expect(await estimates().note(1, yes)).toMatchObject({ status: 200, version: 3 })
    expect((await estimates().note(1, { answer: 'no' })).status).toBe(409)
    expect((await estimates().note(1, { answer: 'no', seen: 'yes' })).status).toBe(200)
    expect((await estimates().list()).estimates[0]).toMatchObject({
      ...{ answer: 'no', isByCustomer: false, note: '' },
    })
    expect(await history()).toEqual([
      ['meera', 'estimated', 1, 1250, undefined],
      ['meera', 'approved', 1, 1250, 'His brother agreed'],
      ['meera', 'refused', 1, 1250, undefined],
    ])
  })

  it('take no answer after a newer one was sent', async () => {
    await estimates().send()
    await estimates().send([brakePads])
    expect(await estimates().note(1, { answer: 'yes' })).toMatchObject({
      status: 409,
      message: 'A newer estimate replaces this one.',
    })
    for (const number of [3, 0, -1])
      expect((await estimates().note(number, { answer: 'yes' })).status).toBe(404)
  })

  it('show the state of the newest one on the day board', async () => {
    const onBoard = async () => {
      const board = await (await owner.request('/api/board?day=2026-12-02')).json()
      const all: { reference: string; estimate: string | null }[] = board.withoutHour
      return all.find((it) => it.reference === reference)?.estimate
    }
    expect(await onBoard()).toBeNull()
    await estimates().send()
    expect(await onBoard()).toBe('waits')
    await estimates().note(1, { answer: 'yes' })
    expect(await onBoard()).toBe('approved')
    await estimates().send([brakePads])
    expect(await onBoard()).toBe('waits')
    await estimates().note(2, { answer: 'no' })
    expect(await onBoard()).toBe('refused')
  })

  it('have a WhatsApp text with the total and the customer’s link while they wait', async () => {
    expect(await estimates().list()).toMatchObject({ hasWhatsApp: true, whatsAppUrl: null })
    await estimates().send()
    const { whatsAppUrl } = await estimates().list()
    const text = new URL(whatsAppUrl ?? '').searchParams.get('text')
    const link = (await deskClient(owner).read(reference)).link ?? 'none'
    for (const part of ['₹1,250, including GST', link]) expect(text).toContain(part)
    await estimates().note(1, { answer: 'yes' })
    expect((await estimates().list()).whatsAppUrl).toBeNull()
  })
})
