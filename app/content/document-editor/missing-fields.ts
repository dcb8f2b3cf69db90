import type { FieldMessages } from '#app/platform/schema/validate-draft.ts'
import type { DocumentSection } from './document-sections.ts'
import { flattenFields } from './field-labels.ts'

/**
 * Maps messages about missing parts to the fields that can be filled in. For a part without any
 * value, such as `summary`, the document reports only the part. The message then goes to each
 * required field of the part, or else to its first list.
 */
export function missingFieldsByName(
  gaps: FieldMessages,
  sections: readonly DocumentSection[],
): FieldMessages {
  const fields = sections.flatMap((section) => flattenFields(section.fields))
  return Object.fromEntries(
    Object.entries(gaps).flatMap(([path, says]) => {
      const below = fields.filter(({ name }) => name.startsWith(`${path}.`))
      const asked = below.filter(({ kind, isOptional }) => kind !== 'list' && !isOptional)
      const places = asked.length > 0 ? asked : below.slice(0, 1)
      return places.length > 0 ? places.map(({ name }) => [name, says]) : [[path, says]]
    }),
  )
}
