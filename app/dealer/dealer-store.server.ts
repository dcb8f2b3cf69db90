import * as v from 'valibot'
import type { Editor } from '#app/access/session.ts'
import type { Facts } from '#app/changes/change.ts'
import type { Desk } from '#app/changes/change-content.server.ts'
import { editContent } from '#app/changes/edit-content.server.ts'
import type { Outcome } from '#app/changes/outcome.ts'
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
      return editContent(desk, editor, {
        subject: `dealer/${id}`,
        version: edit.version,
        find: (trx) => read(trx, id),
        write: async (trx, { was, next }) => {
          const { numUpdatedRows } = await trx
            .updateTable('dealers')
            .set({ facts_json: JSON.stringify({ ...edit.facts, id }), version: next })
            .where('id', '=', id)
            .where('version', '=', was)
            .executeTakeFirst()
          return numUpdatedRows
        },
        describe: (before, after) => ({
          action: 'changed the facts of',
          label: after.facts.name,
          ...differenceOf(flatten(before.facts), flatten(after.facts)),
        }),
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
