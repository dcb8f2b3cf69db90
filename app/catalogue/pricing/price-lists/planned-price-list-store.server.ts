import { maxPlanDays, type PlannedPriceList } from '#app/catalogue/pricing/planned-price-list.ts'
import { pricedLists } from '#app/catalogue/pricing/priced-lists.server.ts'
import { lockDocuments } from '#app/content/publishing/lock-documents.server.ts'
import { auditedTransaction } from '#app/platform/audit/audited-transaction.server.ts'
import { addDays } from '#app/platform/calendar/day-arithmetic.ts'
import { formatDay } from '#app/platform/calendar/format-day.ts'
import { type Day, dayInZone } from '#app/platform/calendar/zoned-dates.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { Actor } from '#app/platform/permissions/session.ts'
import { fail, failField, ok, type Result } from '#app/platform/result/result.ts'
import { applyPlannedPrices, type PlannedPriceDeps } from './apply-planned-prices.server.ts'
import {
  auditedPlan,
  type PlannedPriceListRow,
  parsePlannedRows,
  plannedRowsJson,
} from './planned-price-rows.ts'
import {
  auditedPriceChanges,
  findPriceChanges,
  findStaleEdits,
  hasNewAvailability,
  type PriceEditRefusal,
  priceListLines,
} from './price-changes.ts'
import {
  maxEditedLines,
  type PriceListLineEdit,
  type PriceListName,
  priceListLineKey,
} from './price-list-line.ts'
import * as words from './staff-words.ts'

export type PlannedPriceListStore = ReturnType<typeof plannedPriceListStore>

type PricePlan = Result<{ id: number; changed: number }, PriceEditRefusal>

type PlannedPriceEdit = { rows: readonly PriceListLineEdit[]; origin: string; validFrom: Day }

/** Maximum number of planned lists of models, and of accessories. */
const maxPlans = 20

/** Price lists that become valid at the start of a later day of the dealer. */
export function plannedPriceListStore(desk: PlannedPriceDeps) {
  return {
    prices: singlePlannedListStore(desk, 'prices'),
    accessories: singlePlannedListStore(desk, 'accessories'),

    /**
     * Applies all lists whose day has begun, in the order of their days and then of planning. Each
     * list is applied in one transaction, so only one of several instances does it. Returns the
     * number of lists that this instance processed, including lists that failed. If a list throws,
     * the others are applied first.
     */
    async carryOut(): Promise<number> {
      const due = await desk.db
        .selectFrom('planned_price_lists')
        .selectAll()
        .where('valid_from', '<=', dayInZone(desk.clock(), desk.timeZone))
        .where('failure', 'is', null)
        .orderBy('valid_from')
        .orderBy('id')
        .execute()
      let done = 0
      const errors: unknown[] = []
      for (const plan of due)
        try {
          if (await applyPlannedPrices(desk, plan)) done++
        } catch (error) {
          errors.push(error)
        }
      if (errors.length > 0) throw new AggregateError(errors, 'Planned prices were not applied')
      return done
    },
  }
}

function singlePlannedListStore(desk: PlannedPriceDeps, kind: PriceListName) {
  const { table, audited } = pricedLists[kind]
  const plansIn = (db: Db) =>
    db
      .selectFrom('planned_price_lists')
      .selectAll()
      .where('list', '=', kind)
      .orderBy('valid_from')
      .orderBy('id')
      .execute()

  return {
    /** Lists the plans by their day, compared with the present prices. */
    async list(): Promise<PlannedPriceList[]> {
      const plans = await plansIn(desk.db)
      if (plans.length === 0) return []
      const lines = (await table.list(desk.db)).flatMap(priceListLines)
      const present = new Map(lines.map((line) => [priceListLineKey(line), line]))
      return plans.map((plan) => ({
        ...{ id: plan.id, validFrom: plan.valid_from, failure: plan.failure },
        ...{ plannedBy: plan.planned_by, plannedAt: plan.planned_at },
        lines: parsePlannedRows(plan).map(({ id, variant, price, availability, ...planned }) => {
          const line = present.get(priceListLineKey({ id, variant }))
          return {
            ...{ id, variant, name: line?.name ?? planned.name },
            detail: line?.detail ?? planned.detail,
            was: line?.price ?? null,
            now: price ?? null,
            availability: availability ?? null,
            isChangedSince:
              plan.failure === null &&
              price !== undefined &&
              line !== undefined &&
              line.price !== planned.was,
          }
        }),
      }))
    },

    /**
     * Returns the last day on which today's price of a model or an accessory is valid, or undefined
     * if no other price is planned.
     */
    async findLastDayOfPrice(id: number): Promise<Day | undefined> {
      const next = (await plansIn(desk.db)).find(
        (plan) =>
          plan.failure === null &&
          parsePlannedRows(plan).some((row) => row.id === id && row.price !== undefined),
      )
      return next && addDays(next.valid_from, -1)
    },

    /** Plans a list. Nothing is stored if one of its rows could not be applied today. */
    plan(editor: Actor, { rows, origin, validFrom }: PlannedPriceEdit): Promise<PricePlan> {
      return auditedTransaction<PricePlan>(desk, editor, async (trx, record, now) => {
        const today = dayInZone(now, desk.timeZone)
        if (validFrom <= today || validFrom > addDays(today, maxPlanDays))
          return failField('validFrom', words.noSuchDay)
        // Two users could otherwise plan the same model for one day.
        await lockDocuments(trx, 'price-list', [kind])
        const items = await table.list(trx)
        const stale = findStaleEdits(items, rows)
        if (stale) return stale
        const found = findPriceChanges(items, rows, validFrom)
        if (!found.ok) return found
        const changes = found.value
        const plans = await plansIn(trx)
        if (changes.length === 0 && plans.length === 0) return fail('invalid', words.nothingToSave)
        const obstacle = findObstacle(plans, { rows, validFrom })
        if (obstacle !== undefined) return failField('validFrom', obstacle)
        const plan = await trx
          .insertInto('planned_price_lists')
          .values({
            ...{
              list: kind,
              valid_from: validFrom,
              origin,
              rows_json: plannedRowsJson(items, rows),
            },
            ...{ planned_by: editor.userId, planned_at: now.toISOString() },
          })
          .returningAll()
          .executeTakeFirstOrThrow()
        const said = words.planned[changes.some(hasNewAvailability) ? 'more' : 'prices']
        await record({ ...said, ...auditedPlan(plan), ...auditedPriceChanges(changes, audited) })
        return ok({ id: plan.id, changed: rows.length })
      })
    },

    /** Deletes a plan or a failed plan. Returns `false` if there is none. */
    cancel: (editor: Actor, id: number): Promise<boolean> =>
      auditedTransaction(desk, editor, async (trx, record) => {
        const plan = await trx
          .deleteFrom('planned_price_lists')
          .where('id', '=', id)
          .where('list', '=', kind)
          .returningAll()
          .executeTakeFirst()
        if (!plan) return false
        await record({ ...words.cancelledPlan, ...auditedPlan(plan) })
        return true
      }),
  }
}

/** Returns the reason for which another list cannot be planned. */
function findObstacle(
  plans: readonly PlannedPriceListRow[],
  { rows, validFrom }: Pick<PlannedPriceEdit, 'rows' | 'validFrom'>,
): string | undefined {
  const ids = new Set(rows.map(({ id }) => id))
  const sameDay = plans.filter((it) => it.valid_from === validFrom && it.failure === null)
  const twice = sameDay.flatMap(parsePlannedRows).filter(({ id }) => ids.has(id))
  if (twice.length > 0)
    return words.plannedTwice([...new Set(twice.map(({ name }) => name))], formatDay(validFrom))
  const lines = plans.flatMap(parsePlannedRows).length + rows.length
  return plans.length >= maxPlans || lines > maxEditedLines ? words.tooManyPlans : undefined
}
