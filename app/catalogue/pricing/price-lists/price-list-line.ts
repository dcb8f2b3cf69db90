import * as v from 'valibot'
import {
  accessoryPriceField,
  priceFields,
  variantDifferenceField,
} from '#app/catalogue/pricing/price-fields.ts'
import { availabilities } from '#app/catalogue/vehicles/availability.ts'
import { isCalendarDay } from '#app/platform/calendar/is-calendar-day.ts'
import * as words from './staff-words.ts'

/** The two price lists that can be edited as a whole: models, and their accessories. */
export const priceListNames = ['prices', 'accessories'] as const
export type PriceListName = (typeof priceListNames)[number]

/** One price of a list. A variant is a line of its own, with its full price. */
export const priceListLineEntries = {
  /** Id of the model or the accessory. */
  id: v.number(),
  /** Id of the variant; null for the model itself with its first variant. */
  variant: v.nullable(v.number()),
  /** Price version of the model, or version of the accessory. An edit sends it back. */
  version: v.number(),
  /** Name of the model, or part number. Rows of a spreadsheet are matched by it. */
  name: v.string(),
  /** Name of the variant, or description of the accessory. */
  detail: v.string(),
  /** Rupees, with paise for accessories. */
  price: v.number(),
  isActive: v.boolean(),
  /** `false` for a service-only model, which needs no price. Always `true` for an accessory. */
  isOnSale: v.optional(v.boolean(), true),
}

/** Key of a model's chosen availability among the typed prices. */
export const soldNewLineKey = (id: number) => `sold-new-${id}`

const priceListLineSchema = v.object(priceListLineEntries)
export type PriceListLine = v.InferOutput<typeof priceListLineSchema>

/** Key of a line, unique within its list. */
export const priceListLineKey = ({ id, variant }: Pick<PriceListLine, 'id' | 'variant'>) =>
  variant === null ? String(id) : `${id}-${variant}`

/** Maximum number of lines of one edit, and of all planned lists together. */
export const maxEditedLines = 15_000

/**
 * Body of a bulk edit: the lines whose price or availability changes. The messages are those of the
 * edit of a single price.
 */
export function priceListEditSchema(list: PriceListName) {
  const price =
    list === 'prices'
      ? priceFields.price.schema
      : v.pipe(accessoryPriceField.schema, v.transform(Number))
  const row = v.pipe(
    v.object({
      id: v.pipe(v.number(), v.integer()),
      variant: v.optional(v.nullable(v.pipe(v.number(), v.integer())), null),
      version: v.pipe(v.number(), v.integer()),
      /** If absent, the price stays unchanged. */
      price: list === 'prices' ? v.optional(price) : price,
      /** If absent, the availability stays unchanged. */
      availability: v.optional(
        v.picklist(
          list === 'prices' ? availabilities : [],
          list === 'prices'
            ? 'The availability must be on-sale or service-only.'
            : words.noAvailability,
        ),
      ),
    }),
    v.forward(
      v.check(
        ({ variant, availability }) => variant === null || availability === undefined,
        words.availabilityOfVariant,
      ),
      ['availability'],
    ),
  )
  return v.object({
    rows: v.pipe(
      v.array(row),
      v.minLength(1, 'No price has changed.'),
      v.maxLength(maxEditedLines),
    ),
    /** Source of the new prices, for the history. */
    origin: v.optional(v.picklist(['grid', 'file', 'earlier']), 'grid'),
    /** The dealer's day at whose start the edit becomes valid. If absent, it is valid at once. */
    validFrom: v.optional(v.pipe(v.string(), v.check(isCalendarDay, words.noSuchDay))),
  })
}

export type PriceListLineEdit = v.InferOutput<
  ReturnType<typeof priceListEditSchema>
>['rows'][number]

/** `true` if a variant may cost this much more than its model, in rupees. */
export const isValidVariantDifference = (difference: number) =>
  v.safeParse(variantDifferenceField('').schema, difference).success
