import type { Selectable } from 'kysely'
import * as v from 'valibot'
import type { Clock } from '#app/platform/calendar/zoned-dates.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import { countRows } from '#app/platform/db/count-rows-query.server.ts'
import type { CatalogueImportTable } from '#app/platform/db/schema-catalogue-imports.ts'
import { parseStoredJson } from '#app/platform/schema/parse-stored-json.ts'
import type { ImportChange, ImportOptions, SkippedChange } from './import-change.ts'
import { pendingArchiveMs } from './pending-archives.server.ts'

export type ImportRow = Selectable<CatalogueImportTable>

/** Result of the comparison, without the changes themselves. */
export type ImportFindings = {
  same: number
  /** Files of new pictures in the archive, each with the name that the picture will have. */
  pictures: { file: string; name: string }[]
  held: SkippedChange[]
}

const importFindingsSchema = v.object({
  same: v.number(),
  pictures: v.array(v.object({ file: v.string(), name: v.string() })),
  held: v.array(
    v.object({ part: v.string(), key: v.string(), name: v.string(), says: v.string() }),
  ),
})
export const noImportFindings: ImportFindings = { same: 0, pictures: [], held: [] }

const importOptionsSchema = v.object({ live: v.boolean(), gone: v.boolean(), parts: v.boolean() })
const defaultImportOptions: ImportOptions = { live: false, gone: false, parts: false }

/** Number of imports that can be undone. */
const maxUndoableImports = 10

/** Stores uploaded archives and their changes. */
export function importStore(db: Db, clock: Clock) {
  const one = (id: string) =>
    db.selectFrom('catalogue_imports').selectAll().where('id', '=', id).executeTakeFirst()

  return {
    /** Inserts the import and its changes in one transaction. */
    async create(
      row: { id: string; fileName: string; who: string },
      { found: saw, steps }: { found: ImportFindings; steps: readonly ImportChange[] },
    ): Promise<void> {
      await db.transaction().execute(async (trx) => {
        await trx
          .insertInto('catalogue_imports')
          .values({
            id: row.id,
            file_name: row.fileName,
            uploaded_by: row.who,
            uploaded_at: clock().toISOString(),
            state: 'checked',
            found_json: JSON.stringify(saw),
            options_json: JSON.stringify(defaultImportOptions),
            ...{ applied_by: null, applied_at: null, undone_by: null, undone_at: null },
          })
          .execute()
        for (let from = 0; from < steps.length; from += 50)
          await trx
            .insertInto('catalogue_steps')
            .values(
              steps.slice(from, from + 50).map((step, index) => ({
                import_id: row.id,
                place: from + index,
                part: step.part,
                key: step.key,
                kind: step.kind,
                before_json: toJson(step.before),
                after_json: toJson(step.after),
              })),
            )
            .execute()
      })
    },

    /** Finds an import that is not expired. */
    async find(id: string): Promise<ImportRow | undefined> {
      if (!/^[0-9a-f-]{36}$/.test(id)) return undefined
      const row = await one(id)
      const isOver = row?.state === 'checked' && row.uploaded_at < oldestPendingTime(clock)
      return isOver ? undefined : row
    },

    /** Counts the archives that were previewed and can still be applied. */
    countWaiting: (): Promise<number> =>
      countRows(
        db
          .selectFrom('catalogue_imports')
          .where('state', '=', 'checked')
          .where('uploaded_at', '>=', oldestPendingTime(clock)),
      ),

    /** Extends the waiting time of an import in progress by an hour. */
    async touch(id: string): Promise<void> {
      await db
        .updateTable('catalogue_imports')
        .set({ uploaded_at: clock().toISOString() })
        .where('id', '=', id)
        .execute()
    },

    /** Lists the imports, newest first. */
    list: () =>
      db
        .selectFrom('catalogue_imports')
        .selectAll()
        .where((eb) =>
          eb.or([eb('state', '!=', 'checked'), eb('uploaded_at', '>=', oldestPendingTime(clock))]),
        )
        .orderBy('uploaded_at', 'desc')
        .orderBy('id')
        .limit(30)
        .execute(),

    async steps(id: string): Promise<ImportChange[]> {
      const rows = await db
        .selectFrom('catalogue_steps')
        .selectAll()
        .where('import_id', '=', id)
        .orderBy('place')
        .execute()
      return rows.map(({ part, key, kind, before_json, after_json }) => ({
        part,
        key,
        kind,
        before: fromJson(before_json),
        after: fromJson(after_json),
      }))
    },

    /**
     * Deletes expired previews. Also deletes the changes of older imports, which can no longer be
     * undone.
     */
    async prune(): Promise<void> {
      await db
        .deleteFrom('catalogue_imports')
        .where('state', '=', 'checked')
        .where('uploaded_at', '<', oldestPendingTime(clock))
        .execute()
      const kept = await db
        .selectFrom('catalogue_imports')
        .select('id')
        .where('state', '!=', 'checked')
        .orderBy('applied_at', 'desc')
        .limit(maxUndoableImports)
        .execute()
      if (kept.length < maxUndoableImports) return
      const ids = kept.map(({ id }) => id)
      await db
        .deleteFrom('catalogue_steps')
        .where('import_id', 'not in', ids)
        .where('import_id', 'in', (eb) =>
          eb.selectFrom('catalogue_imports').select('id').where('state', '!=', 'checked'),
        )
        .execute()
    },
  }
}

export const parseImportFindings = ({
  found_json,
}: Pick<ImportRow, 'found_json'>): ImportFindings =>
  parseStoredJson(importFindingsSchema, found_json, noImportFindings)

export const parseImportOptions = ({
  options_json,
}: Pick<ImportRow, 'options_json'>): ImportOptions =>
  parseStoredJson(importOptionsSchema, options_json, defaultImportOptions)

const oldestPendingTime = (clock: Clock) =>
  new Date(clock().getTime() - pendingArchiveMs).toISOString()
const toJson = (document: unknown) => (document === undefined ? null : JSON.stringify(document))
const fromJson = (json: string | null): unknown => (json === null ? undefined : JSON.parse(json))
