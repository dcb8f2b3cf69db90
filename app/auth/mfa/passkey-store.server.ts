import type { Selectable } from 'kysely'
import * as v from 'valibot'
import type { Clock } from '#app/platform/calendar/zoned-dates.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { PasskeyTable } from '#app/platform/db/schema-mfa.ts'
import { parseStoredJson } from '#app/platform/schema/parse-stored-json.ts'

export type PasskeyStore = ReturnType<typeof passkeyStore>

export type Passkey = {
  id: string
  staffId: number
  publicKey: string
  counter: number
  transports: string[]
  name: string
  createdAt: string
  lastUsedAt: string | null
}

/** Maximum number of passkeys for one account. Nobody has more devices. */
export const maxPasskeys = 20

export function passkeyStore(db: Db, clock: Clock) {
  return {
    async isAny(): Promise<boolean> {
      return (
        (await db.selectFrom('passkeys').select('id').limit(1).executeTakeFirst()) !== undefined
      )
    },

    async find(id: string): Promise<Passkey | undefined> {
      const row = await db
        .selectFrom('passkeys')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst()
      return row && passkeyFromRow(row)
    },

    async listByStaff(staffId: number): Promise<Passkey[]> {
      const rows = await db
        .selectFrom('passkeys')
        .selectAll()
        .where('staff_id', '=', staffId)
        .orderBy('created_at')
        .orderBy('id')
        .execute()
      return rows.map(passkeyFromRow)
    },

    /** Adds a passkey. Returns `false` if its ID exists already. */
    async add(passkey: Omit<Passkey, 'createdAt' | 'lastUsedAt'>): Promise<boolean> {
      const { numInsertedOrUpdatedRows = 0n } = await db
        .insertInto('passkeys')
        .values({
          id: passkey.id,
          staff_id: passkey.staffId,
          public_key: passkey.publicKey,
          counter: passkey.counter,
          transports_json: JSON.stringify(passkey.transports),
          name: passkey.name,
          created_at: clock().toISOString(),
          last_used_at: null,
        })
        .onConflict((row) => row.doNothing())
        .executeTakeFirst()
      return numInsertedOrUpdatedRows > 0
    },

    /** Records a use. Returns `false` if a concurrent login has changed the counter. */
    async countUse({ id, counter: was }: Passkey, counter: number): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('passkeys')
        .set({ counter, last_used_at: clock().toISOString() })
        .where('id', '=', id)
        .where('counter', '=', was)
        .executeTakeFirst()
      return numUpdatedRows > 0
    },

    /** Removes a passkey. Returns `false` if the account has none with this ID. */
    async remove(staffId: number, id: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('passkeys')
        .where('staff_id', '=', staffId)
        .where('id', '=', id)
        .executeTakeFirst()
      return numDeletedRows > 0
    },
  }
}

function passkeyFromRow(row: Selectable<PasskeyTable>): Passkey {
  return {
    id: row.id,
    staffId: row.staff_id,
    publicKey: row.public_key,
    counter: Number(row.counter),
    transports: parseStoredJson(v.array(v.string()), row.transports_json, []),
    name: row.name,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
  }
}
