import { afterAll, expect, it } from 'vitest'
import { pageHandlerFromSources } from '#tests/page-handler-from-sources.ts'
import { testApp } from '#tests/test-app.ts'
import { openTestDatabase } from '#tests/test-databases.ts'
import { visibleText } from '#tests/visible-text.ts'

const database = await openTestDatabase()
afterAll(() => database.close())
const app = testApp(database, {}, await pageHandlerFromSources())
const staff = await app.loginAsStaff()
const wordsOf = async (path: string) => visibleText(await (await app.request(path)).text())

type Day = 'Monday' | 'Tuesday' | 'Sunday'
const texts: [closedOn: Day[], booking: string, answer: string, head: string, about: string][] = [
  [
    ['Tuesday'],
    'The workshop is closed on Tuesdays.',
    'We will call you within 2 working hours. We are closed on Tuesdays.',
    'visit us. We are closed on Tuesdays.',
    'days a week; closed on Tuesdays 6',
  ],
  [
    ['Monday', 'Tuesday', 'Sunday'],
    'The workshop is closed on Mondays, Tuesdays and Sundays.',
    'We will call you within 2 working hours. We are closed on Mondays, Tuesdays and Sundays.',
    'visit us. We are closed on Mondays, Tuesdays and Sundays.',
    'days a week; closed on Mondays, Tuesdays and Sundays 4',
  ],
  [
    [],
    'The workshop is open every day.',
    'We will call you within 2 working hours. ',
    'visit us. We are open every day.',
    'days a week; open every day 7',
  ],
]

it.each(texts)(
  'says on each affected page that the dealer is closed on %j',
  async (closedOn, booking, answer, head, about) => {
    const { facts } = await (await staff.request('/api/manageDealer/1')).json()
    const edit = { facts: { ...facts, hours: { ...facts.hours, closedOn } } }
    expect((await staff.send('PATCH', '/api/manageDealer/1', edit)).status).toBe(200)

    expect(await wordsOf('/service-booking')).toContain(booking)
    const page = await wordsOf('/contact')
    expect(page).toContain('Contact us · Meridian Motors')
    expect(page).toContain(head)
    expect(page).toContain(answer)
    expect(await wordsOf('/about')).toContain(about)
  },
)

it.each([
  ['/amc', 'ACTIVA 125', '/pictures/activa-125/icon-pearl-precious-white'],
  ['/extendedWarranty', 'CB SHINE', '/pictures/cb-shine/icon-black'],
  ['/finance', 'ACTIVA E', '/pictures/activa-e/icon-pearl-serenity-blue'],
  ['/joy-club', 'UNICORN', '/pictures/unicorn/icon-imperial-red-metallic'],
])('%s keeps its picture when models are hidden', async (path, name, picture) => {
  const hide = (status: 0 | 1) =>
    database.db.updateTable('vehicles').set({ status }).where('name', '=', name).execute()
  const shows = async () => (await (await app.request(path)).text()).includes(picture)
  expect(await shows()).toBe(true)
  await hide(0)
  // A different address avoids a cached page.
  const html = await (await app.request(`${path}?model=none`)).text()
  await hide(1)
  expect(html).toContain(picture)
})
