import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import type { PageHandler } from '#app/platform/http/page-handler.server.ts'
import { pageHandlerFromSources } from '#tests/page-handler-from-sources.ts'
import { type TestApp, testApp } from '#tests/test-app.ts'
import { openTestDatabase, type TestDatabase } from '#tests/test-databases.ts'
import { visibleText } from '#tests/visible-text.ts'

// The clock shows Monday, 2 November 2026, 10:00. The demo's workshop is closed on Tuesdays.
let pages: PageHandler
beforeAll(async () => {
  pages = await pageHandlerFromSources()
}, 60_000)
let database: TestDatabase
let app: TestApp
beforeEach(async () => {
  database = await openTestDatabase()
  app = testApp(database, {}, pages)
})
afterEach(() => database.close())

const wednesday = '2026-11-04'
const typed = {
  name: 'Asha <Example>',
  contactNumber: '98765 43210',
  email: 'asha@example.com',
  registrationNumber: 'TG 09 AB 1234',
  message: 'Rear brake squeals.',
}
const service = { ...typed, purpose: 'service-paid', bookingTime: `${wednesday} 10:30` }

const post = (path: string, fields: Record<string, string>) =>
  app.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
    body: new URLSearchParams(fields),
  })
const open = async (path: string) => {
  const answer = await app.request(path)
  const html = await answer.text()
  return { answer, html, text: visibleText(html) }
}
const withoutPlans = () =>
  database.db.deleteFrom('facts').where('name', '=', 'appointments').execute()
const storedAnswers = async () => {
  const rows = await database.db.selectFrom('enquiries').select('answers_json').execute()
  return rows.map(({ answers_json }) => JSON.parse(answers_json))
}
const storedReference = async () => {
  const row = await database.db
    .selectFrom('enquiries')
    .select('reference')
    .executeTakeFirstOrThrow()
  return row.reference
}
const hoursIn = (html: string) =>
  [...html.matchAll(/name="(?:bookingTime|rideTime)"[^>]*value="([^"]+)"/g)].map(
    ([, value]) => value,
  )
/** Presses the button that shows the free hours without JavaScript. */
const showHours = async (path: string, fields: Record<string, string>, showHours = '') => {
  const answer = await post(path, { ...fields, showHours })
  const html = await answer.text()
  return { answer, html, text: visibleText(html) }
}
/** The days of the buttons that show free hours. */
const buttonsIn = (html: string) =>
  [...html.matchAll(/<button[^>]*name="showHours"[^>]*>/g)].map(
    ([button]) => /value="([^"]*)"/.exec(button)?.[1],
  )
/** Takes the three bays at 10:30. */
const takeAll = async () => {
  for (const name of ['A', 'B', 'C'])
    expect((await post('/service-booking', { ...service, name })).status).toBe(303)
}

it('the form lists the purposes with plans, without hours, and is cached', async () => {
  const { answer, html } = await open('/service-booking')
  expect(answer.headers.get('cache-control')).not.toBe('no-store')
  expect(
    [...html.matchAll(/name="purpose"[^>]*value="([^"]+)"/g)].map(([, value]) => value),
  ).toEqual(['service-free', 'service-paid', 'service-accident'])
  expect(html).not.toContain('name="serviceType"')
  expect(buttonsIn(html)).toEqual([''])
  expect(hoursIn(html)).toEqual([])
  await takeAll()
  expect((await open('/service-booking')).html).toBe(html)
})

it('without a published plan the forms have no hours and no purposes', async () => {
  await withoutPlans()
  for (const path of ['/service-booking', '/text-ride-booking']) {
    const { html } = await open(path)
    expect([path, /purpose"|Time"|showHours|call me/.test(html)]).toEqual([path, false])
  }
  expect((await open('/service-booking')).html).toContain('name="serviceType"')
  expect((await open('/service-booking')).text).toContain('We will call to confirm the time.')
  const refused = await post('/service-booking', service)
  expect(refused.status).toBe(422)
  const html = await refused.text()
  expect(visibleText(html)).toContain('Leave the time empty, and we will call you.')
  expect(html).toContain('value="Asha &lt;Example&gt;"')
})

it('an address with a day shows the free hours and is never cached', async () => {
  const address = `/service-booking?for=service-paid&on=${wednesday}`
  const { answer, html, text } = await open(address)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(hoursIn(html)).toContain(`${wednesday} 10:30`)
  expect(text).toContain('First free: Monday 2 November, 2:00 PM')
  for (const part of ['Morning', 'Afternoon', 'Evening', '10:30 AM']) expect(text).toContain(part)
  await takeAll()
  expect(hoursIn((await open(address)).html)).not.toContain(`${wednesday} 10:30`)
})

it('a form post without JavaScript books the hour and follows the purpose', async () => {
  const done = await post('/service-booking', { ...service, purpose: 'service-free' })
  expect(done.status).toBe(303)
  const [answers] = await storedAnswers()
  expect(answers).toMatchObject({
    purpose: 'service-free',
    serviceType: 'Free',
    bookingDate: wednesday,
    bookingTime: '10:30',
  })
  const own = await open(done.headers.get('location') ?? '')
  expect(own.text).toContain('Your booking is confirmed')
  expect(own.text).toMatch(/Wednesday, 4 Nov 2026 10:30 AM/)
  // Anyone who knows the reference can open the thank-you panel.
  const { text } = await open(`/service-booking?sent=${await storedReference()}`)
  expect(text).toContain('Your time is booked. You need not wait for a call.')
  expect(text).not.toContain('to confirm the time')
  expect(text).not.toMatch(/4 Nov|10:30/)
})

it('an hour that staff must confirm promises a call', async () => {
  const accident = {
    ...service,
    purpose: 'service-accident',
    bookingTime: `${wednesday} 10:00`,
  }
  const done = await post('/service-booking', accident)
  expect(done.status).toBe(303)
  const { text } = await open(`/service-booking?sent=${await storedReference()}`)
  expect(text).toContain('We will call you to confirm the time.')
  const [answers] = await storedAnswers()
  expect(answers).toMatchObject({ purpose: 'service-accident', serviceType: '' })
})

it('an hour that was taken meanwhile is refused with the nearest three, and all is kept', async () => {
  await takeAll()
  const refused = await post('/service-booking', service)
  expect(refused.status).toBe(409)
  expect(refused.headers.get('cache-control')).toBe('no-store')
  const html = await refused.text()
  expect(hoursIn(html)).toEqual(['14:00', '14:30', '15:00'].map((at) => `${wednesday} ${at}`))
  expect(visibleText(html)).toContain('The nearest free times')
  expect(html).toMatch(/id="field-bookingTime-error"/)
  expect(html).not.toMatch(/<input[^>]*name="bookingTime"[^>]*checked/)
  expect(html).toMatch(
    /<input[^>]*name="purpose"[^>]*value="service-paid"[^>]*checked|<input[^>]*checked[^>]*value="service-paid"/,
  )
  for (const value of ['Asha &lt;Example&gt;', '98765 43210', 'asha@example.com', wednesday])
    expect(html).toContain(`value="${value}"`)
  expect(html).toContain('Rear brake squeals.</textarea>')
})

it('another mistake keeps the chosen hour', async () => {
  const refused = await post('/service-booking', { ...service, email: 'nobody' })
  expect(refused.status).toBe(422)
  const html = await refused.text()
  expect(hoursIn(html)).toEqual([`${wednesday} 10:30`])
  expect(html).toMatch(/<input[^>]*name="bookingTime"[^>]*checked=""[^>]*value="2026-11-04 10:30"/)
})

it('without an hour the form asks for a call, and warns of a closed day', async () => {
  const callMe = { ...service, bookingTime: '', bookingDate: '2026-11-24' }
  const asked = await post('/service-booking', callMe)
  expect(asked.status).toBe(422)
  expect(visibleText(await asked.text())).toContain('We are closed on Tuesday, 24 Nov 2026.')
  const done = await post('/service-booking', { ...callMe, bookingDate: wednesday })
  const { text } = await open(done.headers.get('location') ?? '')
  expect(text).toContain('We will call you by')
  const [answers] = await storedAnswers()
  expect(answers).toMatchObject({ bookingDate: wednesday, serviceType: 'Paid' })
  expect(answers).not.toHaveProperty('bookingTime')
})

it('an hour on a closed or past day is refused once, with free hours to choose from', async () => {
  for (const day of ['2026-11-03', '2026-10-30']) {
    const refused = await post('/service-booking', { ...service, bookingTime: `${day} 10:30` })
    const html = await refused.text()
    expect([day, refused.status]).toEqual([day, 409])
    expect(visibleText(html)).toContain('This time cannot be booked. Choose another one.')
    expect(visibleText(html)).not.toContain('Before you send it')
    expect(html).toContain('value="98765 43210"')
  }
})

it.each([
  ['for=service-paid&on=2026-13-45', 'Choose a day.'],
  ['for=service-paid', 'Choose a day.'],
  ['for=service-gold&on=2026-11-04', 'Choose what you need from the list.'],
  ['for=test-ride&on=2026-11-04', 'Choose what you need from the list.'],
  ['on=2026-11-04', 'Choose what you need from the list.'],
  ['for=service-paid&on=2026-11-04&on=2026-11-05', 'Choose one day.'],
  ['for=service-paid&on=2026-11-01', 'This day is over.'],
  ['for=service-paid&on=2027-11-03', 'Times can be booked until Monday 23 November.'],
  ['for=service-paid&on=2026-11-03', 'We are closed on Tuesdays.'],
])('an address with a wrong choice says so: %s', async (query, message) => {
  const { answer, html, text } = await open(`/service-booking?${query}`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(text).toContain(message)
  expect(hoursIn(html)).toEqual([])
})

it('a test ride needs a demo vehicle of the model', async () => {
  const on = `on=${wednesday}`
  const sp = await open(`/text-ride-booking?for=test-ride&model=SP125&${on}`)
  expect(hoursIn(sp.html)[0]).toBe(`${wednesday} 10:30`)
  expect(sp.text).toContain('one left')
  const none = await open(`/text-ride-booking?for=test-ride&model=UNICORN&${on}`)
  expect(none.text).toContain('We have no demo UNICORN at the showroom now.')
  expect(hoursIn(none.html)).toEqual([])
  const unnamed = await open(`/text-ride-booking?for=test-ride&${on}`)
  expect(unnamed.text).toContain('Choose a model to see when its demo vehicle is free.')
})

it('a test ride takes the minutes of its plan', async () => {
  expect((await open('/text-ride-booking')).text).toContain('Free, about 30 minutes on the road')
})

it('without a plan, the form of a test ride names no minutes', async () => {
  await withoutPlans()
  expect((await open('/text-ride-booking')).text).not.toMatch(/\d+ minutes/)
})

it('a ride of a model without a demo vehicle asks for no choice that was made', async () => {
  const chooseModel = 'Choose a model to see when its demo vehicle is free.'
  expect((await open('/text-ride-booking')).text).toContain(chooseModel)
  const unicorn = await open('/text-ride-booking?model=UNICORN')
  expect(unicorn.text).toContain('We have no demo UNICORN at the showroom now.')
  for (const model of ['UNICORN', 'SP125'])
    expect((await open(`/text-ride-booking?model=${model}`)).text).not.toContain(chooseModel)
  const shown = await showHours('/text-ride-booking', { model: 'UNICORN', name: 'Asha' })
  expect(shown.text).toContain('We have no demo UNICORN at the showroom now.')
  expect(shown.html).toContain('value="Asha"')
})

it('shows free hours without JavaScript, keeps what was typed and stores nothing', async () => {
  const wish = { ...typed, purpose: 'service-paid', bookingDate: wednesday }
  const { answer, html, text } = await showHours('/service-booking', wish)
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect(hoursIn(html)).toContain(`${wednesday} 10:30`)
  expect(text).not.toContain('could not')
  for (const value of ['Asha &lt;Example&gt;', '98765 43210', 'asha@example.com', wednesday])
    expect(html).toContain(`value="${value}"`)
  expect(html).toMatch(/<input[^>]*checked=""[^>]*value="service-paid"/)
  expect(html).toContain('Rear brake squeals.</textarea>')
  expect(await storedAnswers()).toEqual([])
})

it('keeps a chosen hour among the hours of its day', async () => {
  const { html } = await showHours('/service-booking', { ...service, bookingDate: wednesday })
  expect(hoursIn(html).length).toBeGreaterThan(3)
  expect(html).toMatch(/<input[^>]*name="bookingTime"[^>]*checked=""[^>]*value="2026-11-04 10:30"/)
})

it('shows the first free day if the form has none', async () => {
  const { html, text } = await showHours('/service-booking', { purpose: 'service-paid' })
  expect(hoursIn(html)[0]).toBe('2026-11-02 14:00')
  expect(text).toContain('Time on Monday 2 November')
})

it('shows the hours of another day than those that were listed before', async () => {
  const { html } = await showHours('/service-booking', { ...service, bookingDate: '2026-11-05' })
  expect(hoursIn(html)[0]).toBe('2026-11-05 09:30')
})

it.each([
  ['2026-11-03', 'We are closed on Tuesdays.', wednesday],
  ['2027-01-06', 'Times can be booked until Monday 23 November.', '2026-11-02'],
  ['2026-11-01', 'This day is over.', '2026-11-02'],
])('says why %s has no free hour, and offers another day', async (day, why, next) => {
  const wish = { ...typed, purpose: 'service-paid', bookingDate: day }
  const { html, text } = await showHours('/service-booking', wish)
  expect(text).toContain(why)
  expect(buttonsIn(html)).toEqual(['', next])
  const shown = await showHours('/service-booking', wish, next)
  expect(hoursIn(shown.html)[0]).toMatch(next)
  expect(shown.html).toContain(`value="${next}"`)
})

it('a test ride is booked without JavaScript, and its taken hour refused', async () => {
  const ride = {
    name: 'Imran Example',
    mobileNo: '9000000008',
    emailId: 'imran@example.com',
    model: 'SP 125',
    color: 'Red',
    agree: 'true',
    rideTime: `${wednesday} 10:30`,
  }
  const done = await post('/text-ride-booking', ride)
  expect(done.status).toBe(303)
  const { text } = await open(`/text-ride-booking?sent=${await storedReference()}`)
  expect(text).toContain('Your time is booked.')
  const refused = await post('/text-ride-booking', { ...ride, name: 'Sita Example' })
  expect(refused.status).toBe(409)
  const html = await refused.text()
  expect(hoursIn(html)).toEqual(['11:30', '12:00', '12:30'].map((at) => `${wednesday} ${at}`))
  expect(html).toContain('value="Sita Example"')
})

it('only the purposes with a plan can be chosen', async () => {
  const { value_json } = await database.db
    .selectFrom('facts')
    .select('value_json')
    .where('name', '=', 'appointments')
    .executeTakeFirstOrThrow()
  const value = JSON.parse(value_json)
  const plans = value.plans.filter(({ purpose }: { purpose: string }) => purpose === 'service-paid')
  await database.db
    .updateTable('facts')
    .set({ value_json: JSON.stringify({ ...value, plans }) })
    .where('name', '=', 'appointments')
    .execute()
  const { html } = await open('/service-booking')
  expect([...html.matchAll(/name="purpose"[^>]*value="([^"]+)"/g)].map(([, it]) => it)).toEqual([
    'service-paid',
  ])
  const asked = await open(`/service-booking?for=service-free&on=${wednesday}`)
  expect(asked.text).toContain('Choose what you need from the list.')
})
