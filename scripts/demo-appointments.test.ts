import { expect, it } from 'vitest'
import { testApp, testNow } from '#tests/test-app.ts'
import { openTestDatabase } from '#tests/test-databases.ts'
import { bookDemoAppointments } from './demo-appointments.ts'
import { seededRandom } from './demo-random.ts'

// Thursday 5 November 2026, 15:00 in Hyderabad.
const afternoon = new Date('2026-11-05T09:30:00Z')
const [wednesday, thursday] = ['2026-11-04', '2026-11-05']

it('demo appointments fill board and figures once, in several states', async () => {
  const database = await openTestDatabase()
  const { db, engine } = database
  const clock = { now: afternoon }
  const visitor = testApp(database, { clock: () => clock.now })
  const owner = await visitor.loginAsStaff()
  const { services } = owner
  const [account] = await services.staff.listAbleToLogIn(testNow)
  if (!account) throw new Error('There is no account')
  const book = () => bookDemoAppointments({ db, engine, services, clock }, account, seededRandom(7))
  const booked = await book()
  expect(booked).toBeGreaterThan(60)
  expect(clock.now).toBe(afternoon)
  expect(await book()).toBe(0)
  const read = async (path: string) => (await owner.request(path)).json()
  const statesOn = async (day: string) => {
    const { appointments, carriedOver } = await read(`/api/board?day=${day}`)
    const stateOf = ({ state }: { state: string }) => state
    return { states: appointments.map(stateOf), carriedOver: carriedOver.map(stateOf) }
  }
  expect((await statesOn(wednesday)).states).toEqual(
    expect.arrayContaining(['no-show', 'in-work', 'delivered', 'done']),
  )
  const today = await statesOn(thursday)
  expect(today.carriedOver).toContain('in-work')
  expect(today.states).toEqual(expect.arrayContaining(['delivered', 'confirmed', 'done']))
  const { total } = await read('/api/appointment-figures?from=2026-10-25&to=2026-11-15')
  expect(total).toMatchObject({ total: booked, movedByCustomer: 1, cancelledByCustomer: 1 })
  expect(total.noShows).toBe(1)
  const names = await db.selectFrom('enquiries').select('answers_json').execute()
  for (const { answers_json } of names) expect(answers_json).toMatch(/"name":"\w+ Example"/)
  await database.close()
})
