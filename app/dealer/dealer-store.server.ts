import * as v from 'valibot'
import type { Editor } from '#app/access/session.ts'
import type { Facts } from '#app/changes/change.ts'
import { changeContent, type Desk } from '#app/changes/change-content.server.ts'
import { changeStore } from '#app/changes/change-store.server.ts'
import { done, gone, type Outcome } from '#app/changes/outcome.ts'
import type { Db } from '#app/db/connect.server.ts'
import type { Dealer } from './facts.ts'
import { dealerFacts } from './facts.ts'

export type DealerStore = ReturnType<typeof dealerStore>

/** What the staff edit: the facts and the version that an edit must give back. */
export type DealerEdit = { facts: Dealer; version: number }

export function dealerStore(desk: Desk) {
  const find = async (id: number): Promise<Dealer | undefined> => (await read(desk.db, id))?.facts
  return {
    find,
    /** The dealer whose site this is: one location, and its id is 1. */
    async get(): Promise<Dealer> {
      const dealer = await find(1)
      if (!dealer) throw new Error('The database holds no dealer with id 1')
      return dealer
    },

    /** With the version that an edit must give back. */
    findForEdit: (id: number): Promise<DealerEdit | undefined> => read(desk.db, id),

    async change(
      editor: Editor,
      id: number,
      edit: { facts: Dealer; version?: number | undefined },
    ): Promise<Outcome<DealerEdit>> {
      return changeContent(desk, editor, async (trx, record) => {
        const before = await read(trx, id)
        if (!before) return gone
        const version = edit.version ?? before.version
        const facts = { ...edit.facts, id }
        const { numUpdatedRows } = await trx
          .updateTable('dealers')
          .set({ facts_json: JSON.stringify(facts), version: version + 1 })
          .where('id', '=', id)
          .where('version', '=', version)
          .executeTakeFirst()
        if (numUpdatedRows === 0n) {
          const [latest] = await changeStore(trx).listOf(`dealer/${id}`, 1)
          return { is: 'conflict', latest }
        }
        const difference = differenceOf(flatten(before.facts), flatten(facts))
        await record({
          action: 'changed the facts of',
          subject: `dealer/${id}`,
          label: facts.name,
          ...difference,
        })
        return done({ facts, version: version + 1 })
      })
    },
  }
}

async function read(db: Db, id: number): Promise<DealerEdit | undefined> {
  const row = await db
    .selectFrom('dealers')
    .select(['facts_json', 'version'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  return { facts: v.parse(dealerFacts, JSON.parse(row.facts_json)), version: row.version }
}

/** `{ address: { city } }` → `{ 'address.city': … }`, so that the audit shows single facts. */
function flatten(value: unknown, path = ''): Facts {
  if (typeof value === 'object' && value !== null) {
    const inner = Object.entries(value).map(([key, part]) =>
      flatten(part, path ? `${path}.${key}` : key),
    )
    return Object.assign({}, ...inner)
  }
  return typeof value === 'number' || typeof value === 'boolean'
    ? { [path]: value }
    : { [path]: String(value) }
}

function differenceOf(before: Facts, after: Facts): { before: Facts; after: Facts } {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)])
  const changed = [...keys].filter((key) => before[key] !== after[key])
  const pick = (facts: Facts): Facts =>
    Object.fromEntries(changed.map((key) => [key, facts[key] ?? null]))
  return { before: pick(before), after: pick(after) }
}
