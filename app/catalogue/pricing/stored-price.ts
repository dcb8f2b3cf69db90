import * as v from 'valibot'
import { availabilities } from '#app/catalogue/vehicles/availability.ts'
import type { AuditedValues } from '#app/platform/audit/change.ts'

/** All stored values of a model's price, so that undo can restore them. */
export const storedPriceSchema = v.object({
  price: v.number(),
  checkedOn: v.string(),
  isApproximate: v.boolean(),
  /** Price differences of the variants, in rupees. The first is 0. */
  variants: v.array(v.object({ id: v.number(), name: v.string(), difference: v.number() })),
  /** Present only if the availability changed together with the price. */
  availability: v.optional(v.picklist(availabilities)),
})

export const storedAccessoryPriceSchema = v.object({ price: v.number(), checkedOn: v.string() })

export type StoredPrice = v.InferOutput<typeof storedPriceSchema>
export type StoredAccessoryPrice = v.InferOutput<typeof storedAccessoryPriceSchema>

type StoredPriceChange = { before: unknown; after: unknown }

/** Returns the values of a bulk price change for the history of one model. */
export function auditedPriceValues({ before, after }: StoredPriceChange): {
  before: AuditedValues
  after: AuditedValues
} {
  const [was, is] = [v.safeParse(storedPriceSchema, before), v.safeParse(storedPriceSchema, after)]
  if (!was.success || !is.success) return { before: {}, after: {} }
  const facts = (
    { price, variants, availability }: StoredPrice,
    other: StoredPrice,
  ): AuditedValues => ({
    price,
    ...(availability !== undefined &&
      other.availability !== undefined &&
      other.availability !== availability && { availability }),
    ...Object.fromEntries(
      variants
        .filter(({ id, difference }) =>
          other.variants.some((it) => it.id === id && it.difference !== difference),
        )
        .map(({ name, difference }) => [`difference of ${name}`, difference]),
    ),
  })
  return { before: facts(was.output, is.output), after: facts(is.output, was.output) }
}

/** Returns the same values for one accessory, with prices as text like those of single edits. */
export function auditedAccessoryPriceValues({ before, after }: StoredPriceChange): {
  before: AuditedValues
  after: AuditedValues
} {
  const side = (stored: unknown): AuditedValues => {
    const read = v.safeParse(storedAccessoryPriceSchema, stored)
    return read.success ? { price: read.output.price.toFixed(2) } : {}
  }
  return { before: side(before), after: side(after) }
}
