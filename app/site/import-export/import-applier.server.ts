import type { ModelDocument } from '#app/catalogue/vehicles/model-content.ts'
import { publishNow } from '#app/content/publishing/publish-now.server.ts'
import type { Publishable } from '#app/content/publishing/publishable.ts'
import type { StoredPicture } from '#app/media/pictures/media-store.server.ts'
import {
  auditedTransaction,
  type ChangeContext,
} from '#app/platform/audit/audited-transaction.server.ts'
import {
  type BulkChangeKind,
  type BulkTransaction,
  type ItemOutcome,
  refuseItems,
  type StoredBulkChange,
  writeItems,
} from '#app/platform/audit/bulk-change.server.ts'
import { dayInZone } from '#app/platform/calendar/zoned-dates.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { Actor } from '#app/platform/permissions/session.ts'
import type { PageContentKey } from '#app/site/page-content/page-content-keys.ts'
import {
  applyModelChange,
  type ImportTransaction,
  restoreModel,
} from './apply-model-change.server.ts'
import { archiveFiles } from './archive-files.server.ts'
import { canonicalJson } from './document-texts.ts'
import { type ImportChange, type ImportOptions, isSelectedChange } from './import-change.ts'
import { listForbiddenChanges } from './import-permissions.server.ts'
import { importChangeName } from './import-preview-entries.ts'
import { type ImportRow, importStore, parseImportOptions } from './import-store.server.ts'
import * as words from './staff-words.ts'

export type ImportCounts = { new: number; changed: number; gone: number; parts: number }

type PreparedImport = {
  row: ImportRow
  steps: readonly ImportChange[]
  options: ImportOptions
  pictures: readonly StoredPicture[]
}

type AppliedImport = StoredBulkChange<ImportChange> & { row: ImportRow; options: ImportOptions }

/** Applies and undoes imports, each in one transaction and with one audit entry. */
export function importApplier(
  desk: ChangeContext & { timeZone: string },
  draftable: Publishable<ModelDocument>,
  content: Publishable<unknown>,
) {
  const writingIn = ({ trx, record, editor, now }: BulkTransaction): ImportTransaction => {
    const today = dayInZone(now, desk.timeZone)
    return { trx, record, now, today, draftable, who: editor.userId }
  }
  const withVersions = (changes: readonly ImportChange[]) =>
    publishNow(content, changes.flatMap(listChangedContents))

  return {
    /** Returns undefined if another request has already applied the import. */
    apply: (editor: Actor, { row, steps, options, pictures }: PreparedImport) => {
      const wanted = steps
        .filter((step) => isSelectedChange(step, options))
        .toSorted(compareByApplyOrder)
      const versioned = { ...desk, wrapChange: withVersions(wanted) }
      return auditedTransaction(versioned, editor, async (trx, record, now) => {
        const writing = writingIn({ trx, record, editor, now })
        const claimed = await claimImport(trx, row, {
          ...{ state: 'applied', applied_by: editor.userId, applied_at: now.toISOString() },
          options_json: JSON.stringify(options),
        })
        if (!claimed) return undefined
        // The fixed order prevents deadlocks between imports of the same pictures.
        for (const { write } of pictures.toSorted((a, b) => (a.name < b.name ? -1 : 1)))
          await write(trx)
        const { written, changed } = await writeItems(wanted, async (step) => {
          const outcome = await writeChange(writing, step, options.live)
          if (step.part !== 'model' && outcome === 'done')
            await storeChangeAsWritten(trx, row.id, step)
          return outcome
        })
        refuseItems('changed', changed.map(importChangeName), words.changedMeanwhile)
        const counts = countChanges(written)
        if (written.length > 0)
          await record({ action: 'brought in', ...auditedImport(row), after: counts })
        return counts
      })
    },

    undoable: {
      async find(db, id) {
        const imports = importStore(db, desk.clock)
        const row = await imports.find(id)
        if (!row) return undefined
        const items = (await imports.steps(id)).toReversed()
        const isUndone = row.state !== 'applied'
        return { row, options: parseImportOptions(row), items, isUndone }
      },
      claim: ({ trx, editor, now }, { row }) =>
        claimImport(trx, row, {
          ...{ state: 'undone', undone_by: editor.userId, undone_at: now.toISOString() },
        }),
      listForbidden: ({ items, options }, may) => listForbiddenChanges(items, options, may),
      messages: {
        nameOf: importChangeName,
        gone: words.noSuchImport,
        undone: words.isNotApplied,
        notKept: words.notKept,
        forbidden: words.mayNotUndo,
        changed: words.changedSince,
      },
      wrapChange: ({ items, options }) =>
        withVersions(items.filter((it) => isSelectedChange(it, options))),
      async restore(open, step, { options }) {
        if (!isSelectedChange(step, options)) return 'same'
        return step.kind === 'gone'
          ? restoreModel(writingIn(open), step)
          : writeChange(writingIn(open), reverseChange(step), options.live)
      },
      finish: ({ record }, { row }, restored) =>
        record({ action: 'took back', ...auditedImport(row), after: countChanges(restored) }),
    } satisfies BulkChangeKind<AppliedImport, ImportChange, void>,
  }
}

const auditedImport = ({ id, file_name }: ImportRow) => ({
  subject: `catalogue/${id}`,
  label: `the catalogue “${file_name}”`,
})

/** Sets the new state. Returns `false` if a concurrent request has set the state first. */
async function claimImport(
  trx: Db,
  { id, state }: ImportRow,
  change: Partial<ImportRow>,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('catalogue_imports')
    .set(change)
    .where('id', '=', id)
    .where('state', '=', state)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/**
 * Deletions come first, so that their names can be used again. Offers come after the models to
 * which they refer.
 */
const compareByApplyOrder = (a: ImportChange, b: ImportChange) => applyOrder(a) - applyOrder(b)
const applyOrder = ({ part, kind }: ImportChange) =>
  part !== 'model' ? 2 : kind === 'gone' ? 0 : 1

function countChanges(changes: readonly ImportChange[]): ImportCounts {
  const counts: ImportCounts = { new: 0, changed: 0, gone: 0, parts: 0 }
  for (const { part, kind } of changes) counts[part === 'model' ? kind : 'parts']++
  return counts
}

async function writeChange(
  writing: ImportTransaction,
  step: ImportChange,
  live: boolean,
): Promise<ItemOutcome> {
  if (step.part === 'model') return applyModelChange(writing, step, live)
  const part = findArchiveFile(step)
  if (!part) return 'changed'
  const { trx, now, today } = writing
  const there = await part.read(trx)
  if (canonicalJson(there) !== canonicalJson(step.before)) return 'changed'
  await part.write(trx, step.after, { now, today })
  return 'done'
}

/**
 * Stores the file as it is read back after writing, which may differ from the archive. The undo
 * compares the site with this state.
 */
async function storeChangeAsWritten(
  trx: Db,
  importId: string,
  { part }: ImportChange,
): Promise<void> {
  const document = await findArchiveFile({ part })?.read(trx)
  await trx
    .updateTable('catalogue_steps')
    .set({ after_json: JSON.stringify(document) })
    .where('import_id', '=', importId)
    .where('part', '=', part)
    .execute()
}

const findArchiveFile = ({ part }: Pick<ImportChange, 'part'>) =>
  archiveFiles.find(({ file }) => file === part)

/** Returns the page contents that a change can change. Offers refer to models by name. */
const listChangedContents = (change: ImportChange): readonly PageContentKey[] =>
  change.part === 'model' ? ['offers'] : (findArchiveFile(change)?.contents ?? [])

/** Returns the opposite change, for the undo. */
function reverseChange({ kind, part, key, before, after }: ImportChange): ImportChange {
  return { kind, part, key: findSlug(after) ?? key, before: after, after: before }
}

function findSlug(document: unknown): string | undefined {
  if (typeof document !== 'object' || document === null || !('slug' in document)) return undefined
  return typeof document.slug === 'string' ? document.slug : undefined
}
