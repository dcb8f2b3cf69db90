import * as v from 'valibot'

/** A new enquiry as the stream sends it to the portal. It contains no personal data. */
export const liveEnquirySchema = v.object({
  id: v.number(),
  kind: v.string(),
  /** The name of the enquiry kind, such as `Service booking`. */
  title: v.string(),
  reference: v.string(),
  /** The slug in `/admin/reports/{report}`; null for a kind without a report. */
  report: v.nullable(v.string()),
  /** `true` if the enquiry is assigned to the user who receives the event. */
  isYours: v.optional(v.boolean()),
  /** `true` if the user who receives the event added the enquiry by hand. */
  isAddedByYou: v.optional(v.boolean()),
})

/** A changed enquiry as the stream sends it. */
export const liveDeskChangeSchema = v.object({
  reference: v.string(),
  /** `true` if a colleague has just assigned the enquiry to the user who receives the event. */
  isYours: v.optional(v.boolean()),
  /** The colleague who has just mentioned the user who receives the event. */
  mentionedBy: v.optional(v.string()),
})

/** A mention of the current user that has just been saved. */
export type LiveMention = { reference: string; by: string }

export type LiveDeskChange = v.InferOutput<typeof liveDeskChangeSchema>

export type LiveEnquiry = v.InferOutput<typeof liveEnquirySchema>
