import * as v from 'valibot'

/** The version that an edit was made from; without it the edit is made from whatever is there. */
export const rowVersionSchema = v.optional(
  v.pipe(
    v.union([v.string(), v.number()]),
    v.transform(Number),
    v.integer('The version must be a whole number.'),
    // Beyond what a column holds PostgreSQL would not even compare.
    v.minValue(0, 'There is no such version.'),
    v.maxValue(2_147_483_646, 'There is no such version.'),
  ),
)
