import * as v from 'valibot'
import { formSchema } from '#app/platform/forms/form-schema.ts'
import { ownField } from '#app/platform/forms/own-field.ts'
import { foldIdentifier } from '#app/platform/schema/fold-identifier.ts'
import * as words from './staff-words.ts'

const who = v.pipe(
  v.optional(v.string(words.whoMissing), ''),
  v.maxLength(1000, words.whoMissing),
  v.transform(foldIdentifier),
  v.nonEmpty(words.whoMissing),
  v.maxLength(254, words.atMost(254)),
)

export const forgottenFields = {
  who: ownField('text', words.who, who, {
    isRequired: true,
    missing: words.whoMissing,
    maxLength: 254,
    autoComplete: 'username',
  }),
}

export const forgottenForm = formSchema(forgottenFields)
