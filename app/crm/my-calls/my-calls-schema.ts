import * as v from 'valibot'
import { callOutcomes, deskRowSchema } from '#app/crm/desk/desk-enquiry-schema.ts'

/** Characters of a note or message on a card; the enquiry's page has all of them. */
export const maxCardTextLength = 300

/**
 * An enquiry as My calls lists it. The phone may store rows of an earlier version, which lack the
 * fields that the desk's rows do not have.
 */
export const myCallSchema = v.object({
  ...deskRowSchema.entries,
  /** The beginning of the customer's message; '' if there is none. */
  message: v.optional(v.string(), ''),
  /** The beginning of the newest note, or of the newest call with a text, that is not struck out. */
  lastNote: v.optional(
    v.nullable(v.object({ text: v.string(), who: v.string(), at: v.string() })),
    null,
  ),
  /** Number of enquiries of this flow that the customer sent in the last 30 days, with this one. */
  requests: v.optional(v.number(), 1),
})

export type MyCall = v.InferOutput<typeof myCallSchema>

/** A call or a note that the user entered today. */
export const doneTodaySchema = v.object({
  /** The id of the history entry, with which it can be struck out. */
  event: v.number(),
  reference: v.string(),
  name: v.string(),
  type: v.picklist(['call', 'note']),
  outcome: v.nullable(v.picklist(callOutcomes)),
  text: v.string(),
  at: v.string(),
})

export type DoneToday = v.InferOutput<typeof doneTodaySchema>
