import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Role } from '#app/platform/permissions/role.ts'
import { quotationClient } from '#tests/quotation-client.ts'
import { startPushService } from '#tests/start-push-service.ts'
import { type TestApp, testApp, testNow } from '#tests/test-app.ts'
import { onEachDatabase } from '#tests/test-databases.ts'
import { sendNotification } from './notification-worker.server.ts'

const ride = {
  name: 'Asha Example',
  emailId: 'asha@example.com',
  mobileNo: '9000000001',
  model: 'SHINE 100 DX',
  color: 'Red',
  agree: true,
}
const minute = 60_000

onEachDatabase('notifications', (getDatabase) => {
  let push: Awaited<ReturnType<typeof startPushService>>
  let now: Date
  beforeEach(async () => {
    push = await startPushService()
    now = testNow
  })
  afterEach(() => push.close())

  const app = () => testApp(getDatabase(), { pushNetwork: push.network, clock: () => now })

  /** Logs an account in and turns notifications on for one browser. */
  const subscribe = async (role: Role = 'sales') => {
    const staff = await app().loginAsStaff(role)
    const browser = push.addBrowser()
    const answer = await staff.send('POST', '/api/me/notifications/devices', browser.subscription)
    expect(answer.status).toBe(200)
    const { id }: { id: number } = await answer.json()
    return { staff, browser, id }
  }
  const choose = async (staff: TestApp, settings: object) => {
    const given = { quietFrom: '', quietTo: '', showsDetails: false, ...settings }
    const kinds = { newEnquiry: true, assigned: true, due: true, mentioned: true, approval: true }
    const answer = await staff.send('PUT', '/api/me/notifications', { kinds, ...given })
    expect(answer.status).toBe(200)
  }
  const enquire = async (given: object = ride) => {
    const answer = await app().send('POST', '/api/postBooking', given)
    expect(answer.status).toBe(201)
    const { reference }: { reference: string } = await answer.json()
    return reference
  }
  /** Sends everything that is due, as one instance. Returns the number of claimed rows. */
  const sendAll = async ({ services } = app()) => {
    const { outbox } = services.notifications
    let count = 0
    for (let row = await outbox.claimNext(); row; row = await outbox.claimNext()) {
      await sendNotification(services, row)
      count++
    }
    return count
  }
  const titles = () => push.received.map(({ message }) => message.title)
  const rows = () =>
    getDatabase()
      .db.selectFrom('push_outbox')
      .select(['kind', 'sent_at', 'given_up_at', 'last_error', 'due_at'])
      .orderBy('id')
      .execute()
  const devices = () =>
    getDatabase().db.selectFrom('push_subscriptions').select('endpoint').execute()
  const assign = async (reference: string, userId: string) => {
    const owner = await app().loginAsStaff()
    const person = await app().services.staff.findByUserId(userId)
    const event = { type: 'assign', assignee: person?.id, version: 1 }
    const answer = await owner.send('POST', `/api/desk/${reference}/events`, event)
    expect(answer.status).toBe(200)
  }

  it('announces a new enquiry with its deadline and without the customer', async () => {
    await subscribe()
    const reference = await enquire()
    await sendAll()
    expect(push.received).toHaveLength(1)
    expect(push.received[0]?.message).toEqual({
      title: 'New test ride · call by 12:00 PM',
      body: reference,
      tag: `enquiry-${reference}`,
      url: `/admin/desk/${reference}`,
      id: expect.any(Number),
      waiting: 1,
    })
    expect(push.received[0]?.headers).toMatchObject({
      urgency: 'high',
      ttl: '3600',
      'content-encoding': 'aes128gcm',
    })
  })

  it('shows name and vehicle after the person allowed it', async () => {
    const { staff } = await subscribe()
    await choose(staff, { showsDetails: true })
    await enquire()
    await sendAll()
    expect(push.received[0]?.message.body).toBe('Asha Example · SHINE 100 DX')
  })

  it('reaches only staff who work on this type of enquiry and who chose this kind', async () => {
    const { browser } = await subscribe('sales')
    await subscribe('workshop')
    await subscribe('accounts')
    const { staff: manager } = await subscribe('manager')
    await choose(manager, { kinds: { newEnquiry: false, assigned: true, due: true } })
    await enquire()
    await sendAll()
    expect(push.received.map(({ path }) => path)).toEqual([browser.path])
  })

  it('sends each notification once, although two instances look at the same time', async () => {
    await subscribe('sales')
    await subscribe('manager')
    await enquire()
    const counts = await Promise.all([sendAll(), sendAll()])
    expect(counts[0] + counts[1]).toBe(2)
    expect(push.received.map(({ path }) => path).toSorted()).toEqual(['/send/1', '/send/2'])
  })

  it('all instances get the same keys at their first start', async () => {
    const keys = await Promise.all([1, 2, 3].map(() => app().services.notifications.keys.get()))
    expect(new Set(keys.map(({ publicKey }) => publicKey)).size).toBe(1)
  })

  it('does not send a notification that another instance joins with others at this moment', async () => {
    await subscribe()
    await enquire()
    const { services } = app()
    const { db } = getDatabase()
    const joined = Promise.withResolvers<void>()
    const joining = db.transaction().execute(async (trx) => {
      const joint = { sent_at: now.toISOString(), last_error: 'absorbed' }
      await trx.updateTable('push_outbox').set(joint).execute()
      joined.resolve()
      // The claim of the other instance meanwhile waits for this transaction.
      await sleep(200)
    })
    await joined.promise
    const [claimed] = await Promise.all([services.notifications.outbox.claimNext(), joining])
    expect(claimed).toBeUndefined()
  })

  it('tells a person about an assigned enquiry, but not about the own act', async () => {
    const { browser } = await subscribe('sales')
    await subscribe('owner')
    const reference = await enquire()
    await sendAll()
    push.received.length = 0
    await assign(reference, 'sales')
    now = new Date(now.getTime() + minute)
    await sendAll()
    expect(titles()).toEqual(['Assigned to you: Test ride · call by 12:00 PM'])
    expect(push.received[0]?.path).toBe(browser.path)
  })

  it('tells the person to whom the rules assign a new enquiry, and nobody else', async () => {
    const { browser } = await subscribe('sales')
    const { staff: owner } = await subscribe('owner')
    await owner.send('PATCH', '/api/me/in', { isIn: false })
    const saved = await owner.send('PATCH', '/api/manageDeskRules', {
      rules: { 'test-ride': 'turn' },
    })
    expect(saved.status).toBe(200)
    await enquire()
    now = new Date(now.getTime() + minute)
    await sendAll()
    expect(push.received.map(({ path, message }) => [path, message.title])).toEqual([
      [browser.path, 'Assigned to you: Test ride · call by 12:00 PM'],
    ])
  })

  it('sends one notification about many enquiries that arrive together', async () => {
    await subscribe()
    for (const mobileNo of ['9000000001', '9000000002', '9000000003'])
      await enquire({ ...ride, mobileNo })
    await sendAll()
    expect(push.received.map(({ message }) => [message.title, message.url])).toEqual([
      ['3 new enquiries', '/admin/desk?section=new'],
    ])
  })

  it('a hand-over sends one notification to the new assignee', async () => {
    await subscribe('sales')
    for (const mobileNo of ['9000000001', '9000000002']) {
      const reference = await enquire({ ...ride, mobileNo })
      await app().loginAsStaff('manager')
      await assign(reference, 'manager')
    }
    now = new Date(now.getTime() + minute)
    await sendAll()
    push.received.length = 0
    const owner = await app().loginAsStaff()
    const [from, to] = await Promise.all(
      ['manager', 'sales'].map((one) => app().services.staff.findByUserId(one)),
    )
    const moved = await owner.send('POST', '/api/desk/hand-over', { from: from?.id, to: to?.id })
    expect(moved.status).toBe(200)
    now = new Date(now.getTime() + minute)
    await sendAll()
    expect(titles()).toEqual(['2 enquiries were assigned to you'])
  })

  it('announces a call ten minutes before it is due, once over all instances', async () => {
    const { staff } = await subscribe()
    await choose(staff, { kinds: { newEnquiry: false, assigned: false, due: true } })
    const reference = await enquire()
    const look = () => {
      const { services } = app()
      return services.notifications.events.notifyOfDueEnquiries(services.db)
    }
    await look()
    expect(await sendAll()).toBe(0)
    now = new Date(testNow.getTime() + 111 * minute)
    await Promise.all([look(), look()])
    await sendAll()
    await look()
    await sendAll()
    expect(titles()).toEqual(['Due at 12:00 PM: Test ride'])
    expect(push.received[0]?.message.tag).toBe(`enquiry-${reference}`)
  })

  it('tells a mentioned person who may read the enquiry', async () => {
    await subscribe('accounts')
    await subscribe('workshop')
    const reference = await enquire()
    const { services } = app()
    const people = await services.staff.listAbleToLogIn(services.clock())
    const { id: enquiryId } = await services.db
      .selectFrom('enquiries')
      .select('id')
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow()
    await services.db.transaction().execute(async (trx) => {
      for (const { id: staffId } of people)
        await services.notifications.events.notifyMentioned(trx, {
          enquiry: { id: enquiryId },
          staffId,
        })
    })
    await sendAll()
    expect(push.received.map(({ path, message }) => [path, message.title])).toEqual([
      ['/send/1', 'You were mentioned: Test ride'],
    ])
  })

  it('tells those who may approve a quotation, but not the person who asks', async () => {
    await subscribe('sales')
    await subscribe('manager')
    await subscribe('accounts')
    const reference = await enquire()
    const sales = await app().loginAsStaff('sales')
    const { message } = await quotationClient(sales, reference).make({
      ...{ discount: 3000, asksApproval: true },
    })
    expect(message).toMatch(/^Quotation Q-.{5} waits for approval\.$/)
    await sendAll()
    expect(titles().filter((title) => title.includes('quotation'))).toEqual([
      'A quotation waits for approval: Test ride',
    ])
  })

  it('waits until the quiet hours end', async () => {
    const { staff } = await subscribe()
    await choose(staff, { quietFrom: '09:00', quietTo: '11:00' })
    await enquire()
    expect(await sendAll()).toBe(0)
    now = new Date('2026-11-02T05:30:00Z')
    await sendAll()
    expect(titles()).toEqual(['New test ride · call by 12:00 PM'])
  })

  it('drops a notification that is an hour late instead of sending it at night', async () => {
    const { browser } = await subscribe()
    push.statuses.set(browser.path, 503)
    await enquire()
    await sendAll()
    push.statuses.clear()
    push.received.length = 0
    now = new Date(testNow.getTime() + 61 * minute)
    await sendAll()
    expect(push.received).toEqual([])
    expect(await rows()).toMatchObject([{ last_error: 'expired' }])
  })

  it('is not sent after a colleague took the enquiry', async () => {
    await subscribe('sales')
    const reference = await enquire()
    await app().loginAsStaff('manager')
    await assign(reference, 'manager')
    await sendAll()
    expect(push.received).toEqual([])
  })

  it('is not sent to a person whose new role does not see the enquiry', async () => {
    const { browser } = await subscribe('sales')
    await enquire()
    const owner = await app().loginAsStaff()
    const changed = await owner.send('PATCH', '/api/staff/sales', { role: 'workshop' })
    expect(changed.status).toBe(200)
    expect(await devices()).toEqual([])
    // The person turns notifications on again in the new role.
    const workshop = await app().loginAsStaff('sales')
    await workshop.send('POST', '/api/me/notifications/devices', browser.subscription)
    await sendAll()
    expect(push.received).toEqual([])
    expect(await rows()).toMatchObject([{ last_error: 'irrelevant' }])
  })

  it.each([404, 410])('removes a device whose push service answers %i', async (status) => {
    const { browser } = await subscribe()
    push.statuses.set(browser.path, status)
    await enquire()
    await sendAll()
    expect(await devices()).toEqual([])
  })

  it('repeats a failed attempt only for the device that failed', async () => {
    const { browser } = await subscribe()
    const { browser: second } = await subscribe()
    push.statuses.set(browser.path, 503)
    await enquire()
    await sendAll()
    push.statuses.clear()
    now = new Date(now.getTime() + minute)
    await sendAll()
    expect(push.received.map(({ path }) => path).toSorted()).toEqual([
      browser.path,
      browser.path,
      second.path,
    ])
    expect(await rows()).toMatchObject([{ last_error: null, given_up_at: null }])
  })

  /** Sends what is due, as an instance that is killed before it records the result. */
  const sendAndDie = async () => {
    const { services } = app()
    const outbox = { ...services.notifications.outbox, markSent: async () => {} }
    const notifications = { ...services.notifications, outbox }
    const row = await outbox.claimNext()
    if (row) await sendNotification({ ...services, notifications }, row)
  }

  it('repeats the same notification after a kill, although a new enquiry came meanwhile', async () => {
    await subscribe()
    const reference = await enquire()
    await sendAndDie()
    expect(await sendAll()).toBe(0)
    now = new Date(now.getTime() + minute / 2 + 1)
    const later = await enquire()
    await sendAll()
    const [first, ...others] = push.received
    expect(others.map(({ message }) => message.body)).toEqual([reference, later])
    expect(others[0]?.message).toMatchObject({ id: first?.message.id, tag: first?.message.tag })
    expect(others[0]?.headers['topic']).toBe(first?.headers['topic'])
    expect(others[1]?.message.id).not.toBe(first?.message.id)
  })

  it('tells all devices of a new enquiry while one device still waits for an earlier one', async () => {
    const { browser } = await subscribe()
    const { browser: second } = await subscribe()
    push.statuses.set(browser.path, 503)
    const reference = await enquire()
    await sendAll()
    push.statuses.clear()
    push.received.length = 0
    now = new Date(now.getTime() + minute)
    const later = await enquire()
    await sendAll()
    const told = push.received.map(({ path, message }) => `${path} ${message.body}`)
    expect(told.toSorted()).toEqual(
      [
        `${browser.path} ${reference}`,
        `${browser.path} ${later}`,
        `${second.path} ${later}`,
      ].toSorted(),
    )
  })

  it('keeps a joint notification as long as its last enquiry', async () => {
    const { browser } = await subscribe()
    push.statuses.set(browser.path, 503)
    await enquire()
    now = new Date(testNow.getTime() + 59 * minute)
    await enquire()
    await sendAll()
    push.statuses.clear()
    now = new Date(testNow.getTime() + 61 * minute)
    await sendAll()
    expect(titles().at(-1)).toBe('2 new enquiries')
    expect(push.received).toHaveLength(2)
  })

  it.each([301, 403])('gives up after the status %i and keeps the device', async (status) => {
    const { browser } = await subscribe()
    push.statuses.set(browser.path, status)
    await enquire()
    await sendAll()
    expect(await devices()).toHaveLength(1)
    expect(await rows()).toMatchObject([{ last_error: `status-${status}` }])
  })

  it('tries a push service again that does not answer in time', async () => {
    const { browser } = await subscribe()
    push.statuses.set(browser.path, 0)
    await enquire()
    await sendAll()
    expect(await rows()).toMatchObject([{ sent_at: null, given_up_at: null }])
  })

  it('never connects to a private address outside of tests', async () => {
    await subscribe()
    await enquire()
    const { services } = testApp(getDatabase(), { clock: () => now })
    await sendAll(testApp(getDatabase(), { clock: () => now }))
    expect(push.received).toEqual([])
    expect(await services.db.selectFrom('push_outbox').select('last_error').execute()).toEqual([
      { last_error: 'REFUSED_ADDRESS' },
    ])
  })

  it('is deleted from the outbox after a week', async () => {
    await subscribe()
    await enquire()
    await sendAll()
    now = new Date(testNow.getTime() + 7 * 24 * 60 * minute + 1)
    await app().services.notifications.outbox.prune()
    expect(await rows()).toEqual([])
  })
})
