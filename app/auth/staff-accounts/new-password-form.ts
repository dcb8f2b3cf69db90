import * as v from 'valibot'
import { formSchema } from '#app/platform/forms/form-schema.ts'
import { passwordField } from '#app/platform/forms/password-field.ts'
import * as words from './staff-words.ts'

/** Form that sets a password after a link was opened. */
export const newPasswordFields = {
  newPassword: passwordField(words.newPassword, {
    autoComplete: 'new-password',
    hint: words.passwordHint,
    missing: words.enterNew,
    least: 10,
    tooShort: words.tooShort,
  }),
  confirmPassword: passwordField(words.again, {
    autoComplete: 'new-password',
    missing: words.enterAgain,
  }),
}

export const newPasswordFormSchema = v.pipe(
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
