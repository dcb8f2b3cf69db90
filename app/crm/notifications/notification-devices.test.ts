import { afterEach, beforeEach, expect, it } from 'vitest'
import { startPushService } from '#tests/start-push-service.ts'
import { staffLogin, type TestApp, testApp, testNow } from '#tests/test-app.ts'
import { onEachDatabase } from '#tests/test-databases.ts'

onEachDatabase('devices with notifications', (getDatabase) => {
  let push: Awaited<ReturnType<typeof startPushService>>
  let now: Date
  beforeEach(async () => {
    push = await startPushService()
    now = testNow
  })
  afterEach(() => push.close())

  const app = () => testApp(getDatabase(), { pushNetwork: push.network, clock: () => now })
  const add = (staff: TestApp, subscription: object = push.addBrowser().subscription) =>
    staff.send('POST', '/api/me/notifications/devices', subscription)
  const pageOf = async (staff: TestApp) => (await staff.request('/api/me/notifications')).json()
  const count = async () =>
    (await getDatabase().db.selectFrom('push_subscriptions').select('id').execute()).length

  it('lists the devices of the account and marks the one that asks', async () => {
    const [first, second] = [await app().loginAsStaff(), await app().loginAsStaff()]
    const userAgent = 'Mozilla/5.0 (Linux; Android 14) Chrome/130.0 Mobile Safari/537.36'
    await first.send('POST', '/api/me/notifications/devices', push.addBrowser().subscription, {
      headers: { 'user-agent': userAgent },
    })
    await add(second)
    const { devices, publicKey, settings } = await pageOf(first)
    expect(devices).toMatchObject([
      { device: 'Chrome on Android', isThis: true },
      { device: '', isThis: false },
    ])
    expect(Buffer.from(publicKey, 'base64url')).toHaveLength(65)
    expect(settings).toEqual({
      kinds: { newEnquiry: true, assigned: true, due: true, mentioned: true, approval: true },
      quietFrom: '21:00',
      quietTo: '08:00',
      showsDetails: false,
    })
  })

  it('a repeated request keeps one device, and moves it to the account that is logged in', async () => {
    const { subscription } = push.addBrowser()
    await add(await app().loginAsStaff('sales'), subscription)
    const manager = await app().loginAsStaff('manager')
    await add(manager, subscription)
    expect(await count()).toBe(1)
    expect((await pageOf(manager)).devices).toHaveLength(1)
  })

  it('a new subscription of the same browser replaces the old one', async () => {
    const staff = await app().loginAsStaff()
    await add(staff)
    await add(staff)
    expect((await pageOf(staff)).devices).toHaveLength(1)
  })

  it.each([
    ['plain HTTP', { endpoint: 'http://push.example.com/1' }],
    ['no address', { endpoint: 'push' }],
    ['a password in the address', { endpoint: 'https://a:b@push.example.com/1' }],
    ['an address of 1,001 characters', { endpoint: `https://push.example.com/${'x'.repeat(976)}` }],
    ['a short secret', { keys: { auth: 'AAAA' } }],
    ['a key of the wrong length', { keys: { p256dh: 'AAAA' } }],
    ['a key that is not on the curve', { keys: { p256dh: 'A'.repeat(87) } }],
  ])('refuses %s', async (_, given: { endpoint?: string; keys?: object }) => {
    const { endpoint, keys } = push.addBrowser().subscription
    const staff = await app().loginAsStaff()
    const answer = await add(staff, { endpoint, ...given, keys: { ...keys, ...given.keys } })
    expect(answer.status).toBe(422)
    expect(await count()).toBe(0)
  })

  it('refuses the eleventh device', async () => {
    for (let number = 0; number < 10; number++)
      expect((await add(await app().loginAsStaff())).status).toBe(200)
    const answer = await add(await app().loginAsStaff())
    expect(answer.status).toBe(409)
    expect((await answer.json()).message).toBe(
      'You can have notifications on 10 devices. Remove a device first.',
    )
  })

  it('ends with the logout', async () => {
    const staff = await app().loginAsStaff()
    await add(staff)
    await staff.send('POST', '/api/logout')
    expect(await count()).toBe(0)
  })

  it('a changed password ends the devices of all other sessions', async () => {
    const [first, second] = [await app().loginAsStaff(), await app().loginAsStaff()]
    await add(first)
    await add(second)
    const { password: oldPassword, userId } = staffLogin
    const newPassword = 'four quiet words here'
    const body = { oldPassword, newPassword, confirmPassword: newPassword }
    const answer = await first.send('PATCH', `/api/profile/password/${userId}`, body)
    expect(answer.status).toBe(200)
    expect((await pageOf(first)).devices).toMatchObject([{ isThis: true }])
  })

  it('ends when the owner deactivates the account', async () => {
    await add(await app().loginAsStaff('sales'))
    const owner = await app().loginAsStaff()
    expect((await owner.send('PATCH', '/api/staff/sales', { isActive: false })).status).toBe(200)
    expect(await count()).toBe(0)
  })

  it('stays on while the phone is not used for a night, and ends after a week', async () => {
    const staff = await app().loginAsStaff()
    await add(staff)
    const { services } = app()
    const { id } = (await services.staff.listAbleToLogIn(services.clock()))[0] ?? { id: 0 }
    const list = () => services.notifications.subscriptions.listByStaff(id)
    now = new Date(testNow.getTime() + 14 * 3_600_000)
    expect(await list()).toHaveLength(1)
    now = new Date(testNow.getTime() + 7 * 24 * 3_600_000 + 1)
    expect(await list()).toEqual([])
  })

  it('removes a device of the own account only', async () => {
    const sales = await app().loginAsStaff('sales')
    const { id } = await (await add(sales)).json()
    const manager = await app().loginAsStaff('manager')
    const path = `/api/me/notifications/devices/${id}`
    expect((await manager.send('DELETE', path)).status).toBe(404)
    expect((await manager.send('POST', `${path}/test`)).status).toBe(404)
    expect((await sales.send('DELETE', path)).status).toBe(200)
    expect(await count()).toBe(0)
  })

  it('sends a test notification at once, at most ten in a quarter of an hour', async () => {
    const staff = await app().loginAsStaff()
    const { id } = await (await add(staff)).json()
    const test = () => staff.send('POST', `/api/me/notifications/devices/${id}/test`)
    for (let number = 0; number < 10; number++) expect((await test()).status).toBe(200)
    expect(push.received[0]?.message).toMatchObject({
      title: 'Test notification',
      body: 'Notifications work on this device.',
    })
    expect((await test()).status).toBe(429)
  })

  it('says that a device is gone, and removes it', async () => {
    const staff = await app().loginAsStaff()
    const browser = push.addBrowser()
    push.statuses.set(browser.path, 410)
    const { id } = await (await add(staff, browser.subscription)).json()
    const answer = await staff.send('POST', `/api/me/notifications/devices/${id}/test`)
    expect(answer.status).toBe(409)
    expect(await count()).toBe(0)
  })
})
