import type { Desk } from '#app/platform/audit/change-content.server.ts'
import { differenceBetween } from '#app/platform/audit/difference.ts'
import { editContent } from '#app/platform/audit/edit-content.server.ts'
import type { Outcome } from '#app/platform/audit/outcome.ts'
import type { Db } from '#app/platform/db/connect.server.ts'
import { isDatabaseAway } from '#app/platform/db/database-away.server.ts'
import type { Editor } from '#app/platform/permissions/session.ts'
import { fromStored } from '#app/platform/schema/from-stored.ts'
import { type Dealer, dealerFacts, dealerFallback } from './facts.ts'
import { withStoredDays } from './holiday-day.server.ts'

export type DealerStore = ReturnType<typeof dealerStore>

/** What the staff edit: the facts and the version that an edit must give back. */
export type DealerEdit = { facts: Dealer; version: number }

export function dealerStore(desk: Desk) {
  const find = async (id: number): Promise<Dealer | undefined> => (await read(desk.db, id))?.facts
  let seen: Dealer | undefined
  return {
    find,
    /**
     * The dealer whose site this is: one location, and its id is 1. While the database is away, as it
     * was last seen: a page that can't be made says what to call.
     */
    async get(): Promise<Dealer> {
      const dealer = await find(1).catch((error: unknown) => {
        if (seen && isDatabaseAway(error)) return seen
        throw error
      })
      if (!dealer) throw new Error('The database holds no dealer with id 1')
      seen = dealer
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
        write: (trx, { was, next }) =>
          trx
            .updateTable('dealers')
            .set({
              facts_json: JSON.stringify({ ...withStoredDays(edit.facts), id }),
              version: next,
            })
            .where('id', '=', id)
            .where('version', '=', was)
            .executeTakeFirst(),
        describe: (before, after) => ({
          action: 'changed the facts of',
          label: after.facts.name,
          ...differenceBetween(before.facts, after.facts),
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
  const facts = fromStored(dealerFacts, row.facts_json, dealerFallback)
  return { facts: { ...withStoredDays(facts), id }, version: row.version }
}
