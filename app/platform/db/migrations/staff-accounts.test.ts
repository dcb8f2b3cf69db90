import { Migrator } from 'kysely/migration'
import { expect, it } from 'vitest'
import { staffStore } from '#app/auth/login/staff-store.server.ts'
import { onEachDatabase, openEmptyTestDatabase } from '#tests/test-databases.ts'
import { migrateDatabase } from '../migrate-database.server.ts'
import { allMigrations } from './all-migrations.ts'

const at = '2026-11-02T04:30:00.000Z'

onEachDatabase('site from before roles', (getDemo) => {
  async function openOld() {
    const { engine } = getDemo()
    const old = await openEmptyTestDatabase(engine)
    const earlier = Object.entries(allMigrations(engine)).filter(([name]) => name < '0019')
    const { error } = await new Migrator({
      db: old.db,
      provider: { getMigrations: async () => Object.fromEntries(earlier) },
    }).migrateToLatest()
    expect(error).toBeUndefined()
    return old
  }

  it('keeps the rights of its accounts and marks the accounts as available', async () => {
    const { db, engine, close } = await openOld()
    await db.insertInto('staff').values(meera).execute()
    await migrateDatabase(db, engine)
    expect(await staffStore(db).findByUserId('meera')).toMatchObject({ role: 'owner', isIn: true })
    await close()
  })

  it('keeps its unsent mails with their ids', async () => {
    const { db, engine, close } = await openOld()
    const [enquiry] = await db.insertInto('enquiries').values(booking).returning('id').execute()
    const mail = {
      enquiry_id: enquiry?.id ?? 0,
      purpose: 'lead' as const,
      recipient: 'sales@example.com',
      attempts: 0,
      sent_at: null,
      last_error: null,
      due_at: at,
      created_at: at,
    }
    const sent = { ...mail, sent_at: at, attempts: 2, last_error: 'refused' }
    await db
      .insertInto('outbox')
      .values([sent, mail, { ...mail, recipient: 'gone@example.com' }])
      .execute()
    await db.deleteFrom('outbox').where('id', '=', 3).execute()
    const before = await db.selectFrom('outbox').selectAll().orderBy('id').execute()
    await migrateDatabase(db, engine)
    const now = await db.selectFrom('outbox').selectAll().orderBy('id').execute()
    expect(now).toEqual(before.map((row) => ({ ...row, once_key: null, staff_id: null })))
    await db.insertInto('staff').values(meera).execute()
    const { enquiry_id: _, ...told } = mail
    const { id } = await db
      .insertInto('outbox')
      .values({ ...told, purpose: 'assigned', staff_id: 1 })
      .returning('id')
      .executeTakeFirstOrThrow()
    // Ids of deleted mails are never reused, because recipients detect a duplicate mail by its id.
    expect(id).toBe(4)
    await db.deleteFrom('enquiries').execute()
    expect(await db.selectFrom('outbox').select('id').execute()).toEqual([{ id: 4 }])
    await db.deleteFrom('staff').execute()
    expect(await db.selectFrom('outbox').select('id').execute()).toEqual([])
    await close()
  })
})

const meera = {
  user_id: 'meera',
  user_name: 'Meera',
  email: '',
  mobile_no: '',
  city: '',
  password_hash: '',
  status: 'active' as const,
  created_at: at,
  expires_at: null,
}

const booking = {
  kind: 'service-booking',
  reference: 'SB-1',
  answers_json: '{}',
  search_text: '',
  created_at: at,
}
