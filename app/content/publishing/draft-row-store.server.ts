import type { Selectable } from 'kysely'
import type { RecordChange } from '#app/platform/audit/audited-transaction.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { DraftTable } from '#app/platform/db/schema-publishing.ts'
import { type Failure, fail, ok } from '#app/platform/result/result.ts'
import { jsonDiff } from '#app/platform/schema/json-diff.ts'
import { isJsonEqual, threeWayMerge } from '#app/platform/schema/three-way-merge.ts'
import type { FieldMessages } from '#app/platform/schema/validate-draft.ts'
import {
  type DraftConflict,
  type DraftResult,
  type DraftState,
  untouchedDraftState,
} from './draft-state.ts'
import type { Publishable } from './publishable.ts'
import { writePublication } from './write-publication.server.ts'

/** A stored draft as JSON text; null if there was no draft. */
export type StoredDraftJson = { document_json: string | null }
export type DraftRow = Selectable<DraftTable>
type LoadedDraft = { document: unknown; hasDraft: boolean; isPublished: boolean; state: DraftState }

type Publication = {
  key: string
  was: number | undefined
  now: Date
  who: string
  /** Publishes the planned document instead of the draft. */
  isPlanned?: boolean
  /**
   * Publishes this version instead of the draft. `draft` then replaces the stored draft; undefined
   * removes it.
   */
  restores?: { document: unknown; draft: unknown }
}

/** Operations on a row of the `drafts` table. They run in the caller's transaction. */
export function draftRowStore<Document>(draftable: Publishable<Document>) {
  const { noun } = draftable
  const rowOf = (db: Db, key: string) =>
    db
      .selectFrom('drafts')
      .selectAll()
      .where('noun', '=', noun)
      .where('key', '=', key)
      .executeTakeFirst()

  /**
   * Updates the row if it still has the version `was`. Otherwise returns a conflict: another user
   * saved first.
   */
  async function step(
    db: Db,
    of: { key: string; was: number; now: Date; who: string },
    change: Partial<Omit<DraftRow, 'noun' | 'key' | 'version'>>,
  ): Promise<DraftResult<number>> {
    const { key, was, now, who } = of
    const next = { version: was + 1, edited_by: who, edited_at: now.toISOString(), ...change }
    const { numUpdatedRows } = await db
      .updateTable('drafts')
      .set(next)
      .where('noun', '=', noun)
      .where('key', '=', key)
      .where('version', '=', was)
      .executeTakeFirst()
    if (numUpdatedRows > 0n) return ok(next.version)
    if (was === untouchedDraftState.version) {
      const { numInsertedOrUpdatedRows = 0n } = await db
        .insertInto('drafts')
        .values({ noun, key, ...clearedPlanColumns, ...emptyDraftColumns, ...next })
        .onConflict((oc) => oc.columns(['noun', 'key']).doNothing())
        .executeTakeFirst()
      if (numInsertedOrUpdatedRows > 0n) return ok(next.version)
    }
    return draftConflict(await rowOf(db, key), untouchedDraftState.version)
  }

  /**
   * Reads the draft, or the site's version if there is no draft; prices are the current ones. If
   * `held` is given, it replaces the stored draft; null in it selects the site's version.
   */
  async function read(
    db: Db,
    key: string,
    held?: StoredDraftJson,
  ): Promise<LoadedDraft | undefined> {
    const [row, published] = [await rowOf(db, key), await draftable.published(db, key)]
    const typed = (held ?? row)?.document_json ?? undefined
    if (typed === undefined && !published) return undefined
    const state = draftStateOf(row)
    if (typed === undefined)
      return { document: published?.document, hasDraft: false, isPublished: true, state }
    const { kept, document } = draftable.read(JSON.parse(typed), key)
    const live = document && published ? draftable.withLive(document, published.document) : kept
    return { document: live, hasDraft: true, isPublished: published !== undefined, state }
  }

  async function publishIn(
    trx: Db,
    record: RecordChange,
    of: Publication,
  ): Promise<DraftResult<{ key: string; version: number }>> {
    const { key, now, who, isPlanned = false } = of
    const row = await rowOf(trx, key)
    const typed = of.restores
      ? JSON.stringify(of.restores.document)
      : isPlanned
        ? row?.planned_json
        : row?.document_json
    if (typed === null || typed === undefined) return fail('gone')
    const version = row?.version ?? untouchedDraftState.version
    const was = of.was ?? version
    if (was !== version) return draftConflict(row, was)
    const published = await draftable.published(trx, key)
    const { document: read, gaps, errors } = draftable.read(JSON.parse(typed), key)
    if (!read) return failMessages({ ...gaps, ...errors })
    const after = published ? draftable.withLive(read, published.document) : read
    const clashes = await draftable.clashes(trx, key, after)
    if (Object.keys(clashes).length > 0) return failMessages(clashes)
    const isAhead = isPlanned && row !== undefined && isAheadOfPlan(row)
    const stepped = await step(
      trx,
      { key, was, now, who },
      {
        ...clearedPublicationColumns,
        ...(isAhead ? { edited_by: row.edited_by, edited_at: row.edited_at } : emptyDraftColumns),
      },
    )
    if (!stepped.ok) return stepped
    const before = published?.document
    const written = await writePublication(trx, draftable, { key, before, after, now, who })
    const { key: newKey, subject, label, shown } = written
    if (of.restores?.draft !== undefined)
      await trx
        .updateTable('drafts')
        .set({
          document_json: JSON.stringify(of.restores.draft),
          ...(draftable.followsSite && { base_json: JSON.stringify(shown) }),
        })
        .where('noun', '=', noun)
        .where('key', '=', newKey)
        .execute()
    if (isAhead && draftable.followsSite) await rebase(trx, newKey, { typed, row })
    const changed = jsonDiff(before ?? {}, after).map(({ path }) => path)
    await record({
      action: 'published',
      subject,
      label,
      ...(row?.publish_at && !isPlanned && { before: { publish: row.publish_at } }),
      after: {
        ...(before !== undefined && { changed: changed.slice(0, 12).join(', ') }),
        ...(isPlanned && scheduleAuditMark),
      },
    })
    return ok({ key: newKey, version: stepped.value })
  }

  /** Rebases changes made after the plan onto the published document. */
  async function rebase(
    trx: Db,
    key: string,
    { typed, row }: { typed: string; row: DraftRow },
  ): Promise<void> {
    const site = (await draftable.published(trx, key))?.document
    const { merged } = threeWayMerge(
      JSON.parse(typed),
      JSON.parse(row.document_json ?? 'null'),
      site,
    )
    await trx
      .updateTable('drafts')
      .set({ document_json: JSON.stringify(merged), base_json: JSON.stringify(site) })
      .where('noun', '=', noun)
      .where('key', '=', key)
      .execute()
  }

  return { rowOf, step, read, publishIn }
}

/** Marks changes by the schedule in the audit log. */
export const scheduleAuditMark = { carriedOutBy: 'the schedule' } as const

export const emptyDraftColumns = { document_json: null, base_json: null } as const

export const clearedPublicationColumns = {
  publish_at: null,
  planned_by: null,
  planned_json: null,
  plan_failure: null,
} as const

export const clearedWithdrawalColumns = { withdraw_at: null, withdrawal_planned_by: null } as const

export const clearedPlanColumns = {
  ...clearedPublicationColumns,
  ...clearedWithdrawalColumns,
} as const

/** Returns `true` if the draft differs from the document whose publication is planned. */
function isAheadOfPlan({ planned_json, document_json }: DraftRow): boolean {
  if (planned_json === null || planned_json === document_json) return false
  return !isJsonEqual(JSON.parse(planned_json), JSON.parse(document_json ?? 'null'))
}

export function draftStateOf(row: DraftRow | undefined): DraftState {
  return {
    version: row?.version ?? untouchedDraftState.version,
    editedBy: row?.edited_by ?? '',
    editedAt: row?.edited_at ?? '',
    publishAt: row?.publish_at ?? null,
    withdrawAt: row?.withdraw_at ?? null,
    planFailure: row?.plan_failure ?? null,
    plannedBy: row?.publish_at ? row.planned_by : null,
    isAheadOfPlan: row !== undefined && isAheadOfPlan(row),
  }
}

export const lastEditOf = ({ editedBy: who, editedAt: at, version }: DraftState) => ({
  who,
  at,
  version,
})

export function draftConflict(row: DraftRow | undefined, was: number): Failure<DraftConflict> {
  const state = row ? draftStateOf(row) : { ...draftStateOf(undefined), version: was }
  return fail('conflict', '', { details: lastEditOf(state) })
}

/** Returns a failure with one message for each path. */
export function failMessages(messages: FieldMessages): Failure {
  const errors = Object.entries(messages).map(([path, says]) => [path, [says]])
  return fail('invalid', '', { errors: Object.fromEntries(errors) })
}
