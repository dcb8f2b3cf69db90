import * as v from 'valibot'
import { availabilities } from '#app/catalogue/vehicles/availability.ts'

/** One row of the preview of a price list. */
export const priceListPreviewRowSchema = v.object({
  /** Row number in the file; 0 if the row is not from a file. */
  row: v.number(),
  id: v.number(),
  variant: v.nullable(v.number()),
  version: v.number(),
  name: v.string(),
  detail: v.string(),
  was: v.nullable(v.number()),
  now: v.nullable(v.number()),
  /** New availability of the model; null if it stays unchanged. */
  availability: v.nullable(v.picklist(availabilities)),
  /**
   * `follows` is a variant that moves with its model. `wrong` is never applied; `problem` has the
   * reason.
   */
  verdict: v.picklist(['change', 'same', 'follows', 'wrong']),
  /** `true` for a price jump, which is a change by more than a fifth. */
  isJump: v.boolean(),
  problem: v.nullable(v.string()),
})

export type PriceListPreviewRow = v.InferOutput<typeof priceListPreviewRowSchema>
