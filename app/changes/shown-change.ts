import * as v from 'valibot'

const facts = v.record(v.string(), v.nullable(v.union([v.string(), v.number(), v.boolean()])))

/** One line of the audit as it is shown. */
export const shownChange = v.object({
  id: v.number(),
  who: v.string(),
  action: v.string(),
  label: v.string(),
  before: facts,
  after: facts,
  created_date: v.string(),
  created_time: v.string(),
})

export type ShownChange = v.InferOutput<typeof shownChange>
