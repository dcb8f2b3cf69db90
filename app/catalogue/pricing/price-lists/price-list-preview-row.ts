import * as v from 'valibot'
import { availabilities } from '#app/catalogue/vehicles/availability.ts'

/** One row of what a list would change. */
export const priceListPreviewRowSchema = v.object({
  /** Of the file; 0 where it does not stand in one. */
  row: v.number(),
  id: v.number(),
  variant: v.nullable(v.number()),
  version: v.number(),
  name: v.string(),
  detail: v.string(),
  was: v.nullable(v.number()),
  now: v.nullable(v.number()),
  /** The availability that the model gets; null where it keeps its own. */
  availability: v.nullable(v.picklist(availabilities)),
  /** `follows`: a variant that moves with its model; `wrong` is never applied, and `problem` says why. */
  verdict: v.picklist(['change', 'same', 'follows', 'wrong']),
  /** Beyond a fifth. */
  isJump: v.boolean(),
  problem: v.nullable(v.string()),
})

export type PriceListPreviewRow = v.InferOutput<typeof priceListPreviewRowSchema>
