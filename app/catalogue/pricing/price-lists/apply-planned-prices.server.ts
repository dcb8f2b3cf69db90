import { pricedLists } from '#app/catalogue/pricing/priced-lists.server.ts'
import type { PricedItem } from '#app/catalogue/vehicles/price-tables.server.ts'
import type { DraftStoreDeps } from '#app/content/publishing/schedule-runner.server.ts'
import { auditedTransaction } from '#app/platform/audit/audited-transaction.server.ts'
import { RefusedItemsError } from '#app/platform/audit/bulk-change.server.ts'
import { type Day, dayInZone } from '#app/platform/calendar/zoned-dates.server.ts'
import { fail, type Result } from '#app/platform/result/result.ts'
import { auditedPlan, type PlannedPriceListRow, parsePlannedRows } from './planned-price-rows.ts'
import { findPriceChanges, findStaleEdits, type PriceChange } from './price-changes.ts'
import { writePriceChanges } from './price-list-store.server.ts'
import * as words from './staff-words.ts'

/** `currentEditor` checks the planner's capability again when a list becomes valid. */
export type PlannedPriceDeps = DraftStoreDeps & { timeZone: string }

/** Number of attempts while others change prices at the same time. */
const maxAttempts = 5

/** Returns `true` if this instance applied the plan or stored its failure. */
export async function applyPlannedPrices(
  desk: PlannedPriceDeps,
  plan: PlannedPriceListRow,
  attempts = maxAttempts,
): Promise<boolean> {
  const { table, may } = pricedLists[plan.list]
  const planner = await desk.currentEditor(plan.planned_by, may)
  const editor = planner ?? { id: null, userId: plan.planned_by }
  const work = auditedTransaction(desk, editor, async (trx, record, now) => {
    // Locks the row: another instance waits here and then finds no plan.
    const { numUpdatedRows } = await trx
      .updateTable('planned_price_lists')
      .set({ failure: null })
      .where('id', '=', plan.id)
      .where('failure', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return false
    const items = await table.list(trx)
    const found = planner
      ? findPlannedChanges(items, plan, dayInZone(now, desk.timeZone))
      : fail('forbidden', words.plannerLostRight(plan.planned_by))
    if (!found.ok) {
      const failure = found.problem.message
      await trx
        .updateTable('planned_price_lists')
        .set({ failure })
        .where('id', '=', plan.id)
        .execute()
      await record({ ...words.failedPlan, ...auditedPlan(plan), after: { reason: failure } })
      return true
    }
    await trx.deleteFrom('planned_price_lists').where('id', '=', plan.id).execute()
    const changes = found.value
    const change = { kind: plan.list, items, changes, origin: 'planned' }
    if (changes.length > 0) await writePriceChanges({ trx, record, editor, now }, change)
    else await record({ ...words.planWasInPlace, ...auditedPlan(plan) })
    return true
  })
  return work.catch((error: unknown) => {
    // A price was changed while the list was applied, so the list is applied to the new price.
    if (error instanceof RefusedItemsError && error.status === 409 && attempts > 1)
      return applyPlannedPrices(desk, plan, attempts - 1)
    throw error
  })
}

/** Applies the planned prices to the present ones, whatever was changed since the planning. */
function findPlannedChanges(
  items: readonly PricedItem[],
  plan: PlannedPriceListRow,
  today: Day,
): Result<PriceChange[]> {
  const planned = parsePlannedRows(plan)
  const rows = planned.map(({ price, ...row }) => ({ ...row, price, version: 0 }))
  const stale = findStaleEdits(items, rows, { anyVersion: true })
  if (stale) {
    const gone = stale.problem.details?.stale.map(({ index }) => planned[index]?.name ?? '')
    return fail('gone', words.plannedGone([...new Set(gone)]))
  }
  const found = findPriceChanges(items, rows, today)
  if (found.ok) return found
  const { index = 0, message = '' } = found.problem.details?.flaws[0] ?? {}
  return fail('invalid', words.plannedFlaw(planned[index]?.name ?? '', message))
}
