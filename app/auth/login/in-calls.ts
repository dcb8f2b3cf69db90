import * as v from 'valibot'
import { defineCall } from '#app/platform/http/define-call.ts'

export const switchIn = defineCall({
  method: 'PATCH',
  path: '/api/me/in',
  may: 'desk.work',
  says: 'Say whether one is in: only who is in is given new enquiries',
  tag: 'Staff',
  body: v.object({ isIn: v.boolean() }),
  example: { isIn: true },
  answer: v.object({ message: v.string(), isIn: v.boolean() }),
})
