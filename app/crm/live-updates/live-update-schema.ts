import * as v from 'valibot'

/** What a page of the portal is told of a new enquiry: nothing personal goes through the stream. */
export const liveEnquirySchema = v.object({
  id: v.number(),
  kind: v.string(),
  /** The form's name: `Service booking`. */
  title: v.string(),
  reference: v.string(),
  /** `/admin/reports/{report}`, or null for a kind without a report. */
  report: v.nullable(v.string()),
  /** It was given to who is told. */
  isYours: v.optional(v.boolean()),
})

/** What moved at the desk. */
export const liveDeskChangeSchema = v.object({
  reference: v.string(),
  /** A colleague has just given it to who is told. */
  isYours: v.optional(v.boolean()),
})

export type LiveEnquiry = v.InferOutput<typeof liveEnquirySchema>
