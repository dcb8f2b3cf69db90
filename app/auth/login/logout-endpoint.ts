import * as v from 'valibot'
import { defineEndpoint } from '#app/platform/http/define-endpoint.ts'

/** By itself, for it stands in the frame of every staff page, which need not bring the login. */
export const postLogout = defineEndpoint({
  method: 'POST',
  path: '/api/logout',
  may: 'public',
  beforeSecondFactor: true,
  says: 'Log out',
  tag: 'Staff',
  answer: v.object({ message: v.string() }),
})
