import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { testNow } from '#tests/app.ts'
import { onEachDatabase, type TestDatabase } from '#tests/databases.ts'
import { mediaStore } from './media-store.server.ts'

const hour = 3_600_000
const hashOf = (number: number) => number.toString(16).padStart(16, '0')

/** A store whose time is what the test says; `leave` puts a file there that is `age` ms old. */
function storeOf({ db, dataDir }: TestDatabase) {
  const folder = join(dataDir, 'media')
  mkdirSync(folder, { recursive: true })
  const time = { now: testNow }
  return {
    folder,
    time,
    store: mediaStore({ folder, db, clock: () => time.now }),
    leave: (file: string, age = 2 * hour) => {
      const date = new Date(testNow.getTime() - age)
      writeFileSync(join(folder, file), 'a picture')
      utimesSync(join(folder, file), date, date)
    },
  }
}

onEachDatabase('the sweep of uploaded pictures', (getDatabase) => {
  it('leaves what any table names as its picture', async () => {
    const { db } = getDatabase()
    const { store, leave, folder } = storeOf(getDatabase())
    const tables = (await db.introspection.getTables()).filter(({ columns }) =>
      columns.some(({ name }) => name === 'picture'),
    )
    expect(tables.length).toBeGreaterThan(4)
    for (const [index, { name }] of tables.entries()) {
      const picture = `media/${hashOf(index)}-60x40`
      const { numAffectedRows } =
        await sql`update ${sql.table(name)} set picture = ${picture}`.execute(db)
      expect([name, Number(numAffectedRows)]).not.toEqual([name, 0])
      leave(`${hashOf(index)}-60.webp`)
    }
    leave(`${hashOf(99)}-60.webp`)
    expect(await store.sweep()).toBe(1)
    expect(readdirSync(folder).sort()).toEqual(tables.map((_, at) => `${hashOf(at)}-60.webp`))
  })
})
