import * as v from 'valibot'

/** Acts on a job card and its estimates, as the history of the enquiry stores them. */
export const jobEventActs = ['saved', 'estimated', 'approved', 'refused', 'unanswered'] as const

export type JobEventAct = (typeof jobEventActs)[number]

/** It names no customer; the customer's words about an estimate are the text of the event. */
export const jobEventSchema = v.object({
  act: v.picklist(jobEventActs),
  /** The estimate's number. */
  number: v.optional(v.number()),
  /** The estimate's total in whole rupees. */
  total: v.optional(v.number()),
})
