import * as v from 'valibot'
import { textSchema } from '#app/forms/field-schema.ts'
import { email, mobile, text } from '#app/forms/fields.ts'
import { refusalWords } from '#app/forms/refusal-words.ts'

// What staff send about themselves, checked alike in the browser and on the server.

const given = (missing: string, longest = 200) =>
  v.pipe(
    v.optional(v.string('must be text'), ''),
    v.nonEmpty(missing),
    v.maxLength(longest, `must be ${longest} characters or fewer`),
  )

export const logInForm = v.object(
  {
    userId: v.pipe(
      v.optional(v.string('Enter your user ID'), ''),
      v.trim(),
      v.nonEmpty('Enter your user ID'),
      v.maxLength(100, 'must be 100 characters or fewer'),
    ),
    password: given('Enter your password'),
  },
  'Enter your user ID and password',
)

export const profileForm = v.object(
  {
    userName: textSchema(text('Name'), refusalWords),
    email: textSchema(email('Email'), refusalWords),
    mobileNo: textSchema(mobile('Mobile'), refusalWords),
  },
  'Enter your name, email and mobile',
)

/** All three are required, and the two new ones must be the same. */
export const passwordForm = v.pipe(
  v.object(
    {
      oldPassword: given('Enter your current password'),
      newPassword: v.pipe(
        given('Enter a new password'),
        v.check(
          (password) => password === '' || password.length >= 10,
          'New password must have at least 10 characters',
        ),
      ),
      confirmPassword: given('Enter the new password again'),
    },
    'Enter your current password and a new one',
  ),
  v.forward(
    v.partialCheck(
      [['newPassword'], ['confirmPassword']],
      ({ newPassword, confirmPassword }) => newPassword === confirmPassword,
      'New password and confirm password do not match',
    ),
    ['confirmPassword'],
  ),
)
