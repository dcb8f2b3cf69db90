import * as v from 'valibot'
import { formSchema } from '#app/platform/forms/form-schema.ts'
import { password } from '#app/platform/forms/password-field.ts'
import { defineCall } from '#app/platform/http/define-call.ts'

const tag = 'Staff'
const said = v.object({ message: v.string() })

export const proofFields = {
  password: password('Password', {
    autoComplete: 'current-password',
    missing: 'Enter your password',
  }),
}

/** For who is about to follow a link to something that asks for the password: asks before it, where it can be given. */
export const confirmProof = defineCall({
  method: 'GET',
  path: '/api/session/proof',
  may: 'account.own',
  needsProof: true,
  says: 'Whether the password was entered within the last ten minutes',
  tag,
  answer: said,
  isPrivate: true,
})

/** The password once more, for what is refused with `needs: 'password'`; it holds for ten minutes. */
export const proveSession = defineCall({
  method: 'POST',
  path: '/api/session/proof',
  may: 'account.own',
  says: 'Enter the password again',
  tag,
  body: formSchema(proofFields),
  answer: said,
  refusals: [429],
})
