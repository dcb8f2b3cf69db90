import { lockGroups } from '#app/crm/enquiries/customer-erasure-query.server.ts'
import type { ChangeContext } from '#app/platform/audit/audited-transaction.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { StaffAccount } from '#app/platform/permissions/session.ts'
import { staffName } from '#app/platform/permissions/staff-name.ts'
import { fail, failField, ok, type Result } from '#app/platform/result/result.ts'
import { findCustomerGroup, recordCustomerChange } from './customer-group-query.server.ts'
import * as words from './customer-words.ts'

export type CustomerMergeStore = ReturnType<typeof customerMergeStore>

/**
 * Merges customers and splits them again. A merge moves nothing: `survivor_id` says whose page shows
 * the customer. So a split gives back to each customer what it had, however much later.
 */
export function customerMergeStore({ db, clock }: ChangeContext) {
  return {
    /** Merges the customer `id` into the customer `into`. Returns the name of the merged customer. */
    merge: (staff: StaffAccount, id: number, into: number): Promise<Result<{ name: string }>> =>
      db.transaction().execute(async (trx) => {
        const groups = [
          await findCustomerGroup(trx, staff.role, id),
          await findCustomerGroup(trx, staff.role, into),
        ]
        if (groups.includes(undefined)) return fail('gone', words.gone)
        const rows = await lockGroups(trx, [id, into])
        const [one, target] = [rows.find((it) => it.id === id), rows.find((it) => it.id === into)]
        if (!one || !target) return fail('gone', words.gone)
        if ((one.survivor_id ?? id) === (target.survivor_id ?? into))
          return failField('phone', words.isSame)
        for (const { survivor_id } of [one, target]) {
          const survivor = rows.find((it) => it.id === survivor_id)
          if (survivor) return fail('conflict', words.isMerged(survivor.name || words.nameless))
        }
        const at = clock().toISOString()
        await trx
          .updateTable('customers')
          .set({ survivor_id: into })
          .where((eb) => eb.or([eb('id', '=', id), eb('survivor_id', '=', id)]))
          .execute()
        await trx
          .updateTable('customers')
          .set({ merged_into: into, merged_at: at, merged_by: staffName(staff) })
          .where('id', '=', id)
          .execute()
        if (one.updated_at > target.updated_at)
          await trx
            .updateTable('customers')
            .set({ updated_at: one.updated_at })
            .where('id', '=', into)
            .execute()
        await recordCustomerChange(trx, staff, {
          at,
          action: `merged customer ${id} into`,
          id: into,
        })
        return ok({ name: one.name })
      }),

    /** Splits a merged customer, with the customers that had been merged into it before. */
    split: (staff: StaffAccount, id: number): Promise<Result<{ name: string }>> =>
      db.transaction().execute(async (trx) => {
        if (!(await findCustomerGroup(trx, staff.role, id))) return fail('gone', words.gone)
        const rows = await lockGroups(trx, [id])
        const one = rows.find((it) => it.id === id)
        if (!one) return fail('gone', words.gone)
        if (one.merged_into === null) return fail('conflict', words.notMerged)
        await trx
          .updateTable('customers')
          .set((eb) => ({
            ...{ survivor_id: null, merged_into: null, merged_at: null, merged_by: null },
            // The undo of an import keeps a customer with a new version.
            version: eb('version', '+', 1),
          }))
          .where('id', '=', id)
          .execute()
        await giveBack(trx, id, rows)
        const into = one.merged_into
        const at = clock().toISOString()
        await recordCustomerChange(trx, staff, {
          at,
          action: `split customer ${id} from`,
          id: into,
        })
        return ok({ name: one.name })
      }),
  }
}

type Member = { id: number; merged_into: number | null }

/** The customers that were merged into `id`, directly or indirectly, get it as their survivor. */
async function giveBack(trx: Db, id: number, rows: readonly Member[]): Promise<void> {
  const ids: number[] = []
  for (let parents = [id]; parents.length > 0; ) {
    const children = rows.filter(({ merged_into }) => parents.some((it) => it === merged_into))
    parents = children.map((row) => row.id)
    ids.push(...parents)
  }
  if (ids.length > 0)
    await trx.updateTable('customers').set({ survivor_id: id }).where('id', 'in', ids).execute()
}
