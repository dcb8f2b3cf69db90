import { statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { DatabaseEngine } from '#app/platform/db/migrations/database-engine.ts'
import { readCatalogue } from '#app/site/seed/read-catalogue.server.ts'
import { testNow } from '#tests/test-app.ts'
import { openEmptyTestDatabase } from '#tests/test-databases.ts'
import { prepareData } from './prepare-data.server.ts'

const catalogue = readCatalogue('catalogue')

it.each<DatabaseEngine>(['sqlite', 'postgres'])(
  'only one of four instances that start at once on an empty %s creates the data',
  async (engine) => {
    const { db, dataDir, databaseUrl, close } = await openEmptyTestDatabase(engine)
    // An instance on PostgreSQL has its own folder, which does not exist yet.
    const own = engine === 'postgres' ? join(dataDir, 'own') : dataDir
    const env = {
      DATA_DIR: own,
      DATABASE_URL: databaseUrl,
      TIME_ZONE: 'Asia/Kolkata',
      ADMIN_USER_ID: 'admin',
    }
    const start = () => prepareData(env, catalogue, () => testNow)
    const starts = await Promise.all([start(), start(), start(), start()])
    expect(starts.filter(({ isSeeded }) => isSeeded)).toHaveLength(1)
    expect(starts.filter(({ migrated }) => migrated.applied.length > 0)).toHaveLength(1)
    expect(starts.filter(({ firstAccount }) => firstAccount)).toHaveLength(1)
    const vehicles = await db.selectFrom('vehicles').select('id').execute()
    expect(vehicles).toHaveLength(catalogue.vehicles.length)
    const charges = db.selectFrom('facts').select('name').where('name', '=', 'charges')
    expect(await charges.execute()).toHaveLength(1)
    expect(await db.selectFrom('staff').select('user_id').execute()).toEqual([{ user_id: 'admin' }])
    expect(statSync(own).mode & 0o777).toBe(0o700)
    expect(await start()).toEqual({
      migrated: { applied: [], copy: undefined },
      isSeeded: false,
      firstAccount: undefined,
    })
    await close()
  },
)

it('a failed start does not block the next start', async () => {
  const { dataDir, close } = await openEmptyTestDatabase('sqlite')
  const env = { DATA_DIR: dataDir, TIME_ZONE: 'Asia/Kolkata', ADMIN_USER_ID: 'admin' }
  const broken = { ...catalogue, vehicles: [...catalogue.vehicles, ...catalogue.vehicles] }
  await expect(prepareData(env, broken, () => testNow)).rejects.toThrow('UNIQUE')
  expect(await prepareData(env, catalogue, () => testNow)).toMatchObject({ isSeeded: true })
  await close()
})
