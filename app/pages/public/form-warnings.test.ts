import { afterAll, expect, it } from 'vitest'
import { pageHandlerFromSources } from '#tests/page-handler-from-sources.ts'
import { testApp } from '#tests/test-app.ts'
import { openTestDatabase } from '#tests/test-databases.ts'
import { visibleText } from '#tests/visible-text.ts'

const database = await openTestDatabase()
afterAll(() => database.close())
// The clock shows Monday, 2 November 2026, 10:00. The demo's workshop is closed on Tuesdays.
const app = testApp(database, {}, await pageHandlerFromSources())

const unreachable =
  'You left no phone number and no email, so we cannot reply. Please add one, or send anyway.'
const closed = 'We are closed on Tuesday, 24 Nov 2026. Choose another day, or send anyway.'

const post = (path: string, fields: Record<string, string>, accept = 'text/html') =>
  app.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept },
    body: new URLSearchParams(fields),
  })
const stored = async () => {
  const rows = await database.db.selectFrom('enquiries').select('answers_json').execute()
  return rows.map(({ answers_json }) => JSON.parse(answers_json))
}
const askedIn = (html: string) =>
  /<input type="hidden" name="asked" value="([^"]*)"/.exec(html)?.[1] ?? ''
const textAt = async (path: string) => visibleText(await (await app.request(path)).text())

it('shows warnings once without JavaScript, keeps typed values, and stores no confirmation', async () => {
  const typed = { name: 'Asha <Example>', bookingDate: '2026-11-24' }
  const asked = await post('/service-booking', typed)
  expect(asked.status).toBe(422)
  expect(asked.headers.get('cache-control')).toBe('no-store')
  const html = await asked.text()
  for (const question of [unreachable, closed]) expect(visibleText(html)).toContain(question)
  expect(visibleText(html)).not.toContain('There is a problem')
  expect(html).toContain('value="Asha &lt;Example&gt;"')
  expect(html).toMatch(/<button[^>]*type="submit"[^>]*>Send anyway<\/button>/)
  expect(await stored()).toEqual([])

  const anyway = await post('/service-booking', { ...typed, asked: askedIn(html) })
  expect(anyway.status).toBe(303)
  const [answers] = await stored()
  expect(answers).toMatchObject(typed)
  expect(answers).not.toHaveProperty('asked')
})

it('accepts confirmed warnings with the second press, but shows new warnings', async () => {
  const typed = { name: 'Ravi', regNo: 'TG 13 IJ 7890' }
  const html = await (await post('/joy-club', typed)).text()
  const asked = askedIn(html)
  expect(asked).not.toBe('')
  expect((await post('/joy-club', { ...typed, asked })).status).toBe(303)
  const booking = { name: 'Ravi', bookingDate: '2026-11-01' }
  const again = await post('/service-booking', { ...booking, asked })
  expect(again.status).toBe(422)
  expect(visibleText(await again.text())).toContain(
    'Sunday, 1 Nov 2026 is already over. Choose another day, or send anyway.',
  )
})

it('accepts only warnings that the visitor saw, and does not show them again', async () => {
  const asked = askedIn(await (await post('/service-booking', { name: 'Ravi' })).text())
  const anyway = { asked, anyway: 'true' }
  const past = await post('/service-booking', { ...anyway, bookingDate: '2026-11-01' })
  expect(past.status).toBe(422)
  expect((await post('/service-booking', { 'asked.x': asked })).status).toBe(422)
  const both = askedIn(await past.text())
  const mended = { asked: both, bookingDate: '2026-11-25' }
  expect((await post('/service-booking', mended)).status).toBe(303)
})

it('shows errors for an invalid value before it shows a warning', async () => {
  const answer = await post('/joy-club', { email: 'no address' })
  expect(answer.status).toBe(422)
  const words = visibleText(await answer.text())
  expect(words).toContain('There is a problem')
  expect(words).not.toContain('send anyway')
})

it.each([
  ['/book-service', { bookingDate: '2020-01-01' }],
  ['/book-service', {}],
  ['/api/joyClub', {}],
])('accepts %s with %j without a warning', async (path, sent) => {
  expect((await app.send('POST', path, sent)).status).toBe(201)
  expect((await post(path, { ...sent, name: 'Form' }, 'application/json')).status).toBe(201)
})

it('promises only possible replies, and the thank-you page shows no answer', async () => {
  const send = async (path: string, sent: object) =>
    (await (await app.send('POST', path, sent)).json()).reference
  const sent = { name: 'Asha Example', model: 'honda-hornet-2-0', bookingDate: '2026-12-02' }
  const none = await textAt(`/service-booking?sent=${await send('/book-service', sent)}`)
  expect(none).toContain('Booking saved successfully!')
  expect(none).toContain('You left no phone number. Please call us with this reference')
  const mail = { ...sent, email: 'asha@example.com' }
  const write = await textAt(`/service-booking?sent=${await send('/book-service', mail)}`)
  expect(write).toContain('The workshop will write to you to confirm the time.')
  expect(write).toContain('We will write to you by 12:00 PM today.')
  const number = { ...mail, contactNumber: '90000 00001' }
  const call = await textAt(`/service-booking?sent=${await send('/book-service', number)}`)
  expect(call).toContain('We will call you by 12:00 PM today.')
  expect(call).toContain('The workshop will call you to confirm the time.')
  expect(none).not.toContain('you by ')
  expect(call).toContain('See the HORNET 2.0')
  for (const words of [none, write, call])
    for (const secret of ['Asha', 'example.com', '90000', '2 Dec', '2026-12-02'])
      expect(words).not.toContain(secret)
})

it('keeps the ticks of a group without JavaScript if another field is wrong', async () => {
  const typed = { name: 'Ravi', 'notifications.sms': 'true', 'notifications.whatsapp': 'true' }
  const answer = await post('/optain', typed)
  expect(answer.status).toBe(422)
  const boxes = [...(await answer.text()).matchAll(/<input type="checkbox"[^>]*>/g)]
  const ticked = boxes.flatMap(([box]) =>
    /\bchecked=/.test(box) ? /name="([^"]*)"/.exec(box) : [],
  )
  expect(ticked.filter((it) => it?.startsWith('notifications.'))).toEqual([
    'notifications.sms',
    'notifications.whatsapp',
  ])
})
