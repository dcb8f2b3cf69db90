import * as v from 'valibot'
import { defineCall } from '#app/platform/http/define-call.ts'
import { passwordForm, profileEdit } from './staff-forms.ts'

const tag = 'Staff'
const said = v.object({ message: v.string() })

export const changeProfile = defineCall({
  method: 'PATCH',
  path: '/api/profile/:userId',
  alsoAt: ['/api/profile', '/api/profile/'],
  may: 'account.own',
  says: 'Change name, email and mobile',
  tag,
  body: profileEdit,
  answer: said,
  refusals: [404],
})

export const changePassword = defineCall({
  method: 'PATCH',
  path: '/api/profile/password/:userId',
  may: 'account.own',
  says: 'Change the password',
  tag,
  body: passwordForm,
  answer: said,
  refusals: [404, 429],
  sentences: { signedOut: 'User not found. Please log in again.' },
})
