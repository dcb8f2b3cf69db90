import * as v from 'valibot'
import { customField } from '#app/platform/forms/custom-field.ts'
import { emailField, mobileField, textField } from '#app/platform/forms/field-definitions.ts'
import { textFieldSchema } from '#app/platform/forms/field-schema.ts'
import { completeFormSchema, formSchema } from '#app/platform/forms/form-schema.ts'
import { passwordField } from '#app/platform/forms/password-field.ts'
import { refusalWords } from '#app/platform/forms/refusal-words.ts'
import { normalizeIdentifier } from '#app/platform/schema/normalize-identifier.ts'

// Forms of the login and of the logged-in account. Browser and server validate them with the same
// schema.

const userId = v.pipe(
  v.optional(v.string('Enter your user ID'), ''),
  v.maxLength(400, 'must be 100 characters or fewer'),
  v.transform(normalizeIdentifier),
  v.nonEmpty('Enter your user ID'),
  v.maxLength(100, 'must be 100 characters or fewer'),
)

/** Six digits from the authenticator app, or a recovery code. */
const code = v.pipe(
  v.string('must be text'),
  v.maxLength(160, 'must be 40 characters or fewer'),
  v.transform(normalizeIdentifier),
  v.maxLength(40, 'must be 40 characters or fewer'),
)

export const logInFormSchema = formSchema(
  {
    userId: customField('text', 'User ID', userId),
    password: passwordField('Password', { missing: 'Enter your password' }),
    code: customField('text', 'Code', v.optional(code)),
  },
  'Enter your user ID and password',
)

/** Schema of the second login form, which sends the code after a right password. */
export const secondFactorCodeFormSchema = formSchema(
  { code: customField('text', 'Code', v.pipe(code, v.nonEmpty('Enter the code'))) },
  'Enter the code',
)

export const profileFields = {
  userName: textField('Name', { autoComplete: 'name' }),
  email: emailField('Email'),
  mobileNo: mobileField('Mobile'),
}

export const profileFormSchema = completeFormSchema(
  profileFields,
  'Enter your name, email and mobile',
)

/** Schema of a profile change. A field that is left out does not change. */
export const profileEditSchema = v.object({
  userName: v.optional(textFieldSchema(profileFields.userName, refusalWords)),
  email: v.optional(textFieldSchema(profileFields.email, refusalWords)),
  mobileNo: v.optional(textFieldSchema(profileFields.mobileNo, refusalWords)),
})

export const changePasswordFields = {
  oldPassword: passwordField('Current password', {
    autoComplete: 'current-password',
    missing: 'Enter your current password',
  }),
  newPassword: passwordField('New password', {
    autoComplete: 'new-password',
    hint: 'At least 10 characters. Four words that you can remember make a good password.',
    missing: 'Enter a new password',
    least: 10,
    tooShort: 'New password must have at least 10 characters',
  }),
  confirmPassword: passwordField('Confirm password', {
    autoComplete: 'new-password',
    missing: 'Enter the new password again',
  }),
}

/** All three fields are required, and both new passwords must be equal. */
export const changePasswordFormSchema = v.pipe(
  formSchema(changePasswordFields, 'Enter your current password and a new one'),
  v.forward(
    v.partialCheck(
      [['newPassword'], ['confirmPassword']],
      ({ newPassword, confirmPassword }) => newPassword === confirmPassword,
      'New password and confirm password do not match',
    ),
    ['confirmPassword'],
  ),
)

export type ProfileEdit = v.InferOutput<typeof profileEditSchema>
export type PasswordChange = v.InferOutput<typeof changePasswordFormSchema>
