import * as v from 'valibot'
import {
  auditedTransaction,
  type ChangeContext,
} from '#app/platform/audit/audited-transaction.server.ts'
import {
  type BulkChangeItem,
  bulkChangeStore,
} from '#app/platform/audit/bulk-change-store.server.ts'
import type { AuditedValues } from '#app/platform/audit/change.ts'
import { type ReviewableKind, reviewPeriodDays } from '#app/platform/audit/review-period.ts'
import {
  type Day,
  dayAfter,
  dayInZone,
  daysBetween,
} from '#app/platform/calendar/zoned-dates.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { Capability } from '#app/platform/permissions/capability.ts'
import type { Actor } from '#app/platform/permissions/session.ts'
import { parseStoredJson } from '#app/platform/schema/parse-stored-json.ts'
import type { OldFact } from './fact.ts'
import type { FactDefinition } from './fact-definition.ts'
import * as words from './staff-words.ts'

export type FreshStore = ReturnType<typeof freshStore>
export type Named = { kind: ReviewableKind; id: number; name: string }

/** How many of a kind a page shows: who has more begins with the oldest. */
const most = 300
const kind = 'confirmation'

/** What the site says that nobody has confirmed for long, and saying that it is still right. */
export function freshStore(
  desk: ChangeContext & { timeZone: string },
  definitions: readonly FactDefinition[],
) {
  const today = () => dayInZone(desk.clock(), desk.timeZone)
  const spanOf = (definition: FactDefinition) => ({
    before: dayAfter(today(), -reviewPeriodDays[definition.kind]),
    today: today(),
  })
  const list = async (definition: FactDefinition, limit: number): Promise<OldFact[]> => {
    const rows = await definition.list(desk.db, { ...spanOf(definition), limit })
    return rows.map((row) => ({
      kind: definition.kind,
      ...row,
      daysUnchecked: daysBetween(row.checkedOn, today()),
    }))
  }

  return {
    /** The kinds of facts whose age is watched. */
    definitions,

    /** The oldest first, over these kinds. */
    async list(kinds: readonly ReviewableKind[]): Promise<OldFact[]> {
      const asked = definitions.filter((it) => kinds.includes(it.kind))
      const lists = await Promise.all(asked.map((it) => list(it, most)))
      return lists.flat().toSorted(byAge)
    },

    /** How many there are of each kind, and the oldest of all. */
    async summary() {
      const counts = await Promise.all(
        definitions.map(async (it) => ({
          kind: it.kind,
          count: await it.count(desk.db, spanOf(it)),
        })),
      )
      const firsts = await Promise.all(definitions.map((it) => list(it, 1)))
      return { counts, oldest: firsts.flat().toSorted(byAge).at(0) }
    },

    /** Those that were changed since they were read are told, not confirmed. */
    async confirm(editor: Actor, items: readonly Item[]): Promise<Confirmed> {
      return auditedTransaction(desk, editor, async (trx, record, now) => {
        const day = dayInZone(now, desk.timeZone)
        const steps: BulkChangeItem[] = []
        const changed: Named[] = []
        for (const item of items) {
          const done = await confirmOne(trx, item, day, definitions)
          if ('before' in done) steps.push(done)
          else changed.push(done)
        }
        if (steps.length === 0) return { change: undefined, confirmed: 0, changed }
        const change = await bulkChangeStore(trx).keep({ kind, editor, now, origin: 'list', steps })
        await record({
          ...words.confirmedAll,
          subject: `${kind}/${change}`,
          label: words.facts(steps.length),
          ...told(steps),
        })
        return { change, confirmed: steps.length, changed }
      })
    },

    /** Takes one of them back: the days are as they were before, but of what was changed since. */
    async undo(
      editor: Actor,
      { id, may }: { id: number; may: (capability: Capability) => boolean },
    ): Promise<Undone> {
      return auditedTransaction<Undone>(desk, editor, async (trx, record, now) => {
        const bulk = await bulkChangeStore(trx).find(kind, id)
        const steps = parseStoredJson(storedSteps, bulk?.steps_json ?? '[]', [])
        const touched = definitions.filter((it) => steps.some(({ fact }) => fact === it.kind))
        if (!touched.every((it) => may(it.may))) return { is: 'forbidden' }
        if (!bulk || !(await bulkChangeStore(trx).undo(id, { editor, now }))) return { is: 'gone' }
        let back = 0
        for (const step of steps) {
          const definition = definitions.find((it) => it.kind === step.fact)
          const to = { id: step.id, was: step.version, stored: step.before }
          if (definition && (await definition.write(trx, to))) back++
        }
        const subject = `${kind}/${id}`
        await record({ ...words.tookBack, subject, label: words.facts(steps.length) })
        return { is: 'done', back, of: steps.length }
      })
    },
  }
}

type Item = { kind: ReviewableKind; id: number; version?: number | undefined }
type Confirmed = { change: number | undefined; confirmed: number; changed: Named[] }
type Undone = { is: 'done'; back: number; of: number } | { is: 'gone' } | { is: 'forbidden' }

const byAge = (a: OldFact, b: OldFact) => a.checkedOn.localeCompare(b.checkedOn)

async function confirmOne(
  db: Db,
  item: Item,
  day: Day,
  definitions: readonly FactDefinition[],
): Promise<BulkChangeItem | Named> {
  const { kind: fact, id, version } = item
  const definition = definitions.find((it) => it.kind === fact)
  const held = await definition?.find(db, id)
  if (!definition || !held) return { kind: fact, id, name: words.goneFact }
  const { name, stored } = held
  const after = definition.confirmed(stored, day)
  const was = version ?? held.version
  if (!(await definition.write(db, { id, was, stored: after }))) return { kind: fact, id, name }
  return { fact, id, version: was + 1, name, before: stored, after }
}

/** Each with the day that it had and the one that it has. */
function told(steps: readonly BulkChangeItem[]): { before: AuditedValues; after: AuditedValues } {
  const side = (which: 'before' | 'after'): AuditedValues =>
    Object.fromEntries(
      steps.map((step) => [words.factOf[step.fact](step.name), dayIn(step[which])]),
    )
  return { before: side('before'), after: side('after') }
}

const dayIn = (stored: object): string =>
  'checkedOn' in stored && typeof stored.checkedOn === 'string' ? stored.checkedOn : ''

const storedSteps = v.array(
  v.object({
    fact: v.string(),
    id: v.number(),
    version: v.number(),
    before: v.record(v.string(), v.unknown()),
  }),
)
