import { auditedTransaction } from '#app/platform/audit/audited-transaction.server.ts'
import type { Actor } from '#app/platform/permissions/session.ts'
import { fail } from '#app/platform/result/result.ts'
import { type JsonDifference, jsonDiff } from '#app/platform/schema/json-diff.ts'
import type { FieldMessages } from '#app/platform/schema/validate-draft.ts'
import {
  clearedPlanColumns,
  clearedPublicationColumns,
  clearedWithdrawalColumns,
  draftRowStore,
  draftStateOf,
  emptyDraftColumns,
  failMessages,
  lastEditOf,
  type StoredDraftJson,
} from './draft-row-store.server.ts'
import { type DraftResult, type DraftState, untouchedDraftState } from './draft-state.ts'
import type { Publishable } from './publishable.ts'
import { type DraftStoreDeps, scheduleRunner } from './schedule-runner.server.ts'
import * as words from './staff-words.ts'
import { versionStore } from './version-store.server.ts'
import { withCurrentLiveFields } from './write-publication.server.ts'

export type DraftStore<Document> = ReturnType<typeof draftStore<Document>>

/**
 * Drafts of one content type: editing, publication and plans. The caller has already checked the
 * capabilities.
 */
export function draftStore<Document>(desk: DraftStoreDeps, draftable: Publishable<Document>) {
  const { noun } = draftable
  const { rowOf, step, read, publishIn } = draftRowStore(draftable)
  const lostOf = async (key: string): Promise<FieldMessages> => {
    const kept = draftable.lost && (await read(desk.db, key))
    return kept?.hasDraft ? ((await draftable.lost?.(key, kept.document)) ?? {}) : {}
  }

  return {
    read: (key: string, held?: StoredDraftJson) => read(desk.db, key, held),

    /** Returns the state of one draft; undefined if staff have never edited the document. */
    async state(key: string): Promise<(DraftState & { hasDraft: boolean }) | undefined> {
      const row = await rowOf(desk.db, key)
      return row && { ...draftStateOf(row), hasDraft: row.document_json !== null }
    },

    /**
     * Returns the version, and who changed the draft or the site last; undefined if staff have never
     * edited the document.
     */
    async lastChange(
      key: string,
    ): Promise<{ version: number; changedBy: string; changedAt: string } | undefined> {
      const row = await rowOf(desk.db, key)
      if (!row) return undefined
      const { version, edited_by: by, edited_at: at } = row
      const published = await versionStore(desk.db, noun).findLast(key)
      return published && published.at >= at
        ? { version, changedBy: published.by, changedAt: published.at }
        : { version, changedBy: by, changedAt: at }
    },

    /** Returns the states of all drafts, by key. */
    async listStates(): Promise<Map<string, DraftState & { typed: unknown }>> {
      const rows = await desk.db.selectFrom('drafts').selectAll().where('noun', '=', noun).execute()
      return new Map(
        rows.map((row) => [
          row.key,
          {
            ...draftStateOf(row),
            typed: row.document_json === null ? undefined : JSON.parse(row.document_json),
          },
        ]),
      )
    },

    /** Creates the first draft of a new document. Returns a conflict if the key is taken. */
    async create(editor: Actor, key: string, typed: unknown): Promise<DraftResult<number>> {
      const { kept, errors } = draftable.read(typed, key)
      if (hasMessages(errors)) return failMessages(errors)
      return auditedTransaction(desk, editor, async (trx, record, now) => {
        const there = await read(trx, key)
        if (there) return fail('conflict', '', { details: lastEditOf(there.state) })
        const was = (await rowOf(trx, key))?.version ?? untouchedDraftState.version
        const made = await step(
          trx,
          { key, was, now, who: editor.userId },
          { document_json: JSON.stringify(kept), ...clearedPlanColumns },
        )
        if (made.ok) await record({ action: 'began', subject: `${noun}/${key}`, label: key })
        return made
      })
    },

    /** Saves a draft. `was` is the version on which it is based. */
    async save(
      editor: Actor,
      key: string,
      { was, typed }: { was: number; typed: unknown },
    ): Promise<DraftResult<number>> {
      const { kept, errors } = draftable.read(typed, key)
      if (hasMessages(errors)) return failMessages(errors)
      return desk.db.transaction().execute(async (trx) => {
        const there = await read(trx, key)
        if (!there) return fail('gone')
        const begins = draftable.followsSite && !there.hasDraft
        return step(
          trx,
          { key, was, now: desk.clock(), who: editor.userId },
          {
            document_json: JSON.stringify(kept),
            plan_failure: null,
            ...(begins && { base_json: JSON.stringify(there.document) }),
          },
        )
      })
    },

    /**
     * Discards the draft; the site does not change. This cancels a planned publication, so it then
     * requires the right to publish. A planned withdrawal stays.
     */
    discard: (
      editor: Actor,
      key: string,
      { was, mayPublish }: { was: number; mayPublish: boolean },
    ): Promise<DraftResult<number>> =>
      auditedTransaction(desk, editor, async (trx, record, now) => {
        const there = await read(trx, key)
        if (!there?.hasDraft) return fail('gone')
        const { publishAt, plannedBy } = there.state
        if (publishAt !== null && !mayPublish)
          return fail('forbidden', words.heldByPlan(plannedBy ?? ''))
        const nothing = { ...emptyDraftColumns, ...clearedPublicationColumns }
        const done = await step(trx, { key, was, now, who: editor.userId }, nothing)
        if (done.ok)
          await record({
            action: 'discarded the draft of',
            subject: `${noun}/${key}`,
            label: key,
            ...(publishAt !== null && { before: { publish: publishAt, plannedBy } }),
          })
        return done
      }),

    /** Publishes the draft. Without `was` there is no check of the version. */
    async publish(
      editor: Actor,
      key: string,
      was: number | undefined,
    ): Promise<DraftResult<{ key: string; version: number }>> {
      const lost = await lostOf(key)
      if (hasMessages(lost)) return failMessages(lost)
      return auditedTransaction(desk, editor, (trx, record, now) =>
        publishIn(trx, record, { key, was, now, who: editor.userId }),
      )
    },

    /**
     * Plans the publication of the current draft, or a withdrawal, at an instant. null cancels that
     * plan.
     */
    async plan(
      editor: Actor,
      key: string,
      { was, ...plan }: { was: number; publishAt?: string | null; withdrawAt?: string | null },
    ): Promise<DraftResult<number>> {
      const lost = plan.publishAt ? await lostOf(key) : {}
      if (hasMessages(lost)) return failMessages(lost)
      return auditedTransaction(desk, editor, async (trx, record, now) => {
        const there = await read(trx, key)
        const typed = (await rowOf(trx, key))?.document_json
        if (!there || (plan.publishAt && !typed)) return fail('gone')
        const before = there.state
        if (plan.publishAt) {
          const { document, gaps, errors } = draftable.read(there.document, key)
          if (!document) return failMessages({ ...gaps, ...errors })
          const clashes = await draftable.clashes(trx, key, document)
          if (hasMessages(clashes)) return failMessages(clashes)
        }
        const planned = await step(
          trx,
          { key, was, now, who: editor.userId },
          {
            ...(plan.publishAt === null && clearedPublicationColumns),
            ...(plan.publishAt && {
              publish_at: plan.publishAt,
              planned_by: editor.userId,
              planned_json: typed ?? null,
            }),
            ...(plan.withdrawAt === null && clearedWithdrawalColumns),
            ...(plan.withdrawAt && {
              withdraw_at: plan.withdrawAt,
              withdrawal_planned_by: editor.userId,
            }),
            plan_failure: null,
          },
        )
        if (planned.ok)
          await record({
            action: plan.publishAt || plan.withdrawAt ? 'planned' : 'cancelled the plan of',
            subject: `${noun}/${key}`,
            label: key,
            before: { publish: before.publishAt, withdraw: before.withdrawAt },
            after: {
              publish: plan.publishAt === undefined ? before.publishAt : plan.publishAt,
              withdraw: plan.withdrawAt === undefined ? before.withdrawAt : plan.withdrawAt,
            },
          })
        return planned
      })
    },

    versions: (key: string) => versionStore(desk.db, noun).list(key),

    /** The differences between the site and a version; undefined if there is no such version. */
    async compare(key: string, number: number): Promise<JsonDifference[] | undefined> {
      const kept = await versionStore(desk.db, noun).find(key, number)
      if (kept === undefined) return undefined
      const live = (await draftable.published(desk.db, key))?.document
      return jsonDiff(live ?? {}, withCurrentLiveFields(draftable, { key, kept, live }))
    },

    /** Saves a published version as the draft. */
    async backTo(
      editor: Actor,
      key: string,
      { was, number }: { was: number; number: number },
    ): Promise<DraftResult<number>> {
      const document = await versionStore(desk.db, noun).find(key, number)
      if (document === undefined) return fail('gone')
      return this.save(editor, key, { was, typed: document })
    },

    /**
     * Publishes an earlier version, and replaces the draft with `draft`, or removes it. All of this
     * happens in one transaction. Undo of a publication also uses it.
     */
    async publishVersion(
      editor: Actor,
      key: string,
      { was, number, draft }: { was: number; number: number; draft?: unknown },
    ): Promise<DraftResult<{ key: string; version: number }>> {
      const document = await versionStore(desk.db, noun).find(key, number)
      if (document === undefined) return fail('gone')
      const lost = (await draftable.lost?.(key, document)) ?? {}
      if (hasMessages(lost)) return failMessages(lost)
      const read = draft === undefined ? undefined : draftable.read(draft, key)
      if (read && hasMessages(read.errors)) return failMessages(read.errors)
      const restores = { document, draft: read?.kept }
      return auditedTransaction(desk, editor, (trx, record, now) =>
        publishIn(trx, record, { key, was, now, who: editor.userId, restores }),
      )
    },

    ...scheduleRunner(desk, draftable),
  }
}

const hasMessages = (flaws: FieldMessages) => Object.keys(flaws).length > 0
