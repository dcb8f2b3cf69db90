import { setImmediate as nextTurn } from 'node:timers/promises'
import type { ModelDocument } from '#app/catalogue/vehicles/model-content.ts'
import { publishNow } from '#app/content/publishing/publish-now.server.ts'
import type { Publishable } from '#app/content/publishing/publishable.ts'
import type { StoredPicture } from '#app/media/pictures/media-store.server.ts'
import {
  auditedTransaction,
  type ChangeContext,
  type RecordChange,
} from '#app/platform/audit/audited-transaction.server.ts'
import { dayInZone } from '#app/platform/calendar/zoned-dates.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { Actor } from '#app/platform/permissions/session.ts'
import type { PageContentKey } from '#app/site/page-content/page-content-keys.ts'
import {
  applyModelChange,
  type ImportTransaction,
  restoreModel,
  type WriteModelOutcome,
} from './apply-model-change.server.ts'
import { archiveFiles } from './archive-files.server.ts'
import { canonicalJson } from './document-texts.ts'
import type { ImportChange, ImportOptions } from './import-change.ts'
import type { ImportRow } from './import-store.server.ts'

export type ImportCounts = { new: number; changed: number; gone: number; parts: number }

export type ApplyImportResult =
  | { is: 'done'; counts: ImportCounts }
  /** Another request has already applied or undone the import. */
  | { is: 'over' }
  /** Nothing was written, because these models or files have changed since the preview. */
  | { is: 'changed'; steps: ImportChange[] }

/** Thrown after a concurrent change, so that the transaction is rolled back. */
class SiteChangedError extends Error {
  readonly steps: ImportChange[]

  constructor(steps: ImportChange[]) {
    super('Something has changed meanwhile')
    this.steps = steps
  }
}

type AppliedImport = { row: ImportRow; steps: readonly ImportChange[] }

/** Applies and undoes imports, each in one transaction and with one audit entry. */
export function importApplier(
  desk: ChangeContext & { timeZone: string },
  draftable: Publishable<ModelDocument>,
  content: Publishable<unknown>,
) {
  const dayOf = (now: Date) => dayInZone(now, desk.timeZone)

  /** Commits all changes, or none of them if one fails. */
  const inOne = async (
    editor: Actor,
    changes: readonly ImportChange[],
    work: (trx: Db, record: RecordChange, now: Date) => Promise<ApplyImportResult>,
  ): Promise<ApplyImportResult> => {
    try {
      const wrapChange = publishNow(content, changes.flatMap(listChangedContents))
      return await auditedTransaction({ ...desk, wrapChange }, editor, work)
    } catch (error) {
      if (error instanceof SiteChangedError) return { is: 'changed', steps: error.steps }
      throw error
    }
  }

  return {
    apply: (
      editor: Actor,
      { row, steps }: AppliedImport,
      { options, pictures }: { options: ImportOptions; pictures: readonly StoredPicture[] },
    ) => {
      const wanted = steps
        .filter((step) => isSelectedChange(step, options))
        .toSorted(compareByApplyOrder)
      return inOne(editor, wanted, async (trx, record, now) => {
        const who = editor.userId
        const claimed = await claimImport(trx, row, {
          ...{ state: 'applied', applied_by: who, applied_at: now.toISOString() },
          options_json: JSON.stringify(options),
        })
        if (!claimed) return { is: 'over' }
        // The fixed order prevents deadlocks between imports of the same pictures.
        for (const { write } of pictures.toSorted((a, b) => (a.name < b.name ? -1 : 1)))
          await write(trx)
        const writing = { trx, draftable, now, today: dayOf(now), who, record }
        const counts = await writeAllChanges(wanted, async (step) => {
          const written = await writeChange(writing, step, options.live)
          if (step.part !== 'model' && written === 'done')
            await storeChangeAsWritten(trx, row.id, step)
          return written
        })
        if (sumCounts(counts) > 0)
          await record({
            action: 'brought in',
            subject: `catalogue/${row.id}`,
            label: `the catalogue “${row.file_name}”`,
            after: counts,
          })
        return { is: 'done', counts }
      })
    },

    undo: (editor: Actor, { row, steps }: AppliedImport, { live, ...options }: ImportOptions) => {
      const done = steps.filter((step) => isSelectedChange(step, { live, ...options }))
      return inOne(editor, done, async (trx, record, now) => {
        const who = editor.userId
        const undone = { state: 'undone', undone_by: who, undone_at: now.toISOString() } as const
        if (!(await claimImport(trx, row, undone))) return { is: 'over' }
        const writing = { trx, draftable, now, today: dayOf(now), who, record }
        const counts = await writeAllChanges(done.toReversed(), async (step) => {
          if (step.kind === 'gone') return restoreModel(writing, step)
          return writeChange(writing, reverseChange(step), live)
        })
        await record({
          action: 'took back',
          subject: `catalogue/${row.id}`,
          label: `the catalogue “${row.file_name}”`,
          after: counts,
        })
        return { is: 'done', counts }
      })
    },
  }
}

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

export function isSelectedChange(
  { part, kind }: Pick<ImportChange, 'part' | 'kind'>,
  options: ImportOptions,
) {
  if (part !== 'model') return options.parts
  return kind !== 'gone' || options.gone
}

/**
 * Deletions come first, so that their names can be used again. Offers come after the models to
 * which they refer.
 */
const compareByApplyOrder = (a: ImportChange, b: ImportChange) => applyOrder(a) - applyOrder(b)
const applyOrder = ({ part, kind }: ImportChange) =>
  part !== 'model' ? 2 : kind === 'gone' ? 0 : 1

async function writeAllChanges(
  steps: readonly ImportChange[],
  write: (step: ImportChange) => Promise<WriteModelOutcome>,
): Promise<ImportCounts> {
  const counts: ImportCounts = { new: 0, changed: 0, gone: 0, parts: 0 }
  const changed: ImportChange[] = []
  for (const [index, step] of steps.entries()) {
    const written = await write(step)
    if (written === 'changed') changed.push(step)
    if (written === 'done') counts[step.part === 'model' ? step.kind : 'parts']++
    // A thousand models take seconds, so other requests are handled in between.
    if (index % 10 === 9) await nextTurn()
  }
  if (changed.length > 0) throw new SiteChangedError(changed)
  return counts
}

async function writeChange(
  writing: ImportTransaction,
  step: ImportChange,
  live: boolean,
): Promise<WriteModelOutcome> {
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

const sumCounts = (counts: ImportCounts) => Object.values(counts).reduce((sum, one) => sum + one, 0)
