import { setImmediate as nextTurn } from 'node:timers/promises'
import type { ModelDocument } from '#app/catalogue/vehicles/model.ts'
import type { Draftable } from '#app/content/publishing/draftable.ts'
import type { KeptPicture } from '#app/media/pictures/media-store.server.ts'
import {
  auditedTransaction,
  type ChangeContext,
  type RecordChange,
} from '#app/platform/audit/audited-transaction.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { Actor } from '#app/platform/permissions/session.ts'
import { printOf } from './documents.ts'
import type { ImportRow } from './import-store.server.ts'
import { bringBack, type Writing, type Written, writeModel } from './model-step-store.server.ts'
import { siteParts } from './site-part-store.server.ts'
import type { ImportOptions, Step } from './step.ts'

export type Counts = { new: number; changed: number; gone: number; parts: number }

export type Applied =
  | { is: 'done'; counts: Counts }
  /** Somebody else was quicker with the whole import. */
  | { is: 'over' }
  /** Nothing was written: these are not as they were. */
  | { is: 'changed'; steps: Step[] }

/** Thrown to take back the transaction in which something had changed. */
class Changed extends Error {
  readonly steps: Step[]

  constructor(steps: Step[]) {
    super('Something has changed meanwhile')
    this.steps = steps
  }
}

type What = { row: ImportRow; steps: readonly Step[] }

/** Makes an import, and takes one back: each is one transaction and one change of the audit. */
export function applyImports(desk: ChangeContext, draftable: Draftable<ModelDocument>) {
  /** Every step or none. */
  const inOne = async (
    editor: Actor,
    work: (trx: Db, record: RecordChange, now: Date) => Promise<Applied>,
  ): Promise<Applied> => {
    try {
      return await auditedTransaction(desk, editor, work)
    } catch (error) {
      if (error instanceof Changed) return { is: 'changed', steps: error.steps }
      throw error
    }
  }

  return {
    apply: (
      editor: Actor,
      { row, steps }: What,
      given: { options: ImportOptions; pictures: readonly KeptPicture[] },
    ) =>
      inOne(editor, async (trx, record, now) => {
        const { options, pictures } = given
        const who = editor.userId
        const claimed = await claim(trx, row, {
          ...{ state: 'applied', applied_by: who, applied_at: now.toISOString() },
          options_json: JSON.stringify(options),
        })
        if (!claimed) return { is: 'over' }
        // In one order, so that two who add the same pictures don't wait for each other.
        for (const { write } of pictures.toSorted((a, b) => (a.name < b.name ? -1 : 1)))
          await write(trx)
        const writing = { trx, draftable, now, who, record }
        const wanted = steps.filter((step) => isWanted(step, options)).toSorted(goneFirst)
        const counts = await writeAll(wanted, async (step) => {
          const written = await writeStep(writing, step, options.live)
          if (step.part !== 'model' && written === 'done') await keepAsWritten(trx, row.id, step)
          return written
        })
        if (total(counts) > 0)
          await record({
            action: 'brought in',
            subject: `catalogue/${row.id}`,
            label: `the catalogue “${row.file_name}”`,
            after: counts,
          })
        return { is: 'done', counts }
      }),

    undo: (editor: Actor, { row, steps }: What, { live, ...options }: ImportOptions) =>
      inOne(editor, async (trx, record, now) => {
        const who = editor.userId
        const undone = { state: 'undone', undone_by: who, undone_at: now.toISOString() } as const
        if (!(await claim(trx, row, undone))) return { is: 'over' }
        const writing = { trx, draftable, now, who, record }
        const done = steps.filter((step) => isWanted(step, { live, ...options }))
        const counts = await writeAll(done.toReversed(), async (step) => {
          if (step.kind === 'gone') return bringBack(writing, step)
          return writeStep(writing, reversed(step), live)
        })
        await record({
          action: 'took back',
          subject: `catalogue/${row.id}`,
          label: `the catalogue “${row.file_name}”`,
          after: counts,
        })
        return { is: 'done', counts }
      }),
  }
}

/** Of two who do it at once one does. */
async function claim(
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

export function isWanted({ part, kind }: Pick<Step, 'part' | 'kind'>, options: ImportOptions) {
  if (part !== 'model') return options.parts
  return kind !== 'gone' || options.gone
}

/** What leaves makes room; offers come behind the models that they name. */
const goneFirst = (a: Step, b: Step) => rank(a) - rank(b)
const rank = ({ part, kind }: Step) => (part !== 'model' ? 2 : kind === 'gone' ? 0 : 1)

async function writeAll(
  steps: readonly Step[],
  write: (step: Step) => Promise<Written>,
): Promise<Counts> {
  const counts: Counts = { new: 0, changed: 0, gone: 0, parts: 0 }
  const changed: Step[] = []
  for (const [index, step] of steps.entries()) {
    const written = await write(step)
    if (written === 'changed') changed.push(step)
    if (written === 'done') counts[step.part === 'model' ? step.kind : 'parts']++
    // A thousand models are some seconds of queries; visitors' pages are read beside them, in between.
    if (index % 10 === 9) await nextTurn()
  }
  if (changed.length > 0) throw new Changed(changed)
  return counts
}

async function writeStep(writing: Writing, step: Step, live: boolean): Promise<Written> {
  if (step.part === 'model') return writeModel(writing, step, live)
  const part = siteParts.find(({ file }) => file === step.part)
  if (!part) return 'changed'
  const { trx, now } = writing
  const there = await part.read(trx)
  if (printOf(there) !== printOf(step.before)) return 'changed'
  await part.write(trx, step.after, now)
  return 'done'
}

/** A file says a name otherwise than its row: the way back compares with what is read. */
async function keepAsWritten(trx: Db, importId: string, { part }: Step): Promise<void> {
  const document = await siteParts.find(({ file }) => file === part)?.read(trx)
  await trx
    .updateTable('catalogue_steps')
    .set({ after_json: JSON.stringify(document) })
    .where('import_id', '=', importId)
    .where('part', '=', part)
    .execute()
}

/** The way back: what the step has written turns into what stood before. */
function reversed({ kind, part, key, before, after }: Step): Step {
  return { kind, part, key: slugOf(after) ?? key, before: after, after: before }
}

function slugOf(document: unknown): string | undefined {
  if (typeof document !== 'object' || document === null || !('slug' in document)) return undefined
  return typeof document.slug === 'string' ? document.slug : undefined
}

const total = (counts: Counts) => Object.values(counts).reduce((sum, one) => sum + one, 0)
