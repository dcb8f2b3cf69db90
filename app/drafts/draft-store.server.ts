import type { Selectable } from 'kysely'
import type { Editor } from '#app/access/session.ts'
import { changeContent, type Desk, type Recorder } from '#app/changes/change-content.server.ts'
import type { Db } from '#app/db/connect.server.ts'
import type { DraftTable } from '#app/db/schema-drafts.ts'
import { changesBetween } from '#app/shapes/changes-between.ts'
import type { DraftOutcome, DraftState } from './draft.ts'
import type { Draftable } from './draftable.ts'
import { fingerprintOf } from './fingerprint.server.ts'
import { versionStore } from './version-store.server.ts'

export type DraftStore<Document> = ReturnType<typeof draftStore<Document>>

type Row = Selectable<DraftTable>
type Kept = { document: unknown; hasDraft: boolean; isPublished: boolean; state: DraftState }

/** Nobody has touched it since it came with the catalogue. */
const untouched = 1

/** What is being written of a noun's things, and how it gets onto the site. Who calls has checked what they may. */
export function draftStore<Document>(desk: Desk, draftable: Draftable<Document>) {
  const { noun } = draftable
  const rowOf = (db: Db, key: string) =>
    db
      .selectFrom('drafts')
      .selectAll()
      .where('noun', '=', noun)
      .where('key', '=', key)
      .executeTakeFirst()

  /** Writes where the row still has the version `was`; of two who read the same one the second gets a conflict. */
  async function step(
    db: Db,
    of: { key: string; was: number; now: Date; who: string },
    change: Partial<Omit<Row, 'noun' | 'key' | 'version'>>,
  ): Promise<DraftOutcome<number>> {
    const { key, was, now, who } = of
    const next = { version: was + 1, edited_by: who, edited_at: now.toISOString(), ...change }
    const { numUpdatedRows } = await db
      .updateTable('drafts')
      .set(next)
      .where('noun', '=', noun)
      .where('key', '=', key)
      .where('version', '=', was)
      .executeTakeFirst()
    if (numUpdatedRows > 0n) return { is: 'done', value: next.version }
    if (was === untouched) {
      const { numInsertedOrUpdatedRows = 0n } = await db
        .insertInto('drafts')
        .values({ noun, key, ...nothingPlanned, ...nothingWritten, ...next })
        .onConflict((oc) => oc.columns(['noun', 'key']).doNothing())
        .executeTakeFirst()
      if (numInsertedOrUpdatedRows > 0n) return { is: 'done', value: next.version }
    }
    return conflict(await rowOf(db, key), untouched)
  }

  /** The draft where there is one, else what the site shows; prices as they are today. */
  async function read(db: Db, key: string): Promise<Kept | undefined> {
    const [row, published] = [await rowOf(db, key), await draftable.published(db, key)]
    const typed = row?.document_json ?? undefined
    if (typed === undefined && !published) return undefined
    const state = stateOf(row)
    if (typed === undefined)
      return { document: published?.document, hasDraft: false, isPublished: true, state }
    const { kept, document } = draftable.read(JSON.parse(typed), key)
    const live = document && published ? draftable.withLive(document, published.document) : kept
    return { document: live, hasDraft: true, isPublished: published !== undefined, state }
  }

  async function publishIn(
    trx: Db,
    record: Recorder,
    of: { key: string; was: number | undefined; now: Date; who: string },
  ): Promise<DraftOutcome<{ key: string; version: number }>> {
    const { key, now, who } = of
    const row = await rowOf(trx, key)
    if (row?.document_json === null || row === undefined) return { is: 'gone' }
    const was = of.was ?? row.version
    if (was !== row.version) return conflict(row, was)
    const published = await draftable.published(trx, key)
    const { document: written, gaps, errors } = draftable.read(JSON.parse(row.document_json), key)
    if (!written) return { is: 'refused', flaws: { ...gaps, ...errors } }
    const after = published ? draftable.withLive(written, published.document) : written
    const clashes = await draftable.clashes(trx, key, after)
    if (Object.keys(clashes).length > 0) return { is: 'refused', flaws: clashes }
    const stepped = await step(
      trx,
      { key, was, now, who },
      { ...nothingWritten, ...nothingPlanned },
    )
    if (stepped.is !== 'done') return stepped
    const before = published?.document
    const { key: newKey, subject, label } = await draftable.apply(trx, { key, before, after, now })
    const versions = versionStore(trx, noun)
    if (before !== undefined) await versions.addFirst(key, before)
    await versions.add(key, { document: after, who, at: now.toISOString() })
    if (newKey !== key) {
      await versions.rename(key, newKey)
      await trx.deleteFrom('drafts').where('noun', '=', noun).where('key', '=', newKey).execute()
      await trx
        .updateTable('drafts')
        .set({ key: newKey })
        .where('noun', '=', noun)
        .where('key', '=', key)
        .execute()
    }
    const changed = changesBetween(before ?? {}, after).map(({ path }) => path)
    await record({
      action: 'published',
      subject,
      label,
      ...(before !== undefined && { after: { changed: changed.slice(0, 12).join(', ') } }),
    })
    return { is: 'done', value: { key: newKey, version: stepped.value } }
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
      if (Object.keys(errors).length > 0) return { is: 'refused', flaws: errors }
      return changeContent(desk, editor, async (trx, record, now) => {
        const there = await read(trx, key)
        if (there) return { is: 'conflict', ...quicker(there.state) }
        const was = (await rowOf(trx, key))?.version ?? untouched
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
      if (Object.keys(errors).length > 0) return { is: 'refused', flaws: errors }
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
    publish: (editor: Editor, key: string, was: number | undefined) =>
      changeContent(desk, editor, (trx, record, now) =>
        publishIn(trx, record, { key, was, now, who: editor.userId }),
      ),

    /** Publishes, or takes off the site, by itself at an instant; null takes the plan back. */
    plan: (
      editor: Editor,
      key: string,
      { was, ...plan }: { was: number; publishAt?: string | null; withdrawAt?: string | null },
    ): Promise<DraftOutcome<number>> =>
      changeContent(desk, editor, async (trx, record, now) => {
        const there = await read(trx, key)
        if (!there || (plan.publishAt && !there.hasDraft)) return { is: 'gone' }
        if (plan.publishAt) {
          const { document, gaps, errors } = draftable.read(there.document, key)
          if (!document) return { is: 'refused', flaws: { ...gaps, ...errors } }
          const clashes = await draftable.clashes(trx, key, document)
          if (Object.keys(clashes).length > 0) return { is: 'refused', flaws: clashes }
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
      }),

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

  async function carryOutOne(row: Row, now: Date): Promise<boolean> {
    const who = row.planned_by ?? row.edited_by
    const editor = { id: null, userId: who }
    const isDue = (at: string | null) => at !== null && at <= now.toISOString()
    const { key } = row
    return changeContent(desk, editor, async (trx, record) => {
      const of = { key, was: row.version, now, who }
      const fail = async (reason: string) => {
        const stepped = await step(trx, of, { ...nothingPlanned, plan_failure: reason })
        return stepped.is === 'done'
      }
      if (isDue(row.publish_at)) {
        const published = await publishIn(trx, record, of)
        if (published.is === 'refused')
          return fail(Object.entries(published.flaws)[0]?.join(' ') ?? '')
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

const nothingWritten = { document_json: null, base_json: null } as const

const nothingPlanned = {
  publish_at: null,
  withdraw_at: null,
  planned_by: null,
  plan_failure: null,
} as const

function stateOf(row: Row | undefined): DraftState {
  return {
    version: row?.version ?? untouched,
    editedBy: row?.edited_by ?? '',
    editedAt: row?.edited_at ?? '',
    publishAt: row?.publish_at ?? null,
    withdrawAt: row?.withdraw_at ?? null,
    planFailure: row?.plan_failure ?? null,
  }
}

const quicker = ({ editedBy: who, editedAt: at, version }: DraftState) => ({ who, at, version })

function conflict(row: Row | undefined, was: number): DraftOutcome<never> {
  return {
    is: 'conflict',
    ...quicker(row ? stateOf(row) : { ...stateOf(undefined), version: was }),
  }
}
