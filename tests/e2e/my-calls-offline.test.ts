import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { expectConsoleError, waitUntilHydrated } from '#tests/browser-window.ts'
import { openLoggedInWindow } from '#tests/logged-in-window.ts'
import { logInForCookie } from '#tests/login-session.ts'
import { adminLogin } from '#tests/start-site.ts'
import { writableSite as site } from '#tests/writable-site.ts'

let cookie: string
beforeAll(async () => {
  cookie = await logInForCookie(site)
})

const phone = { viewport: { width: 375, height: 812 } }
/** Chromium's messages for requests without a network or a session. */
const noNetwork = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|fetching the script|401|404/

/**
 * Adds an enquiry that is assigned to this user and due now. It is booked for today, so it stays in
 * today's list late in the evening too.
 */
async function mine(name: string): Promise<string> {
  const ask = async (path: string, data?: object) => {
    const headers = { cookie, origin: site.url, 'content-type': 'application/json' }
    const body = data && { method: 'POST', body: JSON.stringify(data) }
    const answer = await fetch(site.url + path, { headers, ...body })
    expect(answer.ok).toBe(true)
    return answer.json()
  }
  const bookingDate = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format()
  const booking = { name, contactNumber: '9000000001', bookingDate }
  const { reference } = await ask('/book-service', booking)
  const { people } = await ask('/api/desk/people')
  const send = (event: object) => ask(`/api/desk/${reference}/events`, event)
  const { version } = await send({ type: 'assign', assignee: people[0].id, version: 1 })
  const at = new Date(Date.now() + 60_000).toISOString()
  await send({ type: 'nextStep', at, version })
  return reference
}

async function openYard(name: string) {
  expectConsoleError(noNetwork)
  const reference = await mine(name)
  const page = await openLoggedInWindow(site, '/admin/today', phone)
  await page.getByRole('heading', { name }).waitFor()
  await expect
    .poll(() => page.evaluate(async () => (await caches.match('/admin/today')) !== undefined))
    .toBe(true)
  return { page, reference, lose: () => page.context().setOffline(true) }
}

async function writeNote(page: Page, name: string, text: string) {
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
  await card.getByRole('button', { name: 'Note' }).click()
  await page.getByLabel('Your note').fill(text)
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('heading', { name: '1 entry waiting to be sent' }).waitFor()
}

const textsOf = async (page: Page, reference: string) => {
  const { history } = await (await page.request.get(`/api/desk/${reference}`)).json()
  return history.flatMap(({ text }: { text?: string }) => text ?? [])
}

/** Counts the customers' calls and the unsent entries that this phone stores. */
const kept = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ calls: number; unsent: number }>((resolve, reject) => {
        const asked = indexedDB.open('yard')
        asked.onerror = () => reject(asked.error)
        asked.onsuccess = () => {
          const transaction = asked.result.transaction(['kept', 'unsent'])
          const calls = transaction.objectStore('kept').count()
          const unsent = transaction.objectStore('unsent').count()
          transaction.oncomplete = () => {
            asked.result.close()
            resolve({ calls: calls.result, unsent: unsent.result })
          }
        }
      }),
  )

/**
 * Changes the unsent entries on this phone, as another tab would. Each gets a new key, like every
 * change of an entry. Otherwise the page could send the entry that it had read before, and delete
 * the changed one.
 */
const changeUnsent = (page: Page, change: { owner?: string; reference?: string }) =>
  page.evaluate(
    (changed) =>
      new Promise<void>((resolve) => {
        const asked = indexedDB.open('yard')
        asked.onsuccess = () => {
          const store = asked.result.transaction('unsent', 'readwrite').objectStore('unsent')
          const all = store.getAll()
          all.onsuccess = () => {
            for (const item of all.result) store.put({ ...item, ...changed })
          }
          store.transaction.oncomplete = () => {
            asked.result.close()
            resolve()
          }
        }
      }),
    { ...change, key: crypto.randomUUID() },
  )

test('My calls today saves notes over plain HTTP, where browsers lack some APIs', async () => {
  expectConsoleError(noNetwork)
  const reference = await mine('Http')
  const page = await openLoggedInWindow(site, '/admin/desk', phone)
  await page.addInitScript(() => {
    Reflect.deleteProperty(Crypto.prototype, 'randomUUID')
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
    Reflect.deleteProperty(globalThis, 'caches')
  })
  await page.goto('/admin/today')
  await waitUntilHydrated(page)
  const card = page.getByRole('listitem').filter({
    has: page.getByRole('heading', { name: 'Http' }),
  })
  await card.getByRole('button', { name: 'Note' }).click()
  await page.getByLabel('Your note').fill('Asked for the price')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => textsOf(page, reference)).toEqual(['Asked for the price'])
})

test('My calls today opens offline, stores a note and a call, and sends each once', async () => {
  const { page, reference, lose } = await openYard('Asha Yard')
  await lose()
  await page.goto('/admin/today')
  await waitUntilHydrated(page)
  await page.getByText('No network.').waitFor()
  await writeNote(page, 'Asha Yard', 'Comes on Saturday with her brother.')

  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Asha Yard' }) })
  await card.getByRole('button', { name: 'Log call' }).click()
  await page.getByRole('button', { name: /^No answer/ }).click()
  await page.getByRole('button', { name: /^In 1 hour/ }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('heading', { name: '2 entries waiting to be sent' }).waitFor()

  // The app was closed in the meantime.
  await page.goto('/admin/today')
  await waitUntilHydrated(page)
  await page.getByRole('heading', { name: '2 entries waiting to be sent' }).waitFor()
  await page.context().setOffline(false)
  await page.getByText('waiting to be sent').first().waitFor({ state: 'detached' })
  await page.goto('/admin/today')
  await page.getByRole('heading', { name: 'Asha Yard' }).waitFor()

  const { history } = await (await page.request.get(`/api/desk/${reference}`)).json()
  const told = history.filter(({ type }: { type: string }) => /note|call/.test(type))
  expect(told).toMatchObject([
    { type: 'note', text: 'Comes on Saturday with her brother.' },
    { type: 'call', outcome: 'no-answer' },
  ])
})

test('the phone caches no other portal page and deletes customers after a day offline', async () => {
  const { page, lose } = await openYard('Nila Yard')
  const addresses = await page.evaluate(async () => {
    const names = await caches.keys()
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return all.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(addresses.filter((it) => !/^\/(assets|fonts)\/|^\/icon/.test(it))).toEqual([
    '/admin/today',
  ])
  const text = await page.evaluate(async () => (await caches.match('/admin/today'))?.text())
  expect(text).not.toContain('Nila')
  await lose()
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const asked = indexedDB.open('yard')
        asked.onsuccess = () => {
          const store = asked.result.transaction('kept', 'readwrite').objectStore('kept')
          const calls = store.get('calls')
          calls.onsuccess = () => {
            store.put({ ...calls.result, at: Date.now() - 24 * 3_600_000 }, 'calls')
          }
          store.transaction.oncomplete = () => {
            asked.result.close()
            resolve()
          }
        }
      }),
  )
  await page.goto('/admin/today')
  await page.getByText('No calls are saved on this phone.').waitFor()
  expect(await kept(page)).toEqual({ calls: 0, unsent: 0 })
  await expect(page.goto('/admin/desk')).rejects.toThrow()
})

test('the logout asks about unsent entries and deletes all data from the phone', async () => {
  const { page, lose } = await openYard('Ravi Yard')
  await lose()
  await writeNote(page, 'Ravi Yard', 'Never arrives')
  // Prevents a report of a restored network, after which the page would send at once.
  await page.evaluate(() => {
    window.fetch = async (address, init) => {
      const to = String(address)
      if (to.endsWith('/api/logout')) return new Response('{"message":"Logged out"}')
      throw new TypeError(`${to} ${init?.method ?? ''}`)
    }
  })
  await page.getByRole('button', { name: 'Logout' }).click()
  const question = page.getByRole('dialog', { name: 'Log out and lose 1 entry?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  expect(await kept(page)).toEqual({ calls: 1, unsent: 1 })
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Logout' }).click()
  await question.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL('**/admin/login')
  await expect.poll(() => kept(page)).toEqual({ calls: 0, unsent: 0 })
  expect(await page.evaluate(() => caches.keys())).toEqual([])
})

test('an expired session deletes customers, but keeps unsent notes for their author', async () => {
  const { page, reference, lose } = await openYard('Meena Yard')
  await lose()
  await writeNote(page, 'Meena Yard', 'Wants the red one')
  await page.context().clearCookies()
  await page.context().setOffline(false)
  await page.getByText('You are logged out.').waitFor()
  await page.getByText('1 of your entries will be sent when you log in.').waitFor()
  await expect.poll(() => kept(page)).toEqual({ calls: 0, unsent: 1 })
  expect(await page.getByText('Meena').count()).toBe(0)

  await page.request.post('/api/login', { data: adminLogin })
  await page.goto('/admin/today')
  await expect.poll(() => kept(page)).toEqual({ calls: 1, unsent: 0 })
  expect(await textsOf(page, reference)).toEqual(['Wants the red one'])
})

test('the logout asks only about the user’s own notes and keeps other users’ notes', async () => {
  const { page, lose } = await openYard('Sita Yard')
  await lose()
  await writeNote(page, 'Sita Yard', 'Of somebody else')
  await page.getByText('Sita Yard · Of somebody else').waitFor()
  await changeUnsent(page, { owner: 'somebody' })
  await page.context().setOffline(false)
  await page.getByText('1 entry by another person will be sent').waitFor()
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL('**/admin/login')
  await expect.poll(() => kept(page)).toEqual({ calls: 0, unsent: 1 })
})

test('a refused entry shows the reason and stays until the user discards it', async () => {
  const { page, lose } = await openYard('Priya Yard')
  // The service worker has a network still. It must not send the note before this test changes it.
  await page.evaluate(() => Reflect.deleteProperty(ServiceWorkerRegistration.prototype, 'sync'))
  await lose()
  // On a slow phone, the request about the unchanged note may leave when the network is back.
  await page.evaluate(() => {
    const fetch = window.fetch.bind(window)
    window.fetch = async (...given) => {
      for (;;)
        try {
          return await fetch(...given)
        } catch {
          await new Promise((resolve) => setTimeout(resolve, 50))
        }
    }
  })
  await writeNote(page, 'Priya Yard', 'About nobody')
  await changeUnsent(page, { reference: 'SB-NONE' })
  await page.context().setOffline(false)
  await page.getByText(/^Not accepted: ./).waitFor()
  await page.getByRole('button', { name: 'Edit' }).waitFor()
  await page.getByRole('button', { name: 'Delete' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect.poll(() => kept(page)).toEqual({ calls: 1, unsent: 0 })
})

test('a request that gets no answer is given up after a minute, and the note is sent', async () => {
  const { page, reference } = await openYard('Leela Yard')
  await page.evaluate(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal)
    AbortSignal.timeout = (milliseconds) => timeout(milliseconds / 60)
    const fetch = window.fetch.bind(window)
    let isFirst = true
    window.fetch = (address, init) => {
      if (!isFirst || address !== '/api/me') return fetch(address, init)
      isFirst = false
      const { promise, reject } = Promise.withResolvers<Response>()
      init?.signal?.addEventListener('abort', reject)
      return promise
    }
  })
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Leela Yard' }) })
  await card.getByRole('button', { name: 'Note' }).click()
  await page.getByLabel('Your note').fill('Wants a test ride')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => textsOf(page, reference)).toEqual(['Wants a test ride'])
})

test('My calls today sends a note that an earlier version of the page stored', async () => {
  expectConsoleError(noNetwork)
  const reference = await mine('Kavya Yard')
  const page = await openLoggedInWindow(site, '/admin/desk', phone)
  const { user_id: owner } = await (await page.request.get('/api/me')).json()
  await page.evaluate(
    (item) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('yard', 1)
        request.onupgradeneeded = () => {
          request.result.createObjectStore('kept')
          request.result.createObjectStore('unsent', { keyPath: 'id', autoIncrement: true })
        }
        request.onerror = () => reject(request.error)
        request.onsuccess = () => {
          const { transaction } = request.result
            .transaction('unsent', 'readwrite')
            .objectStore('unsent')
            .add(item)
          if (!transaction) return
          transaction.oncomplete = () => {
            request.result.close()
            resolve()
          }
        }
      }),
    {
      owner,
      reference,
      key: crypto.randomUUID(),
      at: Date.now(),
      event: { type: 'note', text: 'From before the update' },
    },
  )
  await page.goto('/admin/today')
  await expect.poll(() => textsOf(page, reference)).toEqual(['From before the update'])
})

test('My calls today lets another page delete the browser database, and then continues', async () => {
  const { page, reference } = await openYard('Uma Yard')
  const outcome = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const request = indexedDB.deleteDatabase('yard')
        request.onblocked = () => resolve('blocked')
        request.onerror = () => resolve('failed')
        request.onsuccess = () => resolve('deleted')
      }),
  )
  expect(outcome).toBe('deleted')
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Uma Yard' }) })
  await card.getByRole('button', { name: 'Note' }).click()
  await page.getByLabel('Your note').fill('Kept anew')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => textsOf(page, reference)).toEqual(['Kept anew'])
})

type StoredEntry = { id?: number; at?: number; takenAt?: string; [field: string]: unknown }

/** Stores an entry of the user on this phone, as if it had been written without a network. */
const storeOnPhone = (page: Page, store: 'unsent' | 'enquiries', item: StoredEntry) =>
  page.evaluate(
    ([name, entry]) =>
      new Promise<void>((resolve) => {
        const request = indexedDB.open('yard')
        request.onsuccess = () => {
          const transaction = request.result.transaction(name, 'readwrite')
          transaction.objectStore(name).add(entry)
          transaction.oncomplete = () => {
            request.result.close()
            resolve()
          }
        }
      }),
    [store, { key: crypto.randomUUID(), ...item }] as const,
  )

async function ownerOf(page: Page): Promise<string> {
  const { user_id } = await (await page.request.get('/api/me')).json()
  return user_id
}

test('a second tab cannot send or bring back an entry that the first tab deleted', async () => {
  const { page, reference } = await openYard('Tara Yard')
  await storeOnPhone(page, 'unsent', {
    ...{ owner: await ownerOf(page), reference, at: Date.now(), refusal: 'Too long.' },
    event: { type: 'note', text: 'Deleted in the first tab' },
  })
  await page.reload()
  await page.getByText('Deleted in the first tab').waitFor()
  const second = await page.context().newPage()
  await second.goto('/admin/today')
  await second.getByText('Deleted in the first tab').waitFor()
  await page.getByRole('button', { name: 'Delete' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect.poll(() => kept(page)).toMatchObject({ unsent: 0 })

  await second.getByRole('button', { name: 'Edit' }).click()
  await second.getByLabel('Your note').fill('Edited in the second tab')
  await second.getByRole('button', { name: 'Save' }).click()
  await second.getByRole('alert').filter({ hasText: 'already sent, changed or deleted' }).waitFor()
  expect(await second.getByLabel('Your note').inputValue()).toBe('Edited in the second tab')
  expect(await kept(page)).toMatchObject({ unsent: 0 })
  expect(await textsOf(page, reference)).toEqual([])
})

test('entries that waited more than 31 days are sent only after the user decided', async () => {
  const { page, reference } = await openYard('Usha Yard')
  const old = Date.now() - 32 * 86_400_000
  const owner = await ownerOf(page)
  for (const text of ['Old and right', 'Old and wrong'])
    await storeOnPhone(page, 'unsent', {
      ...{ owner, reference, at: old, event: { type: 'note', text } },
    })
  const takenAt = new Date(old).toISOString()
  const answers = { name: 'Old Walker', contact: '98490 55555' }
  await storeOnPhone(page, 'enquiries', {
    ...{ owner, takenAt, entry: { kind: 'sales', source: 'walk-in', answers } },
  })
  await page.reload()
  const entry = (text: string) =>
    page.getByRole('listitem').filter({ hasText: text }).filter({ hasText: 'not sent since' })
  await entry('Old and right').waitFor()
  // A refresh sends what waits before it reads the calls.
  const refreshed = page.waitForResponse(/\/api\/desk\/my-calls/)
  await page.getByRole('button', { name: 'Refresh' }).click()
  await refreshed
  expect(await textsOf(page, reference)).toEqual([])

  await entry('Old and right').getByRole('button', { name: 'Send now' }).click()
  await entry('Old and right').waitFor({ state: 'detached' })
  await entry('Old and wrong').getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await entry('Old Walker').getByRole('button', { name: 'Send now' }).click()
  await page.getByText('not sent since').first().waitFor({ state: 'detached' })
  // The mark disappears before the entry is sent.
  await expect.poll(() => textsOf(page, reference)).toEqual(['Old and right'])
  const listEnquiries = async () =>
    (await (await page.request.get('/api/desk?search=9849055555')).json()).rows
  await expect.poll(async () => (await listEnquiries()).length).toBe(1)
  const rows = await listEnquiries()
  const enquiry = await (await page.request.get(`/api/desk/${rows[0].reference}`)).json()
  expect(enquiry.takenAt).toBe(takenAt)
})
