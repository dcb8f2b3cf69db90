import type { Editor } from '#app/access/session.ts'
import { changeContent, type Desk } from '#app/changes/change-content.server.ts'
import type { Flaws } from '#app/shapes/gaps.ts'
import { type DraftOutcome, type DraftState, untouched } from './draft.ts'
import {
  conflict,
  type DraftRow,
  draftSteps,
  nothingPlanned,
  nothingWritten,
  quicker,
  stateOf,
} from './draft-steps-store.server.ts'
import type { Draftable } from './draftable.ts'
import { fingerprintOf } from './fingerprint.server.ts'
import { versionStore } from './version-store.server.ts'

export type DraftStore<Document> = ReturnType<typeof draftStore<Document>>

/** What is being written of a noun's things, and how it gets onto the site. Who calls has checked what they may. */
export function draftStore<Document>(desk: Desk, draftable: Draftable<Document>) {
  const { noun } = draftable
  const { rowOf, step, read, publishIn } = draftSteps(draftable)
  const lostOf = async (key: string): Promise<Flaws> => {
    const kept = draftable.lost && (await read(desk.db, key))
    return kept?.hasDraft ? ((await draftable.lost?.(key, kept.document)) ?? {}) : {}
  }

  return {
    read: (key: string) => read(desk.db, key),

    /** Those that are being written, by key. */
    async listStates(): Promise<Map<string, DraftState & { typed: unknown }>> {
      const rows = await desk.db.selectFrom('drafts').selectAll().where('noun', '=', noun).execute()
      return new Map(
        rows.map((row) => [
          row.key,
          {
            ...stateOf(row),
            typed: row.document_json === null ? undefined : JSON.parse(row.document_json),
          },
        ]),
      )
    },

    /** A first draft of what the site has not. A key that is taken is a conflict. */
    async create(editor: Editor, key: string, typed: unknown): Promise<DraftOutcome<number>> {
      const { kept, errors } = draftable.read(typed, key)
      if (isAny(errors)) return { is: 'refused', flaws: errors }
      return changeContent(desk, editor, async (trx, record, now) => {
        const there = await read(trx, key)
        if (there) return { is: 'conflict', ...quicker(there.state) }
        const was = (await rowOf(trx, key))?.version ?? untouched.version
        const made = await step(
          trx,
          { key, was, now, who: editor.userId },
          { document_json: JSON.stringify(kept), ...nothingPlanned },
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
      editor: Editor,
      key: string,
      { was, typed, seen }: { was: number; typed: unknown; seen?: string | undefined },
    ): Promise<DraftOutcome<number>> {
      const { kept, errors } = draftable.read(typed, key)
      if (isAny(errors)) return { is: 'refused', flaws: errors }
      return desk.db.transaction().execute(async (trx) => {
        const there = await read(trx, key)
        if (!there) return { is: 'gone' }
        const begins = draftable.followsSite && !there.hasDraft
        if (begins && seen !== undefined && seen !== fingerprintOf(there.document))
          return conflict(await rowOf(trx, key), was)
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

    /** Forgets the draft: the site stays as it is. */
    discard: (editor: Editor, key: string, was: number): Promise<DraftOutcome<number>> =>
      changeContent(desk, editor, async (trx, record, now) => {
        const there = await read(trx, key)
        if (!there?.hasDraft) return { is: 'gone' }
        const nothing = { ...nothingWritten, ...nothingPlanned }
        const done = await step(trx, { key, was, now, who: editor.userId }, nothing)
        if (done.is === 'done')
          await record({ action: 'discarded the draft of', subject: `${noun}/${key}`, label: key })
        return done
      }),

    /** `was` undefined publishes whatever is written by now. */
    async publish(
      editor: Editor,
      key: string,
      was: number | undefined,
    ): Promise<DraftOutcome<{ key: string; version: number }>> {
      const lost = await lostOf(key)
      if (isAny(lost)) return { is: 'refused', flaws: lost }
      return changeContent(desk, editor, (trx, record, now) =>
        publishIn(trx, record, { key, was, now, who: editor.userId }),
      )
    },

    /** Publishes, or takes off the site, by itself at an instant; null takes the plan back. */
    async plan(
      editor: Editor,
      key: string,
      { was, ...plan }: { was: number; publishAt?: string | null; withdrawAt?: string | null },
    ): Promise<DraftOutcome<number>> {
      const lost = plan.publishAt ? await lostOf(key) : {}
      if (isAny(lost)) return { is: 'refused', flaws: lost }
      return changeContent(desk, editor, async (trx, record, now) => {
        const there = await read(trx, key)
        if (!there || (plan.publishAt && !there.hasDraft)) return { is: 'gone' }
        if (plan.publishAt) {
          const { document, gaps, errors } = draftable.read(there.document, key)
          if (!document) return { is: 'refused', flaws: { ...gaps, ...errors } }
          const clashes = await draftable.clashes(trx, key, document)
          if (isAny(clashes)) return { is: 'refused', flaws: clashes }
        }
        const planned = await step(
          trx,
          { key, was, now, who: editor.userId },
          {
            ...(plan.publishAt !== undefined && { publish_at: plan.publishAt }),
            ...(plan.withdrawAt !== undefined && { withdraw_at: plan.withdrawAt }),
            planned_by: editor.userId,
            plan_failure: null,
          },
        )
        if (planned.is === 'done')
          await record({
            action: 'planned',
            subject: `${noun}/${key}`,
            label: key,
            after: { publish: plan.publishAt ?? null, withdraw: plan.withdrawAt ?? null },
          })
        return planned
      })
    },

    versions: (key: string) => versionStore(desk.db, noun).list(key),

    /** A draft of what once stood on the site. */
    async backTo(
      editor: Editor,
      key: string,
      { was, number }: { was: number; number: number },
    ): Promise<DraftOutcome<number>> {
      const document = await versionStore(desk.db, noun).find(key, number)
      if (document === undefined) return { is: 'gone' }
      return this.save(editor, key, { was, typed: document })
    },

    /**
     * What is due by now. Of several instances one carries a plan out: taking the instant away and
     * doing what it was for are one transaction. Returns how many it did.
     */
    async carryOut(): Promise<number> {
      const now = desk.clock()
      const due = await desk.db
        .selectFrom('drafts')
        .selectAll()
        .where('noun', '=', noun)
        .where((eb) =>
          eb.or([
            eb('publish_at', '<=', now.toISOString()),
            eb('withdraw_at', '<=', now.toISOString()),
          ]),
        )
        .execute()
      let done = 0
      for (const row of due) if (await carryOutOne(row, now)) done++
      return done
    },
  }

  function firstOf(flaws: Flaws): string {
    const [[path, says] = ['', '']] = Object.entries(flaws)
    return draftable.flaw(path, says)
  }

  async function carryOutOne(row: DraftRow, now: Date): Promise<boolean> {
    const who = row.planned_by ?? row.edited_by
    const editor = { id: null, userId: who }
    const isDue = (at: string | null) => at !== null && at <= now.toISOString()
    const { key } = row
    const lost = isDue(row.publish_at) ? await lostOf(key) : {}
    return changeContent(desk, editor, async (trx, record) => {
      const of = { key, was: row.version, now, who }
      const fail = async (reason: string) => {
        const stepped = await step(trx, of, { ...nothingPlanned, plan_failure: reason })
        return stepped.is === 'done'
      }
      if (isDue(row.publish_at)) {
        const published: Awaited<ReturnType<typeof publishIn>> = isAny(lost)
          ? { is: 'refused', flaws: lost }
          : await publishIn(trx, record, of)
        if (published.is === 'refused') return fail(firstOf(published.flaws))
        if (published.is === 'gone') return fail('')
        if (published.is === 'conflict') return false
        // The day on which it leaves again stays planned.
        if (!isDue(row.withdraw_at) && row.withdraw_at !== null)
          await trx
            .updateTable('drafts')
            .set({ withdraw_at: row.withdraw_at, planned_by: who })
            .where('noun', '=', noun)
            .where('key', '=', published.value.key)
            .execute()
        return true
      }
      const stepped = await step(trx, of, { withdraw_at: null })
      if (stepped.is !== 'done') return false
      const withdrawn = await draftable.withdraw(trx, key)
      if (withdrawn) await record({ action: 'took off the site', ...withdrawn })
      return true
    })
  }
}

const isAny = (flaws: Flaws) => Object.keys(flaws).length > 0
