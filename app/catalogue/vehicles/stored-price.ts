import * as v from 'valibot'
import type { AuditedValues } from '#app/platform/audit/change.ts'
import { availabilities } from './availability.ts'

/** All stored values of a price, so that undo can restore them. An accessory has no variants. */
export const storedPriceSchema = v.object({
  /** Rupees, with paise for accessories. */
  price: v.number(),
  checkedOn: v.string(),
  isApproximate: v.optional(v.boolean(), false),
  /** Price differences of the variants, in rupees. The first is 0. */
  variants: v.optional(
    v.array(v.object({ id: v.number(), name: v.string(), difference: v.number() })),
    [],
  ),
  /** Present only if the availability changed together with the price. */
  availability: v.optional(v.picklist(availabilities)),
})

export type StoredPrice = v.InferOutput<typeof storedPriceSchema>

/** Picks the values that undo needs, without the availability. */
export const pickStoredPrice = ({ price, checkedOn, isApproximate, variants }: StoredPrice) => ({
  ...{ price, checkedOn, isApproximate, variants },
})

/** Returns undefined if the stored JSON is not a price. */
export function parseStoredPrice(stored: unknown): StoredPrice | undefined {
  const read = v.safeParse(storedPriceSchema, stored)
  return read.success ? read.output : undefined
}

/**
 * Returns the values of a price change for the audit log and the history: the price, and each other
 * value that changed. `format` converts the price to its audited form.
 */
export function auditedPriceChange(
  { before, after }: { before: StoredPrice; after: StoredPrice },
  format: (price: number) => number | string,
): { before: AuditedValues; after: AuditedValues } {
  const side = (own: StoredPrice, other: StoredPrice): AuditedValues => ({
    price: format(own.price),
    ...(own.availability !== undefined &&
      other.availability !== undefined &&
      other.availability !== own.availability && { availability: own.availability }),
    ...Object.fromEntries(
      own.variants
        .filter(({ id, difference }) =>
          other.variants.some((it) => it.id === id && it.difference !== difference),
        )
        .map(({ name, difference }) => [`difference of ${name}`, difference]),
    ),
  })
  return { before: side(before, after), after: side(after, before) }
}
