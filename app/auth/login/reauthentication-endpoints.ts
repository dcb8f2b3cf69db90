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

/** Checks, before a link is followed, whether its target would require the password again. */
export const checkReauthentication = defineEndpoint({
  method: 'GET',
  path: '/api/session/proof',
  may: 'account.own',
  needsProof: true,
  says: 'Tell if the password was entered within the last ten minutes',
  tag,
  answer: messageAnswer,
  isPrivate: true,
})

/** Takes the password again after a refusal with `needs: 'password'`. It counts for ten minutes. */
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
