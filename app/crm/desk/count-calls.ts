import * as v from 'valibot'
import { defineCall } from '#app/platform/http/define-call.ts'

const deskCounts = v.object({
  overdue: v.number(),
  today: v.number(),
  new: v.number(),
  mine: v.number(),
  /** Overdue or new, each once. */
  waiting: v.number(),
})

export type DeskCounts = v.InferOutput<typeof deskCounts>

/** Each counted to 1,000. */
export const countDesk = defineCall({
  method: 'GET',
  path: '/api/desk/counts',
  may: 'desk.read',
  says: 'Number of enquiries in each section, each counted up to 1,000',
  tag: 'Desk',
  answer: deskCounts,
  isPrivate: true,
})
