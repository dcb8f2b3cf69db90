import * as v from 'valibot'
import { availabilities } from '#app/catalogue/vehicles/availability.ts'

/** Maximum number of days from today to the first day of a planned list. */
export const maxPlanDays = 366

/** One line of a planned price list, compared with the present list. */
const plannedPriceLineSchema = v.object({
  /** Id of the model or the accessory. */
  id: v.number(),
  /** Id of the variant; null for the model itself with its first variant. */
  variant: v.nullable(v.number()),
  name: v.string(),
  detail: v.string(),
  /** Present price in rupees; null if the line is no longer in the list. */
  was: v.nullable(v.number()),
  /** Planned price in rupees; null if only the availability changes. */
  now: v.nullable(v.number()),
  /** Planned availability of the model; null if it stays as it is. */
  availability: v.nullable(v.picklist(availabilities)),
  /** `true` if the price was changed after it was planned. */
  isChangedSince: v.boolean(),
})

/** A price list that becomes valid on a later day. */
export const plannedPriceListSchema = v.object({
  id: v.number(),
  /** The dealer's day, `YYYY-MM-DD`, at whose start the prices become valid. */
  validFrom: v.string(),
  plannedBy: v.string(),
  /** Instant in UTC. */
  plannedAt: v.string(),
  /** Reason for which the list was not applied; null while its day is still to come. */
  failure: v.nullable(v.string()),
  lines: v.array(plannedPriceLineSchema),
})

export type PlannedPriceLine = v.InferOutput<typeof plannedPriceLineSchema>
export type PlannedPriceList = v.InferOutput<typeof plannedPriceListSchema>
