import * as v from 'valibot'
import { text } from '#app/platform/forms/fields.ts'
import { type OwnField, ownField } from '#app/platform/forms/own-field.ts'
import { password } from '#app/platform/forms/password-field.ts'
import { foldIdentifier } from '#app/platform/schema/fold-identifier.ts'
import * as words from './staff-words.ts'

const ownPassword = password(words.passwordLabel, {
  autoComplete: 'current-password',
  hint: words.passwordWhy,
  missing: words.passwordMissing,
})

function code(label: string, inputMode?: 'numeric'): OwnField<string> {
  const schema = v.pipe(
    v.optional(v.string('must be text'), ''),
    v.maxLength(160, 'must be 40 characters or fewer'),
    v.transform(foldIdentifier),
    v.nonEmpty(words.codeMissing),
    v.maxLength(40, 'must be 40 characters or fewer'),
  )
  return ownField('text', label, schema, {
    isRequired: true,
    missing: words.codeMissing,
    autoComplete: 'one-time-code',
    ...(inputMode && { inputMode }),
  })
}

/** The first code shows that the app has the secret. */
export const confirmFields = {
  code: code(words.codeLabel, 'numeric'),
  password: ownPassword,
}

/** What takes something away, or draws new codes. */
export const proofFields = {
  password: ownPassword,
  code: code(words.anyCodeLabel),
}

/** Before the device asks whatever it asks. */
export const passkeyFields = {
  name: text(words.passkeyName, { hint: words.passkeyNameHint, max: 60 }),
  // Not `password`: the login that may open over this form has that field.
  ownPassword,
}
