import * as v from 'valibot'
import { defineEndpoint } from '#app/platform/http/define-endpoint.ts'

export const changeOwnAvailability = defineEndpoint({
  method: 'PATCH',
  path: '/api/me/in',
  may: 'desk.work',
  says: 'Set the own account to available or away until the end of the day; only available staff get new enquiries',
  tag: 'Staff',
  body: v.object({ isIn: v.boolean() }),
  example: { isIn: true },
  answer: v.object({ message: v.string(), isIn: v.boolean() }),
})
