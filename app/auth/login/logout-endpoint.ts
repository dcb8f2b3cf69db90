import * as v from 'valibot'
import { defineEndpoint } from '#app/platform/http/define-endpoint.ts'

/**
 * In a separate file because every staff page contains the logout, but few need the login's code.
 */
export const postLogout = defineEndpoint({
  method: 'POST',
  path: '/api/logout',
  may: 'public',
  beforeSecondFactor: true,
  says: 'Log out',
  tag: 'Staff',
  answer: v.object({ message: v.string() }),
})
