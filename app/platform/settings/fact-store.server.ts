import type * as v from 'valibot'
import type { Desk } from '#app/platform/audit/change-content.server.ts'
import { differenceBetween } from '#app/platform/audit/difference.ts'
import { editContent } from '#app/platform/audit/edit-content.server.ts'
import type { Outcome } from '#app/platform/audit/outcome.ts'
import type { Db } from '#app/platform/db/connect.server.ts'
import type { Editor } from '#app/platform/permissions/session.ts'
import { fromStored } from '#app/platform/schema/from-stored.ts'
import type { HouseFacts } from './define-facts.ts'

export type FactStore = ReturnType<typeof factStore>

/** Facts with the version that an edit must give back: 0 where nobody has entered any. */
export type FactsEdit<Value> = { value: Value; version: number }

export function factStore(desk: Desk) {
  return {
    /** Never throws for what is stored: a page shows what can be read. */
    async get<const Schema extends v.GenericSchema>(
      facts: HouseFacts<Schema>,
    ): Promise<v.InferOutput<Schema>> {
      return (await findForEdit(desk.db, facts)).value
    },

    findForEdit: <const Schema extends v.GenericSchema>(facts: HouseFacts<Schema>) =>
      findForEdit(desk.db, facts),

    async change<const Schema extends v.GenericSchema>(
      editor: Editor,
      facts: HouseFacts<Schema>,
      { value, version }: FactsEdit<v.InferOutput<Schema>>,
    ): Promise<Outcome<FactsEdit<v.InferOutput<Schema>>>> {
      return editContent(desk, editor, {
        subject: `facts/${facts.name}`,
        version,
        find: (trx) => findForEdit(trx, facts),
        write: (trx, step) => write(trx, facts.name, JSON.stringify(value), step),
        describe: (before, after) => ({
          action: 'changed the facts of',
          label: facts.label,
          ...differenceBetween(before.value, after.value),
        }),
      })
    },
  }
}

/**
 * Inside a transaction: what stands there is replaced by what `change` makes of it, and nobody writes in between.
 */
export async function replaceFacts<const Schema extends v.GenericSchema>(
  trx: Db,
  facts: HouseFacts<Schema>,
  change: (current: v.InferOutput<Schema>) => v.InferOutput<Schema>,
): Promise<void> {
  const { name } = facts
  // The row is ours from here on.
  await trx
    .updateTable('facts')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('name', '=', name)
    .execute()
  const { value, version } = await findForEdit(trx, facts)
  const value_json = JSON.stringify(change(value))
  const { numUpdatedRows } = await trx
    .updateTable('facts')
    .set({ value_json })
    .where('name', '=', name)
    .executeTakeFirst()
  if (numUpdatedRows > 0n) return
  await trx
    .insertInto('facts')
    .values({ name, value_json, version: version + 1 })
    .execute()
}

export async function findForEdit<const Schema extends v.GenericSchema>(
  db: Db,
  { name, shape, fallback }: HouseFacts<Schema>,
): Promise<FactsEdit<v.InferOutput<Schema>>> {
  const row = await db
    .selectFrom('facts')
    .select(['value_json', 'version'])
    .where('name', '=', name)
    .executeTakeFirst()
  if (!row) return { value: fallback, version: 0 }
  return { value: fromStored(shape, row.value_json, fallback), version: row.version }
}

/** A database that was there before these facts were thought of gets their row with the first edit. */
async function write(
  trx: Db,
  name: string,
  value_json: string,
  { was, next }: { was: number; next: number },
): Promise<{ numUpdatedRows: bigint }> {
  if (was > 0)
    return trx
      .updateTable('facts')
      .set({ value_json, version: next })
      .where('name', '=', name)
      .where('version', '=', was)
      .executeTakeFirst()
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto('facts')
    .values({ name, value_json, version: next })
    .onConflict((row) => row.doNothing())
    .executeTakeFirst()
  return { numUpdatedRows: numInsertedOrUpdatedRows }
}
