import { expect, it } from 'vitest'
import { testRideEnquiry } from '#app/crm/enquiries/kinds/test-ride.ts'
import { onEachFixture, onEachRestoredFixture } from '#tests/database-fixtures.ts'
import { deskClient, minuteMs } from '#tests/desk-client.ts'
import { type TestApp, testApp, testNow } from '#tests/test-app.ts'
import { onEachDatabase } from '#tests/test-databases.ts'
import { enquiryPeople } from './0037-enquiry-people.ts'

type Tables = Pick<TestApp['services'], 'db'>

async function migrateAgain({ db }: Tables) {
  await db.schema.dropIndex('enquiries_figures').execute()
  for (const column of ['first_caller_id', 'promise_assignee_id'])
    await db.schema.alterTable('enquiries').dropColumn(column).execute()
  await db.schema
    .createIndex('enquiries_figures')
    .on('enquiries')
    .columns(['created_at', 'assignee_id'])
    .execute()
  await enquiryPeople().up(db)
}

const peopleOf = ({ db }: Tables) =>
  db
    .selectFrom('enquiries')
    .select(['reference', 'first_caller_id', 'promise_assignee_id'])
    .orderBy('id')
    .execute()

onEachDatabase('first caller and assignee at the deadline', (getDatabase) => {
  async function story() {
    let now = testNow
    const after = (minutes: number) => {
      now = new Date(testNow.getTime() + minutes * minuteMs)
    }
    const app = await testApp(getDatabase(), { clock: () => now }).loginAsStaff()
    const owner = deskClient(app)
    const sales = deskClient(await app.loginAsStaff('sales'))
    const [sold, boss] = [await idOf(app, 'sales'), await idOf(app, 'meera')]
    const add = async () => {
      const callBy = new Date(testNow.getTime() + 30 * minuteMs).toISOString()
      const { enquiries } = app.services
      const { reference } = await enquiries.add(
        testRideEnquiry,
        testRideEnquiry.example,
        undefined,
        { phone: '', callBy },
      )
      return reference
    }
    const give = (reference: string, assignee: number | null) =>
      owner.tell(reference, { type: 'assign', assignee })
    const [called, moved, given, freed, twin, undone, untouched] = [
      await add(),
      await add(),
      await add(),
      await add(),
      await add(),
      await add(),
      await add(),
    ]
    await give(given, sold)
    await give(freed, sold)
    after(5)
    await sales.tell(called, { type: 'call', outcome: 'reached' })
    await owner.tell(moved, { type: 'state', state: 'quoted' })
    await app.send('POST', `/api/desk/${twin}/join`, { to: called })
    await owner.tell(undone, { type: 'state', state: 'quoted' })
    await owner.tell(undone, { type: 'state', state: 'new' })
    await give(freed, null)
    after(40)
    for (const reference of [called, given, freed, untouched]) await give(reference, boss)
    await sales.tell(given, { type: 'call', outcome: 'busy' })
    return app
  }

  it('are filled from the history with the same values that the desk would write', async () => {
    const app = await story()
    const written = await peopleOf(app.services)
    expect(written.map((row) => row.first_caller_id).filter(Boolean)).toHaveLength(4)
    await migrateAgain(app.services)
    expect(await peopleOf(app.services)).toEqual(written)
  })

  it('are found by the account’s name at that time although the account was renamed later', async () => {
    const app = await story()
    const written = await peopleOf(app.services)
    const { db } = app.services
    await db
      .updateTable('staff')
      .set({ user_name: 'Sunitha Example' })
      .where('user_id', '=', 'sales')
      .execute()
    await migrateAgain(app.services)
    expect(await peopleOf(app.services)).toEqual(written)
  })

  it('stay empty if two accounts have the name that the history contains', async () => {
    const app = await story()
    const { db } = app.services
    await db.updateTable('staff').set({ user_name: 'sales' }).execute()
    await migrateAgain(app.services)
    const [, , given] = await peopleOf(app.services)
    expect(given?.promise_assignee_id).toBeNull()
  })
})

function filled(getFixture: () => Tables) {
  it('are filled for all calls and deadlines in the history', async () => {
    const { db } = getFixture()
    const rows = await db.selectFrom('enquiries').selectAll().execute()
    const called = rows.filter(({ first_call_at }) => first_call_at !== null)
    expect(called.length).toBeGreaterThan(0)
    expect(called.filter(({ first_caller_id }) => first_caller_id === null)).toEqual([])
    const later = await db
      .selectFrom('desk_events as d')
      .innerJoin('enquiries as e', 'e.id', 'd.enquiry_id')
      .select('e.id')
      .where('d.type', '=', 'assign')
      .whereRef('d.at', '>', 'e.call_by')
      .execute()
    const moved = new Set(later.map(({ id }) => id))
    for (const row of rows.filter(({ id, call_by }) => call_by !== null && !moved.has(id)))
      expect(row.promise_assignee_id).toBe(row.assignee_id)
  })
}

onEachFixture('people columns of enquiries', filled)
onEachRestoredFixture('people columns of enquiries', filled)

async function idOf({ services }: TestApp, userId: string): Promise<number> {
  return (await services.staff.findByUserId(userId))?.id ?? 0
}
