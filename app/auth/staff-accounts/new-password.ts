import * as v from 'valibot'
import { formSchema } from '#app/platform/forms/form-schema.ts'
import { password } from '#app/platform/forms/password-field.ts'
import * as words from './staff-words.ts'

/** What who opened a link sends. */
export const newPasswordFields = {
  newPassword: password(words.newPassword, {
    autoComplete: 'new-password',
    hint: words.passwordHint,
    missing: words.enterNew,
    least: 10,
    tooShort: words.tooShort,
  }),
  confirmPassword: password(words.again, {
    autoComplete: 'new-password',
    missing: words.enterAgain,
  }),
}

export const newPasswordForm = v.pipe(
  formSchema(newPasswordFields),
  v.forward(
    v.partialCheck(
      [['newPassword'], ['confirmPassword']],
      ({ newPassword, confirmPassword }) => newPassword === confirmPassword,
      words.notTheSame,
    ),
    ['confirmPassword'],
  ),
)
