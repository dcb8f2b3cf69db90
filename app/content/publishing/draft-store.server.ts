import { auditedTransaction } from '#app/platform/audit/audited-transaction.server.ts'
import type { Actor } from '#app/platform/permissions/session.ts'
import { type JsonDifference, jsonDiff } from '#app/platform/schema/json-diff.ts'
import type { FieldMessages } from '#app/platform/schema/validate-draft.ts'
import { documentFingerprint } from './document-fingerprint.server.ts'
import {
  clearedPlanColumns,
  clearedPublicationColumns,
  clearedWithdrawalColumns,
  draftConflict,
  draftRowStore,
  draftStateOf,
  emptyDraftColumns,
  lastEditOf,
  type StoredDraftJson,
  withCurrentLiveFields,
} from './draft-row-store.server.ts'
import { type DraftOutcome, type DraftState, untouchedDraftState } from './draft-state.ts'
import type { Publishable } from './publishable.ts'
import { type DraftStoreDeps, scheduleRunner } from './schedule-runner.server.ts'
import { versionStore } from './version-store.server.ts'

export type DraftStore<Document> = ReturnType<typeof draftStore<Document>>

/** What is being written of a noun's things, and how it gets onto the site. Who calls has checked what they may. */
export function draftStore<Document>(desk: DraftStoreDeps, draftable: Publishable<Document>) {
  const { noun } = draftable
  const { rowOf, step, read, publishIn } = draftRowStore(draftable)
  const lostOf = async (key: string): Promise<FieldMessages> => {
    const kept = draftable.lost && (await read(desk.db, key))
    return kept?.hasDraft ? ((await draftable.lost?.(key, kept.document)) ?? {}) : {}
  }

  return {
    read: (key: string, held?: StoredDraftJson) => read(desk.db, key, held),

    /** Those that are being written, by key. */
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

    /** A first draft of what the site has not. A key that is taken is a conflict. */
    async create(editor: Actor, key: string, typed: unknown): Promise<DraftOutcome<number>> {
      const { kept, errors } = draftable.read(typed, key)
      if (hasMessages(errors)) return { is: 'refused', flaws: errors }
      return auditedTransaction(desk, editor, async (trx, record, now) => {
        const there = await read(trx, key)
        if (there) return { is: 'conflict', ...lastEditOf(there.state) }
        const was = (await rowOf(trx, key))?.version ?? untouchedDraftState.version
        const made = await step(
          trx,
          { key, was, now, who: editor.userId },
          { document_json: JSON.stringify(kept), ...clearedPlanColumns },
        )
        if (made.is === 'done')
          await record({ action: 'began', subject: `${noun}/${key}`, label: key })
        return made
      })
    },

    /**
     * Keeps what was typed. `was` is the version that it was typed over, `seen` the fingerprint of what the site
     * showed then: as long as there is no draft, no version counts what is changed beside it.
     */
    async save(
      editor: Actor,
      key: string,
      { was, typed, seen }: { was: number; typed: unknown; seen?: string | undefined },
    ): Promise<DraftOutcome<number>> {
      const { kept, errors } = draftable.read(typed, key)
      if (hasMessages(errors)) return { is: 'refused', flaws: errors }
      return desk.db.transaction().execute(async (trx) => {
        const there = await read(trx, key)
        if (!there) return { is: 'gone' }
        const begins = draftable.followsSite && !there.hasDraft
        if (begins && seen !== undefined && seen !== documentFingerprint(there.document))
          return draftConflict(await rowOf(trx, key), was)
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
     * Forgets the draft: the site stays as it is. A planned publication goes with it, and so needs who may publish;
     * a planned withdrawal stays.
     */
    discard: (
      editor: Actor,
      key: string,
      { was, mayPublish }: { was: number; mayPublish: boolean },
    ): Promise<DraftOutcome<number>> =>
      auditedTransaction(desk, editor, async (trx, record, now) => {
        const there = await read(trx, key)
        if (!there?.hasDraft) return { is: 'gone' }
        const { publishAt, plannedBy } = there.state
        if (publishAt !== null && !mayPublish) return { is: 'planned', by: plannedBy ?? '' }
        const nothing = { ...emptyDraftColumns, ...clearedPublicationColumns }
        const done = await step(trx, { key, was, now, who: editor.userId }, nothing)
        if (done.is === 'done')
          await record({
            action: 'discarded the draft of',
            subject: `${noun}/${key}`,
            label: key,
            ...(publishAt !== null && { before: { publish: publishAt, plannedBy } }),
          })
        return done
      }),

    /** `was` undefined publishes whatever is written by now. */
    async publish(
      editor: Actor,
      key: string,
      was: number | undefined,
    ): Promise<DraftOutcome<{ key: string; version: number }>> {
      const lost = await lostOf(key)
      if (hasMessages(lost)) return { is: 'refused', flaws: lost }
      return auditedTransaction(desk, editor, (trx, record, now) =>
        publishIn(trx, record, { key, was, now, who: editor.userId }),
      )
    },

    /** Publishes what is written by now, or takes off the site, by itself at an instant; null cancels the plan. */
    async plan(
      editor: Actor,
      key: string,
      { was, ...plan }: { was: number; publishAt?: string | null; withdrawAt?: string | null },
    ): Promise<DraftOutcome<number>> {
      const lost = plan.publishAt ? await lostOf(key) : {}
      if (hasMessages(lost)) return { is: 'refused', flaws: lost }
      return auditedTransaction(desk, editor, async (trx, record, now) => {
        const there = await read(trx, key)
        const typed = (await rowOf(trx, key))?.document_json
        if (!there || (plan.publishAt && !typed)) return { is: 'gone' }
        const before = there.state
        if (plan.publishAt) {
          const { document, gaps, errors } = draftable.read(there.document, key)
          if (!document) return { is: 'refused', flaws: { ...gaps, ...errors } }
          const clashes = await draftable.clashes(trx, key, document)
          if (hasMessages(clashes)) return { is: 'refused', flaws: clashes }
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
        if (planned.is === 'done')
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

    /** A draft of what once stood on the site. */
    async backTo(
      editor: Actor,
      key: string,
      { was, number }: { was: number; number: number },
    ): Promise<DraftOutcome<number>> {
      const document = await versionStore(desk.db, noun).find(key, number)
      if (document === undefined) return { is: 'gone' }
      return this.save(editor, key, { was, typed: document })
    },

    ...scheduleRunner(desk, draftable),
  }
}

const hasMessages = (flaws: FieldMessages) => Object.keys(flaws).length > 0
