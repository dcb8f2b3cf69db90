import * as v from 'valibot'
import type { More } from './fields.ts'
import { type OwnField, ownField } from './own-field.ts'

/** One picture. What is inside it is looked at where it is stored. */
export function picture(
  label: string,
  { missing = 'Choose a picture.', ...more }: More = {},
): OwnField<File> {
  const schema = v.pipe(chosenFiles, v.transform(first), v.instance(File, missing))
  return ownField('picture', label, schema, { isRequired: true, missing, ...more })
}

/** From one to `most` pictures. */
export function pictures(
  label: string,
  { missing = 'Choose at least one picture.', most, ...more }: More & { most: number },
): OwnField<File[]> {
  const schema = v.pipe(
    chosenFiles,
    v.minLength(1, missing),
    v.maxLength(most, `At most ${most} pictures can be sent at once.`),
  )
  return ownField('picture', label, schema, { isRequired: true, missing, ...more })
}

const first = ([file]: File[]) => file

/** A field of an upload may hold nothing, one file or several; an input without a choice sends a file without a name. */
const chosenFiles = v.pipe(
  v.optional(v.unknown(), []),
  v.transform((given) => (Array.isArray(given) ? given : [given])),
  v.transform((all) => all.filter((one): one is File => one instanceof File && isChosen(one))),
)

const isChosen = ({ name, size }: File) => size > 0 || name !== ''
