import * as v from 'valibot'
import { defineEndpoint } from '#app/platform/http/define-endpoint.ts'

const deskCountsSchema = v.object({
  overdue: v.number(),
  today: v.number(),
  new: v.number(),
  mine: v.number(),
  // An earlier release, which may answer during an update, does not count these.
  /** Number of enquiries with a mention that the account has not read. */
  mentioned: v.optional(v.number(), 0),
  unplanned: v.optional(v.number(), 0),
  /** Number of enquiries that are overdue or new. An enquiry that is both counts once. */
  waiting: v.number(),
})

export type DeskCounts = v.InferOutput<typeof deskCountsSchema>

/** Counts the enquiries in each section, up to 1,000. */
export const getDeskCounts = defineEndpoint({
  method: 'GET',
  path: '/api/desk/counts',
  may: 'desk.read',
  says: 'Number of enquiries in each section, each counted up to 1,000',
  tag: 'Desk',
  answer: deskCountsSchema,
  isPrivate: true,
})
