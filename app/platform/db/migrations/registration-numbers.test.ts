import { Migrator } from 'kysely/migration'
import { expect, it } from 'vitest'
import { parseStoredAnswers } from '#app/crm/enquiries/parse-stored-answers.ts'
import { registrationNumberKey } from '#app/crm/enquiries/registration-number-key.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import {
  type OpenedFixture,
  onEachFixture,
  onEachRestoredFixture,
} from '#tests/database-fixtures.ts'
import { testApp } from '#tests/test-app.ts'
import { onEachDatabase, openEmptyTestDatabase } from '#tests/test-databases.ts'
import { migrateDatabase } from '../migrate-database.server.ts'
import { allMigrations } from './all-migrations.ts'

onEachDatabase('plates', (getDemo) => {
  it('are read from existing rows and found by every spelling', async () => {
    const { engine } = getDemo()
    const { db, close } = await openEmptyTestDatabase(engine)
    const before = Object.entries(allMigrations(engine)).filter(([name]) => name < '0036')
    const { error } = await new Migrator({
      db,
      provider: { getMigrations: async () => Object.fromEntries(before) },
    }).migrateToLatest()
    expect(error).toBeUndefined()
    const rows: [object | string, string, string | null, string][] = [
      [
        { registrationNumber: 'TS 09 AB 1234', name: 'Asha' },
        'ts 09 ab 1234\nasha',
        'TS09AB1234',
        'ts 09 ab 1234\nasha\nts09ab1234',
      ],
      [{ regNo: 'ts-13-IJ-7890' }, 'ts-13-ij-7890', 'TS13IJ7890', 'ts-13-ij-7890\nts13ij7890'],
      [{ registration: 'TS12GH3456' }, 'ts12gh3456', 'TS12GH3456', 'ts12gh3456'],
      [{ registrationNumber: 'NA' }, 'na', null, 'na'],
      [{ message: '"registrationNumber":"TS 09 AB 1234"' }, 'x', null, 'x'],
      [{ name: 'क्\u200dष' }, 'क्\u200dष', null, 'क्ष'],
      ['{"registrationNumber":"TS', 'ts', null, 'ts'],
      [{ registrationNumber: 7 }, '7', null, '7'],
    ]
    const kept = rows.map(([answers, text], index) => ({
      kind: 'amc',
      reference: `AM-${index}`,
      answers_json: typeof answers === 'string' ? answers : JSON.stringify(answers),
      search_text: `am-${index}\n${text}`,
      created_at: '2026-11-02T04:30:00.000Z',
    }))
    await db.insertInto('enquiries').values(kept).execute()
    await migrateDatabase(db, engine)
    const found = await read(db)
    expect(found.map(({ plate }) => plate)).toEqual(rows.map(([, , plate]) => plate))
    expect(found.map(({ search_text }) => search_text)).toEqual(
      rows.map(([, , , text], index) => `am-${index}\n${text}`),
    )
    await close()
  })

  it('are read from more rows than fit in one batch', async () => {
    const { engine } = getDemo()
    const { db, close } = await openEmptyTestDatabase(engine)
    const before = Object.entries(allMigrations(engine)).filter(([name]) => name < '0036')
    await new Migrator({
      db,
      provider: { getMigrations: async () => Object.fromEntries(before) },
    }).migrateToLatest()
    const rows = Array.from({ length: 1201 }, (_, index) => ({
      kind: 'amc',
      reference: `AM-${index}`,
      answers_json: JSON.stringify({ registrationNumber: `TS 09 AB ${index}` }),
      search_text: `am-${index}\nts 09 ab ${index}`,
      created_at: '2026-11-02T04:30:00.000Z',
    }))
    await db.insertInto('enquiries').values(rows).execute()
    await migrateDatabase(db, engine)
    expect((await read(db)).map(({ plate }) => plate)).toEqual(
      rows.map((_, index) => `TS09AB${index}`),
    )
    await close()
  })
})

const read = (db: Db) =>
  db
    .selectFrom('enquiries')
    .select(['reference', 'answers_json', 'plate', 'search_text', 'erased_at'])
    .orderBy('id')
    .execute()

async function holdsPlates(fixture: OpenedFixture) {
  const rows = await read(fixture.db)
  const withPlates = rows.flatMap((row) => {
    const { registrationNumber, registration, regNo } = parseStoredAnswers(row.answers_json)
    const key = registrationNumberKey(String(registrationNumber ?? registration ?? regNo ?? ''))
    return key === undefined ? [] : [{ ...row, key }]
  })
  expect(withPlates.length).toBeGreaterThan(0)
  for (const { plate, key } of withPlates) expect(plate).toBe(key)
  for (const { plate, erased_at } of rows) if (erased_at !== null) expect(plate).toBeNull()
  const staff = await testApp(fixture, { clock: () => fixture.now }).loginAsStaff()
  for (const { reference, key } of withPlates) {
    const found = await staff.request(`/api/desk?section=all&limit=100&search=${key.toLowerCase()}`)
    const references = (await found.json()).rows.map((row: { reference: string }) => row.reference)
    expect(references).toContain(reference)
  }
}

onEachFixture('plates of an old database', (getFixture) => {
  it('are stored and found by a search', () => holdsPlates(getFixture()))
})

onEachRestoredFixture('plates of an old backup', (getFixture) => {
  it('are stored and found by a search after a restore', () => holdsPlates(getFixture()))
})
