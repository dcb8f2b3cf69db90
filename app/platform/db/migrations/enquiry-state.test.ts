import { Migrator } from 'kysely/migration'
import { expect, it } from 'vitest'
import { onEachDatabase, openEmptyTestDatabase } from '#tests/test-databases.ts'
import { migrateDatabase } from '../migrate-database.server.ts'
import { allMigrations } from './all-migrations.ts'

const day = 86_400_000

onEachDatabase('state of an existing enquiry', (getDemo) => {
  it('is open if the enquiry came in the last two weeks, otherwise closed', async () => {
    const { engine } = getDemo()
    const { db, close } = await openEmptyTestDatabase(engine)
    const before = Object.entries(allMigrations(engine)).filter(([name]) => name < '0020')
    const { error } = await new Migrator({
      db,
      provider: { getMigrations: async () => Object.fromEntries(before) },
    }).migrateToLatest()
    expect(error).toBeUndefined()
    const ago = (days: number) => new Date(Date.now() - days * day).toISOString()
    const rows = [
      {
        kind: 'test-ride',
        days: 13,
        answers: { model: 'Hornet "2.0"', emailId: 'Asha@Example.com' },
      },
      {
        kind: 'service-booking',
        days: 1,
        answers: { model: '', enteredModel: 'C:\\Dio', bookingDate: '2026-12-02', email: '' },
      },
      { kind: 'opt-in', days: 1, answers: { notifications: { email: true } } },
      { kind: 'finance', days: 15, answers: { model: 'Dio', email: 'ravi@example.com' } },
      { kind: 'finance', days: 1, answers: {}, erased: true },
      { kind: 'contact', days: 2, answers: { message: '"model":"CBR"', name: 1 } },
      { kind: 'amc', days: 20, raw: '{"model":"Di' },
      { kind: 'service-booking', days: 2, raw: '{"bookingDate":"soon","model":7}' },
    ]
    await db
      .insertInto('enquiries')
      .values(
        rows.map(({ kind, days, answers, raw, erased }, index) => ({
          kind,
          reference: `XX-${index}`,
          answers_json: raw ?? JSON.stringify(answers),
          search_text: '',
          created_at: ago(days),
          erased_at: erased ? ago(0) : null,
        })),
      )
      .execute()
    await migrateDatabase(db, engine)
    const found = await db
      .selectFrom('enquiries')
      .select([
        'state',
        'is_open',
        'model',
        'email',
        'booking_date',
        'call_by',
        'due_at',
        'version',
      ])
      .orderBy('id')
      .execute()
    expect(found.map(({ state, is_open }) => [state, is_open])).toEqual([
      ['new', 1],
      ['requested', 1],
      [null, 0],
      ['earlier', 0],
      ['earlier', 0],
      ['new', 1],
      ['earlier', 0],
      ['requested', 1],
    ])
    expect(found.map(({ model, email, booking_date }) => [model, email, booking_date])).toEqual([
      ['Hornet "2.0"', 'asha@example.com', null],
      ['C:\\Dio', null, '2026-12-02'],
      [null, null, null],
      ['Dio', 'ravi@example.com', null],
      [null, null, null],
      [null, null, null],
      [null, null, null],
      [null, null, null],
    ])
    for (const { call_by, due_at, version } of found)
      expect([call_by, due_at, version]).toEqual([null, null, 1])
    await close()
  })
})
