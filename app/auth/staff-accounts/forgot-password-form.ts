import * as v from 'valibot'
import { customField } from '#app/platform/forms/custom-field.ts'
import { formSchema } from '#app/platform/forms/form-schema.ts'
import { normalizeIdentifier } from '#app/platform/schema/normalize-identifier.ts'
import * as words from './staff-words.ts'

const userIdOrEmail = v.pipe(
  v.optional(v.string(words.whoMissing), ''),
  v.maxLength(1000, words.whoMissing),
  v.transform(normalizeIdentifier),
  v.nonEmpty(words.whoMissing),
  v.maxLength(254, words.atMost(254)),
)

export const forgotPasswordFields = {
  who: customField('text', words.who, userIdOrEmail, {
    isRequired: true,
    missing: words.whoMissing,
    maxLength: 254,
    autoComplete: 'username',
  }),
}

export const forgotPasswordFormSchema = formSchema(forgotPasswordFields)
