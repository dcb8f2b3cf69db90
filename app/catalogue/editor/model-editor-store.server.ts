import { isPriceReviewOverdue } from '#app/catalogue/pricing/is-price-review-overdue.ts'
import { type VehicleKind, vehicleKinds } from '#app/catalogue/vehicles/vehicle.ts'
import type { PublicationState } from '#app/content/document-editor/document-status.ts'
import { clearedPlanColumns } from '#app/content/publishing/draft-row-store.server.ts'
import { type DraftResult, untouchedDraftState } from '#app/content/publishing/draft-state.ts'
import { draftStore } from '#app/content/publishing/draft-store.server.ts'
import type { DraftStoreDeps } from '#app/content/publishing/schedule-runner.server.ts'
import { webpPictureUrl } from '#app/media/pictures/picture.ts'
import type { PictureLibrary } from '#app/media/pictures/picture-library.server.ts'
import { auditedTransaction } from '#app/platform/audit/audited-transaction.server.ts'
import { daysBetween } from '#app/platform/calendar/day-arithmetic.ts'
import { dayInZone } from '#app/platform/calendar/zoned-dates.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { Actor } from '#app/platform/permissions/session.ts'
import { fail, failField, ok, type Result } from '#app/platform/result/result.ts'
import { restoreSoftDeletedModel, softDeleteModel } from './model-removal-query.server.ts'
import { publishableModel } from './publishable-model.server.ts'
import * as words from './staff-words.ts'
import { summarizeDraft, toRecord } from './summarize-draft.ts'
import { copyModelDraft, createModelDraft, validateModelDraft } from './validate-model-draft.ts'

export type ModelEditorStore = ReturnType<typeof modelEditorStore>

type Deps = DraftStoreDeps & { timeZone: string }

/** Time for which a deleted model can be restored, in milliseconds. */
const restorePeriod = 24 * 60 * 60_000

/** Models as staff edit them: drafts, deletion, restoring and order. */
export function modelEditorStore(desk: Deps, pictures: PictureLibrary) {
  const { db, clock, timeZone } = desk
  const drafts = draftStore(desk, publishableModel(pictures))
  const today = () => dayInZone(clock(), timeZone)
  const oldestKept = () => new Date(clock().getTime() - restorePeriod).toISOString()

  return {
    drafts,

    /** Lists all models. Drafts that were never published come before the models of their kind. */
    async list() {
      const states = await drafts.listStates()
      const published = await listPublishedModels(db)
      const listed = published.map(
        ({ slug, icon, status, availability, price_checked_on: checkedOn, ...row }) => {
          const isOnSale = availability === 'on-sale'
          const { typed, ...state } = states.get(slug) ?? {
            ...untouchedDraftState,
            typed: undefined,
          }
          return {
            ...row,
            slug,
            image: webpPictureUrl(pictures.get(icon ?? '', row.kind)),
            isOnSale,
            isStale:
              isOnSale && isPriceReviewOverdue({ daysUnchecked: daysBetween(checkedOn, today()) }),
            missing: typed === undefined ? 0 : countMissingFields(typed),
            state: status === 1 ? ('on' as const) : ('off' as const),
            hasDraft: typed !== undefined,
            ...state,
          }
        },
      )
      const known = new Set(published.map(({ slug }) => slug))
      const unpublished = [...states].flatMap(([slug, { typed, ...state }]) => {
        if (known.has(slug) || typed === undefined) return []
        const { icon, ...sketch } = summarizeDraft(typed, slug)
        const picture = icon === undefined ? undefined : pictures.find(icon)
        return [
          {
            ...sketch,
            slug,
            isOnSale: true,
            isStale: false,
            image: picture ? webpPictureUrl(picture) : '',
            missing: countMissingFields(typed),
            state: 'draft' as const,
            hasDraft: true,
            ...state,
          },
        ]
      })
      const place = ({ kind }: { kind: string }) => vehicleKinds.findIndex((it) => it === kind)
      return [...unpublished, ...listed].toSorted((a, b) => place(a) - place(b))
    },

    /** Returns a model with its status; undefined if no model has the slug. */
    async read(slug: string) {
      const kept = await drafts.read(slug)
      if (!kept) return undefined
      const { document, isPublished, hasDraft, state } = kept
      const { gaps } = validateModelDraft(document)
      const meta = { ...state, state: managedStateOf(document, isPublished), hasDraft, gaps }
      return { document: toRecord(document), meta }
    },

    /** Creates a draft. If the slug is taken, the error is reported at the name. */
    async create(
      editor: Actor,
      { name, copyOf: from, ...typed }: { name: string; copyOf?: string | undefined },
    ): Promise<DraftResult<{ slug: string; version: number }>> {
      const original = from === undefined ? undefined : await drafts.read(from)
      if (from !== undefined && !original) return fail('gone')
      const { document } = validateModelDraft(original?.document)
      const start = document
        ? copyModelDraft(document, name, today())
        : createModelDraft(name, today())
      const whole = { ...start, ...typed }
      const slug = whole.slug
      if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) || slug.length > 80)
        return failField('slug', 'must contain letters or digits')
      const taken = await db
        .selectFrom('vehicles')
        .select('name')
        .where('slug', '=', slug)
        .executeTakeFirst()
      if (taken) return failField('name', words.isTaken(taken.name))
      const made = await drafts.create(editor, slug, whole)
      if (made.ok) return ok({ slug, version: made.value })
      return made.problem.kind === 'conflict' ? failField('name', words.isTaken(slug)) : made
    },

    async remove(editor: Actor, slug: string): Promise<Result<{ slug: string }>> {
      return auditedTransaction(desk, editor, async (trx, record, now) => {
        const row = await softDeleteModel(trx, slug, now)
        if (row) {
          // Cancels the plans: a later publication would conflict with the name of the deleted
          // model.
          await trx
            .updateTable('drafts')
            .set((eb) => ({ version: eb('version', '+', 1), ...clearedPlanColumns }))
            .where('noun', '=', 'model')
            .where('key', '=', slug)
            .where((eb) =>
              eb.or([eb('publish_at', 'is not', null), eb('withdraw_at', 'is not', null)]),
            )
            .execute()
          await record({ action: 'deleted', subject: `vehicle/${row.id}`, label: row.name })
          return ok({ slug })
        }
        // A model that was never published consists of its draft only.
        const { numDeletedRows } = await trx
          .deleteFrom('drafts')
          .where('noun', '=', 'model')
          .where('key', '=', slug)
          .where('document_json', 'is not', null)
          .executeTakeFirst()
        if (numDeletedRows === 0n) return fail('gone')
        await record({ action: 'discarded the draft of', subject: `model/${slug}`, label: slug })
        return ok({ slug })
      })
    },

    async restore(editor: Actor, slug: string): Promise<Result<{ slug: string }>> {
      return auditedTransaction(desk, editor, async (trx, record) => {
        const row = await restoreSoftDeletedModel(trx, slug, oldestKept())
        if (!row) return fail('gone')
        await record({ action: 'restored', subject: `vehicle/${row.id}`, label: row.name })
        return ok({ slug })
      })
    },

    /**
     * Stores the order of all models of a kind. Returns `false` if the slugs are not exactly
     * theirs.
     */
    async order(editor: Actor, kind: VehicleKind, slugs: readonly string[]): Promise<boolean> {
      return auditedTransaction(desk, editor, async (trx, record) => {
        const rows = await trx
          .selectFrom('vehicles')
          .select(['id', 'slug', 'position'])
          .where('kind', '=', kind)
          .where('deleted_at', 'is', null)
          .execute()
        const wanted = new Map(slugs.map((slug, index) => [slug, index + 1]))
        if (wanted.size !== rows.length || rows.some(({ slug }) => !wanted.has(slug))) return false
        let moved = 0
        for (const { id, slug, position } of rows) {
          const next = wanted.get(slug) ?? position
          if (next === position) continue
          moved++
          await trx.updateTable('vehicles').set({ position: next }).where('id', '=', id).execute()
        }
        if (moved > 0) await record({ action: 'ordered', subject: `models/${kind}`, label: kind })
        return true
      })
    },

    /** Deletes models for good after the restore period, with their drafts and versions. */
    async purge(): Promise<void> {
      const rows = await db
        .deleteFrom('vehicles')
        .where('deleted_at', '<', oldestKept())
        .returning('slug')
        .execute()
      if (rows.length === 0) return
      const slugs = rows.map(({ slug }) => slug)
      for (const table of ['drafts', 'published_versions'] as const)
        await db.deleteFrom(table).where('noun', '=', 'model').where('key', 'in', slugs).execute()
    },
  }
}

function listPublishedModels(db: Db) {
  return db
    .selectFrom('vehicles')
    .select(['slug', 'name', 'kind', 'price', 'status', 'availability', 'price_checked_on'])
    .select((eb) =>
      eb
        .selectFrom('colours')
        .select('icon')
        .whereRef('vehicle_id', '=', 'vehicles.id')
        .orderBy('position')
        .limit(1)
        .as('icon'),
    )
    .where('deleted_at', 'is', null)
    .orderBy('kind')
    .orderBy('position')
    .execute()
}

function countMissingFields(typed: unknown): number {
  const { gaps, errors } = validateModelDraft(typed)
  return Object.keys(gaps).length + Object.keys(errors).length
}

function managedStateOf(document: unknown, isPublished: boolean): PublicationState {
  if (!isPublished) return 'draft'
  return toRecord(document)['status'] === 'active' ? 'on' : 'off'
}
