import * as v from 'valibot'

const portalFrameDataSchema = v.object({
  dealerName: v.string(),
  userId: v.string(),
  userName: v.string(),
  isNarrow: v.boolean(),
  isIn: v.boolean(),
  /** `true` if the person is asked whether they are available today. */
  asksAvailability: v.boolean(),
  newestEnquiry: v.number(),
  /** Number of enquiries that wait at the desk. Undefined if the account does not work there. */
  waiting: v.optional(v.number()),
  /** Number of quotations that wait for the approval of this account. */
  toApprove: v.optional(v.number()),
  allowed: v.object({ may: v.array(v.string()), open: v.array(v.string()) }),
})

/** Data of the frame around a page of the portal. */
export type PortalFrameData = v.InferOutput<typeof portalFrameDataSchema>

/** A refusal brings the frame's data, because no loader has run. */
const pageRefusalSchema = v.object({ message: v.string(), frame: portalFrameDataSchema })

export type PageRefusal = v.InferOutput<typeof pageRefusalSchema>

export function findFrameData(said: unknown): PortalFrameData | undefined {
  const result = v.safeParse(pageRefusalSchema, said)
  return result.success ? result.output.frame : undefined
}
