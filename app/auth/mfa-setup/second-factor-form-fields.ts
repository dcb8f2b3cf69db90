import * as v from 'valibot'
import { type CustomField, customField } from '#app/platform/forms/custom-field.ts'
import { textField } from '#app/platform/forms/field-definitions.ts'
import { passwordField } from '#app/platform/forms/password-field.ts'
import { normalizeIdentifier } from '#app/platform/schema/normalize-identifier.ts'
import * as words from './staff-words.ts'

const ownPasswordField = passwordField(words.passwordLabel, {
  autoComplete: 'current-password',
  hint: words.passwordWhy,
  missing: words.passwordMissing,
})

function codeField(label: string, inputMode?: 'numeric'): CustomField<string> {
  const schema = v.pipe(
    v.optional(v.string('must be text'), ''),
    v.maxLength(160, 'must be 40 characters or fewer'),
    v.transform(normalizeIdentifier),
    v.nonEmpty(words.codeMissing),
    v.maxLength(40, 'must be 40 characters or fewer'),
  )
  return customField('text', label, schema, {
    isRequired: true,
    missing: words.codeMissing,
    autoComplete: 'one-time-code',
    ...(inputMode && { inputMode }),
  })
}

/** Fields that turn the app on. Its first code proves that the app has the secret. */
export const confirmAppFields = {
  code: codeField(words.codeLabel, 'numeric'),
  password: ownPasswordField,
}

/** Forms that remove a second factor or replace the recovery codes. */
export const passwordAndCodeFields = {
  password: ownPasswordField,
  code: codeField(words.anyCodeLabel),
}

/** Fields to complete before the browser asks for the passkey. */
export const newPasskeyFields = {
  name: textField(words.passkeyName, { hint: words.passkeyNameHint, max: 60 }),
  // Not `password`, because the login dialog that may open over this form has a field of that name.
  ownPassword: ownPasswordField,
}
