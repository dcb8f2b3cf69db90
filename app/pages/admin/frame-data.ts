import * as v from 'valibot'

const frameData = v.object({
  dealerName: v.string(),
  userId: v.string(),
  userName: v.string(),
  isNarrow: v.boolean(),
  isIn: v.boolean(),
  newestEnquiry: v.number(),
  /** How many enquiries wait at the desk; undefined for who does not see it. */
  waiting: v.optional(v.number()),
  allowed: v.object({ may: v.array(v.string()), open: v.array(v.string()) }),
})

/** What surrounds a page of the portal. */
export type FrameData = v.InferOutput<typeof frameData>

/** A page that is refused brings its frame along: no loader has run. */
const refusal = v.object({ message: v.string(), frame: frameData })

export type Refusal = v.InferOutput<typeof refusal>

export function frameIn(said: unknown): FrameData | undefined {
  const result = v.safeParse(refusal, said)
  return result.success ? result.output.frame : undefined
}
