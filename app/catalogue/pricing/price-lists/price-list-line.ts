import * as v from 'valibot'
import {
  accessoryPriceField,
  priceFields,
  variantDifferenceField,
} from '#app/catalogue/pricing/price-fields.ts'
import { availabilities } from '#app/catalogue/vehicles/availability.ts'
import * as words from './staff-words.ts'

/** The two lists that are edited whole: what machines cost, and what their accessories cost. */
export const priceListNames = ['prices', 'accessories'] as const
export type PriceListName = (typeof priceListNames)[number]

/** One price of a list. A variant is a line of its own, with what it costs altogether. */
export const priceListLineEntries = {
  /** The model's, or the accessory's. */
  id: v.number(),
  /** The variant's id; null is the model itself, with its first variant. */
  variant: v.nullable(v.number()),
  /** Of the model's prices, or of the accessory: given back with an edit. */
  version: v.number(),
  /** The model's name, or the part number: what a spreadsheet calls it by. */
  name: v.string(),
  /** The variant's name, or which part it is. */
  detail: v.string(),
  /** Rupees, with paise where the list has them. */
  price: v.number(),
  isActive: v.boolean(),
  /** False for a model that is not on sale: it needs no price. An accessory always is. */
  isOnSale: v.optional(v.boolean(), true),
}

/** Key of a model's chosen availability among the typed prices. */
export const soldNewLineKey = (id: number) => `sold-new-${id}`

const priceListLineSchema = v.object(priceListLineEntries)
export type PriceListLine = v.InferOutput<typeof priceListLineSchema>

/** Within a list a line is known by this. */
export const priceListLineKey = ({ id, variant }: Pick<PriceListLine, 'id' | 'variant'>) =>
  variant === null ? String(id) : `${id}-${variant}`

const maxEditedLines = 15_000

/** What an edit of many sends: the lines whose price or availability changes. What is said of each is what its own call would say. */
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
      /** Left out: the price stays. */
      price: list === 'prices' ? v.optional(price) : price,
      /** Left out: the availability stays. */
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
    /** Where the new prices come from, for whoever looks at it later. */
    origin: v.optional(v.picklist(['grid', 'file', 'earlier']), 'grid'),
  })
}

export type PriceListLineEdit = v.InferOutput<
  ReturnType<typeof priceListEditSchema>
>['rows'][number]

/** Whether a variant may cost so much more than its model. */
export const isValidVariantDifference = (difference: number) =>
  v.safeParse(variantDifferenceField('').schema, difference).success
