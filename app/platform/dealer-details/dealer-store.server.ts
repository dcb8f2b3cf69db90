import type { ChangeContext } from '#app/platform/audit/audited-transaction.server.ts'
import type { Change } from '#app/platform/audit/change.ts'
import { diffAuditedValues } from '#app/platform/audit/diff-audited-values.ts'
import { updateIfVersion } from '#app/platform/audit/update-if-version.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import { isDatabaseUnavailable } from '#app/platform/db/database-unavailable.server.ts'
import type { Actor } from '#app/platform/permissions/session.ts'
import type { Result } from '#app/platform/result/result.ts'
import { parseStoredJson } from '#app/platform/schema/parse-stored-json.ts'
import { type Dealer, dealerFallback, dealerSchema } from './dealer-schema.ts'
import { withStoredHolidays } from './format-holiday-day.server.ts'

export type DealerStore = ReturnType<typeof dealerStore>

/** The details for the form, with the version for the edit. */
export type DealerEdit = { facts: Dealer; version: number }

export function dealerStore(desk: ChangeContext) {
  const find = async (id: number): Promise<Dealer | undefined> =>
    (await readDealer(desk.db, id))?.facts
  let seen: Dealer | undefined
  return {
    find,
    /**
     * Returns the site's dealer: one location with id 1. While the database is unavailable, returns
     * the last known details, so that an error page can show the phone number.
     */
    async get(): Promise<Dealer> {
      const dealer = await find(1).catch((error: unknown) => {
        if (seen && isDatabaseUnavailable(error)) return seen
        throw error
      })
      if (!dealer) throw new Error('The database holds no dealer with id 1')
      seen = dealer
      return dealer
    },

    /** Finds the details with the version for the edit. */
    findForEdit: (id: number): Promise<DealerEdit | undefined> => readDealer(desk.db, id),

    async change(
      editor: Actor,
      id: number,
      edit: { facts: Dealer; version?: number | undefined },
    ): Promise<Result<DealerEdit, Change>> {
      return updateIfVersion(desk, editor, {
        subject: `dealer/${id}`,
        version: edit.version,
        find: (trx) => readDealer(trx, id),
        write: (trx, { was, next }) =>
          trx
            .updateTable('dealers')
            .set({ facts_json: storedDealerJson(id, edit.facts), version: next })
            .where('id', '=', id)
            .where('version', '=', was)
            .executeTakeFirst(),
        describe: (before, after) => ({
          action: 'changed the facts of',
          label: after.facts.name,
          ...diffAuditedValues(before.facts, after.facts),
        }),
      })
    },
  }
}

/** Writes the details in the caller's transaction. */
export async function writeDealer(trx: Db, id: number, details: Dealer): Promise<void> {
  await trx
    .updateTable('dealers')
    .set((eb) => ({
      facts_json: storedDealerJson(id, details),
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute()
}

const storedDealerJson = (id: number, details: Dealer): string =>
  JSON.stringify({ ...withStoredHolidays(details), id })

export async function readDealer(db: Db, id: number): Promise<DealerEdit | undefined> {
  const row = await db
    .selectFrom('dealers')
    .select(['facts_json', 'version'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const facts = parseStoredJson(dealerSchema, row.facts_json, dealerFallback)
  return { facts: { ...withStoredHolidays(facts), id }, version: row.version }
}
