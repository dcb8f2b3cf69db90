import type * as v from 'valibot'
import type { ChangeContext, WrapChange } from '#app/platform/audit/audited-transaction.server.ts'
import type { Change } from '#app/platform/audit/change.ts'
import { changeStore } from '#app/platform/audit/change-store.server.ts'
import { diffAuditedValues } from '#app/platform/audit/diff-audited-values.ts'
import { updateIfVersion } from '#app/platform/audit/update-if-version.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { Actor } from '#app/platform/permissions/session.ts'
import type { Result } from '#app/platform/result/result.ts'
import { parseStoredJson } from '#app/platform/schema/parse-stored-json.ts'
import type { Setting } from './define-setting.ts'

export type SettingsStore = ReturnType<typeof settingsStore>

/**
 * A setting's value with the version that an edit must send. The version is 0 if there is no row
 * yet.
 */
export type SettingEdit<Value> = { value: Value; version: number }

type SettingDocuments = {
  /** Adds work to changes of a setting, such as a version. */
  wrapChange: (name: string) => WrapChange
  /** Returns the audit subjects of the documents whose publication writes a setting. */
  subjectsOf: (name: string) => string[]
}

export function settingsStore(desk: ChangeContext, documents?: SettingDocuments) {
  return {
    /**
     * Never throws for an invalid stored value. Uses the parts that can be parsed, and the fallback
     * for the rest.
     */
    async get<const Schema extends v.GenericSchema>(
      facts: Setting<Schema>,
    ): Promise<v.InferOutput<Schema>> {
      return (await findSettingForEdit(desk.db, facts)).value
    },

    findForEdit: <const Schema extends v.GenericSchema>(facts: Setting<Schema>) =>
      findSettingForEdit(desk.db, facts),

    async change<const Schema extends v.GenericSchema>(
      editor: Actor,
      facts: Setting<Schema>,
      { value, version }: SettingEdit<v.InferOutput<Schema>>,
    ): Promise<Result<SettingEdit<v.InferOutput<Schema>>, Change>> {
      const context = { ...desk, wrapChange: documents?.wrapChange(facts.name) }
      return updateIfVersion(context, editor, {
        subject: `facts/${facts.name}`,
        version,
        find: (trx) => findSettingForEdit(trx, facts),
        latest: (trx) => findLatestChange(trx, facts.name, documents?.subjectsOf(facts.name)),
        write: (trx, step) => writeSetting(trx, facts.name, JSON.stringify(value), step),
        describe: (before, after) => ({
          action: 'changed the facts of',
          label: facts.label,
          ...diffAuditedValues(before.value, after.value),
        }),
      })
    },
  }
}

/** Finds the newest change of a setting, by its form or by the publication of a document. */
async function findLatestChange(
  trx: Db,
  name: string,
  subjects: readonly string[] = [],
): Promise<Change | undefined> {
  const found = await changeStore(trx).listOf(`facts/${name}`, 1)
  for (const subject of subjects) {
    const publication = await changeStore(trx).findLastPublication(subject)
    if (publication) found.push(publication)
  }
  return found.toSorted((a, b) => b.id - a.id)[0]
}

/**
 * Replaces a setting with the result of `change` in one transaction. No concurrent write can occur
 * between reading and writing.
 */
export async function replaceSetting<const Schema extends v.GenericSchema>(
  trx: Db,
  facts: Setting<Schema>,
  change: (current: v.InferOutput<Schema>) => v.InferOutput<Schema>,
): Promise<void> {
  const { name } = facts
  // This update locks the row.
  await trx
    .updateTable('facts')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('name', '=', name)
    .execute()
  const { value, version } = await findSettingForEdit(trx, facts)
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

export async function findSettingForEdit<const Schema extends v.GenericSchema>(
  db: Db,
  { name, shape, fallback }: Setting<Schema>,
): Promise<SettingEdit<v.InferOutput<Schema>>> {
  const row = await db
    .selectFrom('facts')
    .select(['value_json', 'version'])
    .where('name', '=', name)
    .executeTakeFirst()
  if (!row) return { value: fallback, version: 0 }
  return { value: parseStoredJson(shape, row.value_json, fallback), version: row.version }
}

/**
 * Writes a setting. A database that is older than the setting has no row, so the first edit inserts
 * it.
 */
async function writeSetting(
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
