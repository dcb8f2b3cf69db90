import * as v from 'valibot'
import { defineEndpoint } from '#app/platform/http/define-endpoint.ts'
import { changePasswordFormSchema, profileEditSchema } from './login-and-account-forms.ts'

const tag = 'Staff'
const messageAnswer = v.object({ message: v.string() })

export const changeOwnProfile = defineEndpoint({
  method: 'PATCH',
  path: '/api/profile/:userId',
  alsoAt: ['/api/profile', '/api/profile/'],
  may: 'account.own',
  says: 'Change name, email and mobile',
  tag,
  body: profileEditSchema,
  answer: messageAnswer,
  refusals: [404],
})

export const changeOwnPassword = defineEndpoint({
  method: 'PATCH',
  path: '/api/profile/password/:userId',
  may: 'account.own',
  says: 'Change the password',
  tag,
  body: changePasswordFormSchema,
  answer: messageAnswer,
  refusals: [404, 429],
  sentences: { signedOut: 'User not found. Please log in again.' },
})
