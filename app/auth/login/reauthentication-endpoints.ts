import * as v from 'valibot'
import { formSchema } from '#app/platform/forms/form-schema.ts'
import { passwordField } from '#app/platform/forms/password-field.ts'
import { defineEndpoint } from '#app/platform/http/define-endpoint.ts'

const tag = 'Staff'
const messageAnswer = v.object({ message: v.string() })

export const reauthenticationFields = {
  password: passwordField('Password', {
    autoComplete: 'current-password',
    missing: 'Enter your password',
  }),
}

/** For who is about to follow a link to something that asks for the password: asks before it, where it can be given. */
export const checkReauthentication = defineEndpoint({
  method: 'GET',
  path: '/api/session/proof',
  may: 'account.own',
  needsProof: true,
  says: 'Whether the password was entered within the last ten minutes',
  tag,
  answer: messageAnswer,
  isPrivate: true,
})

/** The password once more, for what is refused with `needs: 'password'`; it holds for ten minutes. */
export const reauthenticate = defineEndpoint({
  method: 'POST',
  path: '/api/session/proof',
  may: 'account.own',
  says: 'Enter the password again',
  tag,
  body: formSchema(reauthenticationFields),
  answer: messageAnswer,
  refusals: [429],
})
