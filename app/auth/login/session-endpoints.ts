import * as v from 'valibot'
import { defineEndpoint } from '#app/platform/http/define-endpoint.ts'
import { logInFormSchema } from './login-and-account-forms.ts'

const tag = 'Staff'

/**
 * Login. An account with a second factor must also send `code`, or gets 401 with `needs: 'code'`.
 * The session ID is in the cookie. `token` is only a marker for the browser and grants no access.
 */
export const postLogin = defineEndpoint({
  method: 'POST',
  path: '/api/login',
  may: 'public',
  beforeSecondFactor: true,
  says: 'Log in',
  tag,
  body: logInFormSchema,
  answer: v.object({ message: v.string(), token: v.string() }),
  refusals: [401, 429],
})

export const getCurrentUser = defineEndpoint({
  method: 'GET',
  path: '/api/me',
  may: 'account.own',
  says: 'The account that is logged in',
  tag,
  answer: v.object({
    user_id: v.string(),
    user_name: v.string(),
    mobile_no: v.string(),
    email: v.string(),
    city: v.string(),
    created_date: v.string(),
    expire_date: v.nullable(v.string()),
    Status: v.string(),
  }),
  isPrivate: true,
})
