import type { Page, Worker } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openLoggedInWindow } from '#tests/logged-in-window.ts'
import { startOwnSite } from '#tests/start-own-site.ts'
import type { StartedSite } from '#tests/start-site.ts'

let site: StartedSite
beforeAll(async () => {
  site = await startOwnSite()
})
afterAll(() => site.stop())

/**
 * Chromium without a screen has no push service, so the page gets this subscription instead. It
 * also reports a granted permission as denied.
 */
function pretendToSubscribe() {
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
  const text =
    'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM'
  const subscription = {
    get options() {
      const bytes = sessionStorage.getItem('subscribed')?.split(',').map(Number) ?? []
      return { applicationServerKey: Uint8Array.from(bytes).buffer }
    },
    toJSON: () => ({
      endpoint: 'https://push.invalid/send/1',
      keys: { p256dh: text, auth: 'tBHItJI5svbpez7KI4CCXg' },
    }),
    unsubscribe: async () => {
      sessionStorage.removeItem('subscribed')
      return true
    },
  }
  Object.assign(PushManager.prototype, {
    subscribe: async (options: { applicationServerKey: Uint8Array<ArrayBuffer> }) => {
      sessionStorage.setItem('subscribed', options.applicationServerKey.join())
      return subscription
    },
    getSubscription: async () => (sessionStorage.getItem('subscribed') ? subscription : null),
  })
}

async function openProfile() {
  const page = await openLoggedInWindow(site, '/admin/dashboard')
  await page.context().grantPermissions(['notifications'], { origin: site.url })
  await page.addInitScript(pretendToSubscribe)
  await page.goto('/admin/profile')
  return page
}

async function turnOn(page: Page) {
  await page.getByRole('button', { name: 'Turn on notifications on this device' }).click()
  await page.getByText('Notifications are on for this device').waitFor()
}

const section = (page: Page) => page.getByRole('region', { name: 'Notifications', exact: true })

test('a person turns notifications on and off on one device', async () => {
  const page = await openProfile()
  await turnOn(page)
  await section(page).getByText('This device', { exact: true }).waitFor()
  await page.reload()
  await section(page).getByText('This device', { exact: true }).waitFor()
  expect(await page.getByRole('button', { name: /^Turn on/ }).count()).toBe(0)
  await section(page)
    .getByRole('button', { name: /^Remove/ })
    .click()
  await section(page).getByText('No device gets notifications yet.').waitFor()
  await page.getByRole('button', { name: 'Turn on notifications on this device' }).waitFor()
})

test('the settings keep kinds, quiet hours and the switch for names', async () => {
  const page = await openProfile()
  const form = section(page)
  await form.getByLabel('Calls that are due in ten minutes').uncheck()
  await form.getByLabel('Quiet from').selectOption('10:00 PM')
  await form.getByLabel('Show name and vehicle in notifications').check()
  await form.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Notification settings saved').waitFor()
  await page.reload()
  expect(await form.getByLabel('Calls that are due in ten minutes').isChecked()).toBe(false)
  expect(await form.getByLabel('Quiet from').inputValue()).toBe('22:00')
  expect(await form.getByLabel('Show name and vehicle in notifications').isChecked()).toBe(true)
})

test('a browser in which notifications are blocked shows the way out', async () => {
  const page = await openLoggedInWindow(site, '/admin/dashboard')
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' })
  })
  await page.goto('/admin/profile')
  await page.getByText('Notifications are blocked for this site.').waitFor()
})

test('the tab shows how many enquiries wait', async () => {
  const page = await openLoggedInWindow(site, '/admin/profile')
  const before = Number(/^\((\d+)\)/.exec(await page.title())?.[1] ?? 0)
  const data = { name: 'Tab Example', contactNumber: '9000000001' }
  await page.request.post('/book-service', { data })
  await expect.poll(() => page.title()).toBe(`(${before + 1}) Profile · Admin Portal`)
})

/** Returns a function that delivers a push to the service worker, as a push service would. */
async function connectPushService(page: Page) {
  const cdp = await page.context().newCDPSession(page)
  const { promise, resolve } = Promise.withResolvers<string>()
  cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    const own = registrations.find(({ scopeURL }) => scopeURL === `${site.url}/admin/`)
    if (own) resolve(own.registrationId)
  })
  await cdp.send('ServiceWorker.enable')
  const registrationId = await promise
  return (data: string) =>
    cdp.send('ServiceWorker.deliverPushMessage', { origin: site.url, registrationId, data })
}

/** Returns the service worker. It records its notifications, because there is no screen for them. */
async function recordNotifications(page: Page): Promise<Worker> {
  const [worker] = page.context().serviceWorkers()
  if (!worker) throw new Error('The service worker does not run')
  await worker.evaluate(() => {
    const shown: { title: string; tag?: string }[] = []
    const showNotification = async (title: string, options: object) => {
      shown.push({ title, ...options })
    }
    const getNotifications = async ({ tag }: { tag: string }) =>
      shown.filter((one) => one.tag === tag).slice(-1)
    Object.assign(globalThis, { shown })
    Object.assign(Reflect.get(globalThis, 'registration'), { showNotification, getNotifications })
  })
  return worker
}

const listShown = (worker: Worker) => worker.evaluate(() => Reflect.get(globalThis, 'shown'))

/** Clicks a notification in the service worker. Returns the address that it opens in a new tab. */
const click = (worker: Worker, notification: object) =>
  worker.evaluate(async (data) => {
    const opened = new Promise<string>((resolve) => {
      // A click that is not real may not open a tab, so the address is recorded.
      Object.assign(Reflect.get(globalThis, 'clients'), { openWindow: resolve })
    })
    const event = { notification: { data, close: () => {} }, waitUntil: () => {} }
    dispatchEvent(Object.assign(new Event('notificationclick'), event))
    return opened
  }, notification)

test('the service worker shows a push under the tag of its enquiry, and a click opens it', async () => {
  const page = await openProfile()
  await turnOn(page)
  const deliver = await connectPushService(page)
  const worker = await recordNotifications(page)
  const url = '/admin/desk/TR-7F3K2'
  const message = { title: 'New test ride', body: 'TR-7F3K2', tag: 'enquiry-TR-7F3K2' }
  await deliver(JSON.stringify({ ...message, url }))
  await expect
    .poll(() => listShown(worker))
    .toMatchObject([{ ...message, renotify: true, data: { url } }])
  expect(await click(worker, { url })).toBe(url)
})

test('a repeated notification leaves a later one on the screen and makes no sound', async () => {
  const page = await openProfile()
  await turnOn(page)
  const deliver = await connectPushService(page)
  const worker = await recordNotifications(page)
  const about = { body: 'TR-7F3K2', tag: 'enquiry-TR-7F3K2', url: '/admin/desk/TR-7F3K2' }
  const first = { ...about, title: 'New test ride', id: 7 }
  const later = { ...about, title: 'Assigned to you: Test ride', id: 8 }
  for (const [index, message] of [first, first, later, first].entries()) {
    await deliver(JSON.stringify(message))
    await expect.poll(() => listShown(worker)).toHaveLength(index + 1)
  }
  const { tag, body } = about
  expect(await listShown(worker)).toMatchObject([
    { title: first.title, tag, body, renotify: true },
    { title: first.title, tag, body, renotify: false },
    { title: later.title, tag, body, renotify: true },
    { title: later.title, tag, body, renotify: false },
  ])
})

test('a notification opens only pages of the portal', async () => {
  const page = await openProfile()
  await turnOn(page)
  const worker = await recordNotifications(page)
  expect(await click(worker, { url: 'https://example.com/' })).toBe('/admin/desk')
})

test('an unreadable push still shows a notification', async () => {
  const page = await openProfile()
  await turnOn(page)
  const deliver = await connectPushService(page)
  const worker = await recordNotifications(page)
  await deliver('no JSON')
  await expect
    .poll(() => listShown(worker))
    .toMatchObject([{ title: 'Something is new at the desk', tag: 'general' }])
})
