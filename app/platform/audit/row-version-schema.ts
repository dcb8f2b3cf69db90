import * as v from 'valibot'

/** The version that the edit is based on. Without it, the edit applies to the current version. */
export const rowVersionSchema = v.optional(
  v.pipe(
    v.union([v.string(), v.number()]),
    v.transform(Number),
    v.integer('The version must be a whole number.'),
    // PostgreSQL throws if the number is larger than the integer column allows.
    v.minValue(0, 'There is no such version.'),
    v.maxValue(2_147_483_646, 'There is no such version.'),
  ),
)
