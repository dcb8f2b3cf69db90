import type { Selectable } from 'kysely'
import * as v from 'valibot'
import { availabilities } from '#app/catalogue/vehicles/availability.ts'
import type { PricedItem } from '#app/catalogue/vehicles/price-tables.server.ts'
import { formatDay } from '#app/platform/calendar/format-day.ts'
import type { PlannedPriceListTable } from '#app/platform/db/schema-publishing.ts'
import { parseStoredJson } from '#app/platform/schema/parse-stored-json.ts'
import { priceListLines } from './price-changes.ts'
import { type PriceListLineEdit, priceListLineKey } from './price-list-line.ts'
import * as words from './staff-words.ts'

export type PlannedPriceListRow = Selectable<PlannedPriceListTable>

/** Returns the rows as JSON, with names and prices that remain readable if a model is deleted. */
export function plannedRowsJson(
  items: readonly PricedItem[],
  rows: readonly PriceListLineEdit[],
): string {
  const lines = new Map(items.flatMap(priceListLines).map((it) => [priceListLineKey(it), it]))
  return JSON.stringify(
    rows.map(({ version: _, ...row }) => {
      const { name = '', detail = '', price: was = 0 } = lines.get(priceListLineKey(row)) ?? {}
      return { ...row, name, detail, was }
    }),
  )
}

const storedRowsSchema = v.array(
  v.object({
    id: v.number(),
    variant: v.nullable(v.number()),
    price: v.optional(v.number()),
    availability: v.optional(v.picklist(availabilities)),
    name: v.string(),
    detail: v.string(),
    /** Price at the time of planning. */
    was: v.number(),
  }),
)

export const parsePlannedRows = ({ rows_json: json }: PlannedPriceListRow) =>
  parseStoredJson(storedRowsSchema, json, [])

/** Subject and label of a plan in the audit log. */
export const auditedPlan = (plan: PlannedPriceListRow) => ({
  subject: `planned-prices/${plan.id}`,
  label: words.plannedLabel(
    words.audited[plan.list](new Set(parsePlannedRows(plan).map(({ id }) => id)).size),
    formatDay(plan.valid_from),
  ),
})
