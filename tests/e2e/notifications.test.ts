import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openLoggedInWindow } from '#tests/logged-in-window.ts'
import { startOwnSite } from '#tests/start-own-site.ts'
import type { StartedSite } from '#tests/start-site.ts'

let site: StartedSite
beforeAll(async () => {
  site = await startOwnSite()
})
afterAll(() => site.stop())

/** Chromium without a screen has no push service, so the page gets this subscription instead. */
function pretendToSubscribe() {
  const text =
    'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM'
  let key: ArrayBuffer | null = null
  const subscription = {
    get options() {
      return { applicationServerKey: key }
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
      sessionStorage.setItem('subscribed', '1')
      key = options.applicationServerKey.buffer
      return subscription
    },
    getSubscription: async () => (sessionStorage.getItem('subscribed') ? subscription : null),
  })
}

async function openProfile(permissions: string[] = ['notifications']) {
  const page = await openLoggedInWindow(site, '/admin/dashboard')
  await page.context().grantPermissions(permissions, { origin: site.url })
  await page.addInitScript(pretendToSubscribe)
  await page.goto('/admin/profile')
  return page
}

async function turnOn(page: Page) {
  await page.getByRole('button', { name: 'Turn on notifications on this device' }).click()
  await page.getByText('Notifications are on for this device').waitFor()
}

const section = (page: Page) => page.getByRole('region', { name: 'Notifications' })

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
  await form.getByText('Notification settings saved').waitFor()
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

const listShown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    const shown = await registration.getNotifications()
    return shown.map(({ title, body, tag }) => ({ title, body, tag }))
  })

test('the service worker shows a push, replaces it by its tag, and opens the enquiry', async () => {
  const page = await openProfile()
  await turnOn(page)
  const deliver = await connectPushService(page)
  const url = '/admin/desk/TR-7F3K2'
  const message = { body: 'TR-7F3K2', tag: 'enquiry-TR-7F3K2', url, waiting: 3 }
  await deliver(JSON.stringify({ ...message, title: 'New test ride' }))
  await deliver(JSON.stringify({ ...message, title: 'Due at 11:30 AM: Test ride' }))
  await expect
    .poll(() => listShown(page))
    .toEqual([{ title: 'Due at 11:30 AM: Test ride', body: message.body, tag: message.tag }])

  const worker = page.context().serviceWorkers()[0]
  if (!worker) throw new Error('The service worker does not run')
  // A synthetic click may not open a window, so the test records the address.
  const opened = await worker.evaluate(clickNotification)
  expect(opened).toBe(url)
  expect(await listShown(page)).toEqual([])
})

test('an unreadable push still shows a notification', async () => {
  const page = await openProfile()
  await turnOn(page)
  const deliver = await connectPushService(page)
  await deliver('no JSON')
  await expect
    .poll(() => listShown(page))
    .toEqual([{ title: 'Something is new at the desk', body: '', tag: 'general' }])
})

/** Runs in the service worker. */
async function clickNotification() {
  const scope: { clients?: { openWindow: (url: string) => Promise<null> } } & typeof globalThis =
    globalThis
  const { promise, resolve } = Promise.withResolvers<string>()
  if (scope.clients)
    scope.clients.openWindow = async (url) => {
      resolve(url)
      return null
    }
  const registration: unknown = Reflect.get(globalThis, 'registration')
  if (!(registration instanceof ServiceWorkerRegistration)) throw new Error('No registration')
  const [notification] = await registration.getNotifications()
  const Click: unknown = Reflect.get(globalThis, 'NotificationEvent')
  if (typeof Click !== 'function') throw new Error('No notifications')
  dispatchEvent(Reflect.construct(Click, ['notificationclick', { notification }]))
  return promise
}
