import {
  auditedTransaction,
  type ChangeContext,
} from '#app/platform/audit/audited-transaction.server.ts'
import { type BulkChangeKind, undoBulkChange } from '#app/platform/audit/bulk-change.server.ts'
import {
  type BulkChange,
  type BulkChangeItem,
  bulkChangeStore,
  type StoredBulkItem,
} from '#app/platform/audit/bulk-change-store.server.ts'
import type { AuditedValues } from '#app/platform/audit/change.ts'
import type { ReviewableKind } from '#app/platform/audit/reviewable-kind.ts'
import { addDays, daysBetween } from '#app/platform/calendar/day-arithmetic.ts'
import { type Day, dayInZone } from '#app/platform/calendar/zoned-dates.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { CapabilityCheck } from '#app/platform/permissions/capability.ts'
import type { Actor } from '#app/platform/permissions/session.ts'
import { pick } from '#app/platform/schema/pick.ts'
import type { ReviewDefinition } from './review-definition.ts'
import type { OldestReviewItem, ReviewCount, ReviewItem } from './review-item.ts'
import * as words from './staff-words.ts'

export type ReviewStore = ReturnType<typeof reviewStore>
export type NamedReviewItem = { kind: ReviewableKind; id: number; name: string }

/** Maximum number of facts of one kind on a page. If there are more, the oldest are listed. */
const maxItemsPerKind = 300
const confirmationChangeKind = 'confirmation'
const confirmations = bulkChangeStore(confirmationChangeKind)

/** Lists facts that nobody confirmed lately, confirms them and undoes confirmations. */
export function reviewStore(
  desk: ChangeContext & { timeZone: string },
  definitions: readonly ReviewDefinition[],
) {
  const today = () => dayInZone(desk.clock(), desk.timeZone)
  const spanOf = (definition: ReviewDefinition) => ({
    before: addDays(today(), -definition.everyDays),
    today: today(),
  })
  const list = async (definition: ReviewDefinition, limit: number): Promise<ReviewItem[]> => {
    const rows = await definition.list(desk.db, { ...spanOf(definition), limit })
    return rows.map((row) => ({
      kind: definition.kind,
      ...row,
      daysUnchecked: daysBetween(row.checkedOn, today()),
    }))
  }

  const undoableConfirmation: BulkChangeKind<BulkChange, StoredBulkItem, void> = {
    ...confirmations,
    listForbidden: ({ items }, may) =>
      items.filter(({ fact }) => definitions.some((it) => it.kind === fact && !may(it.may))),
    messages: {
      nameOf: ({ name }) => name,
      gone: words.undoneAlready,
      forbidden: () => words.notYours,
    },
    async restore({ trx }, { fact, id, version: was, before: stored }) {
      const definition = definitions.find((it) => it.kind === fact)
      return (await definition?.write(trx, { id, was, stored })) ? 'done' : 'changed'
    },
    finish: ({ record }, { id, items }, restored) =>
      record({
        ...words.tookBack,
        subject: `${confirmationChangeKind}/${id}`,
        label: words.factsOf(restored.length, items.length),
      }),
  }

  return {
    /** The kinds of facts that need confirmation. */
    definitions,

    /** Lists facts of these kinds, oldest first. */
    async list(kinds: readonly ReviewableKind[]): Promise<ReviewItem[]> {
      const asked = definitions.filter((it) => kinds.includes(it.kind))
      const lists = await Promise.all(asked.map((it) => list(it, maxItemsPerKind)))
      return lists.flat().toSorted(compareByAge)
    },

    /** Returns the number of facts of each kind, with the texts of the kind. */
    count: (): Promise<ReviewCount[]> =>
      Promise.all(
        definitions.map(async (it) => ({
          kind: it.kind,
          count: await it.count(desk.db, spanOf(it)),
          ...pick(it.texts, ['many', 'one']),
          due: it.texts.due(it.everyDays),
        })),
      ),

    /** Finds the fact with the oldest check. */
    async findOldest(): Promise<OldestReviewItem | undefined> {
      const firsts = await Promise.all(
        definitions.map(async (it) => {
          const [item] = await list(it, 1)
          return item ? [{ ...item, named: it.texts.named(item.name) }] : []
        }),
      )
      return firsts.flat().toSorted(compareByAge).at(0)
    },

    /** Confirms facts. Those that changed since they were read are returned, not confirmed. */
    confirm: (editor: Actor, items: readonly ReviewItemRef[]): Promise<ConfirmOutcome> =>
      auditedTransaction(desk, editor, async (trx, record, now) => {
        const day = dayInZone(now, desk.timeZone)
        const steps: BulkChangeItem[] = []
        const changed: NamedReviewItem[] = []
        for (const item of items) {
          const done = await confirmOne(trx, item, day, definitions)
          if ('before' in done) steps.push(done)
          else changed.push(done)
        }
        if (steps.length === 0) return { change: undefined, confirmed: 0, changed }
        const change = await confirmations.add(
          { trx, record, editor, now },
          {
            origin: 'list',
            items: steps,
            audit: {
              ...words.confirmedAll,
              label: words.facts(steps.length),
              ...auditedCheckDays(steps, definitions),
            },
          },
        )
        return { change, confirmed: steps.length, changed }
      }),

    /** Undoes a confirmation: restores the previous dates, except for facts that changed since. */
    undo: (editor: Actor, id: string, may: CapabilityCheck) =>
      undoBulkChange(desk, undoableConfirmation, { id, editor, may }),
  }
}

type ReviewItemRef = { kind: ReviewableKind; id: number; version?: number | undefined }
type ConfirmOutcome = { change: number | undefined; confirmed: number; changed: NamedReviewItem[] }

const compareByAge = (a: ReviewItem, b: ReviewItem) => a.checkedOn.localeCompare(b.checkedOn)

async function confirmOne(
  db: Db,
  item: ReviewItemRef,
  day: Day,
  definitions: readonly ReviewDefinition[],
): Promise<BulkChangeItem | NamedReviewItem> {
  const { kind: fact, id, version } = item
  const definition = definitions.find((it) => it.kind === fact)
  const held = await definition?.find(db, id)
  if (!definition || !held) return { kind: fact, id, name: words.goneFact }
  const { name, stored } = held
  const after = definition.confirmed(stored, day)
  const was = version ?? held.version
  if (!(await definition.write(db, { id, was, stored: after }))) return { kind: fact, id, name }
  // A version that follows from the content is known only after the write.
  const { version: next = was + 1 } = (await definition.find(db, id)) ?? {}
  return { fact, id, version: next, name, before: stored, after }
}

/** Returns the dates of each fact before and after the confirmation. */
function auditedCheckDays(
  steps: readonly BulkChangeItem[],
  definitions: readonly ReviewDefinition[],
): { before: AuditedValues; after: AuditedValues } {
  const nameOf = ({ fact, name }: BulkChangeItem) =>
    definitions.find(({ kind }) => kind === fact)?.texts.audited(name) ?? name
  const side = (which: 'before' | 'after'): AuditedValues =>
    Object.fromEntries(steps.map((step) => [nameOf(step), parseCheckedDay(step[which])]))
  return { before: side('before'), after: side('after') }
}

const parseCheckedDay = (stored: object): string =>
  'checkedOn' in stored && typeof stored.checkedOn === 'string' ? stored.checkedOn : ''
