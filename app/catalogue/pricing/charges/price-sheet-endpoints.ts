import * as v from 'valibot'
import { isCalendarDay } from '#app/platform/calendar/is-calendar-day.ts'
import { defineEndpoint } from '#app/platform/http/define-endpoint.ts'
import { chargeNeeds, maxCharges, slabBases, slabBorders } from './charges-content.ts'
import * as words from './price-sheet-words.ts'

/** Maximum characters of the options: more than the keys of all charges of the demo together. */
const maxOptionsLength = 2000

const rate = v.union([v.object({ percent: v.number() }), v.object({ rupees: v.number() })])

const why = v.variant('is', [
  v.object({
    is: v.literal('slab'),
    by: v.picklist(slabBases),
    value: v.number(),
    over: v.optional(v.number()),
    upTo: v.optional(v.number()),
    border: v.picklist(slabBorders),
    rate,
  }),
  v.object({
    is: v.literal('part'),
    of: v.pipe(v.array(v.string()), v.readonly()),
    base: v.number(),
    percent: v.number(),
  }),
  v.object({ is: v.literal('perUnit'), kwh: v.number(), rupees: v.number() }),
  v.object({ is: v.picklist(['fixed', 'included', 'notAllowed']) }),
  v.object({ is: v.literal('freeUntil'), until: v.string() }),
])

const sheet = {
  lines: v.array(
    v.strictObject({
      key: v.string(),
      label: v.string(),
      /** Whole rupees; less than 0 if the line reduces the price. */
      rupees: v.number(),
      need: v.picklist(chargeNeeds),
      isChosen: v.boolean(),
      why,
      until: v.optional(v.string()),
    }),
  ),
  holdsUntil: v.string(),
}

export const getPriceSheet = defineEndpoint({
  method: 'GET',
  path: '/api/price-sheet/:bikeName',
  may: 'public',
  says: 'The on-road price of a variant on a day, line by line',
  tag: 'Catalogue',
  query: v.object({
    /** Name of a variant; the first one by default. */
    variant: v.optional(v.pipe(v.string(), v.maxLength(100, words.variantTooLong))),
    /** Keys of optional lines, separated by commas. The default is the lines chosen at first. */
    options: v.optional(
      v.pipe(
        v.string(),
        v.maxLength(maxOptionsLength, words.optionsTooLong(maxOptionsLength)),
        v.transform((keys) => [...new Set(keys.split(',').map((key) => key.trim()))]),
        v.transform((keys) => keys.filter((key) => key !== '')),
        v.maxLength(maxCharges, words.tooManyOptions(maxCharges)),
      ),
    ),
    /** Day of the price, `YYYY-MM-DD`, from today to one year ahead; today by default. */
    on: v.optional(v.pipe(v.string(), v.check(isCalendarDay, words.notADay))),
  }),
  answer: v.variant('is', [
    v.strictObject({ is: v.literal('whole'), total: v.number(), ...sheet }),
    v.strictObject({
      is: v.literal('partly'),
      /** Sum of the known lines. The price is at least as high. */
      known: v.number(),
      missing: v.pipe(
        v.array(
          v.object({
            key: v.string(),
            label: v.string(),
            needs: v.picklist(['cc', 'kw', 'kwh', 'rate']),
          }),
        ),
        v.readonly(),
      ),
      ...sheet,
    }),
  ]),
  refusals: [404],
})
