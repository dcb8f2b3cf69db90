import * as v from 'valibot'
import { type CustomField, customField } from './custom-field.ts'
import type { FieldSettings } from './field-definitions.ts'

/** One picture. Its content is checked when it is stored. */
export function pictureField(
  label: string,
  { missing = 'Choose a picture.', ...more }: FieldSettings = {},
): CustomField<File> {
  const schema = v.pipe(chosenFiles, v.transform(first), v.instance(File, missing))
  return customField('picture', label, schema, { isRequired: true, missing, ...more })
}

/** From one to `most` pictures. */
export function picturesField(
  label: string,
  { missing = 'Choose at least one picture.', most, ...more }: FieldSettings & { most: number },
): CustomField<File[]> {
  const schema = v.pipe(
    chosenFiles,
    v.minLength(1, missing),
    v.maxLength(most, `You can upload at most ${most} pictures at once.`),
  )
  return customField('picture', label, schema, { isRequired: true, missing, ...more })
}

const first = ([file]: File[]) => file

/**
 * An upload field may contain nothing, one file or several. A file input without a choice sends a
 * file without a name.
 */
const chosenFiles = v.pipe(
  v.optional(v.unknown(), []),
  v.transform((given) => (Array.isArray(given) ? given : [given])),
  v.transform((all) => all.filter((one): one is File => one instanceof File && isChosen(one))),
)

const isChosen = ({ name, size }: File) => size > 0 || name !== ''
