import type { FieldMessages } from '#app/platform/schema/validate-draft.ts'
import type { DocumentSection } from './document-sections.ts'
import { flattenFields } from './field-labels.ts'

/**
 * What is missing, by the fields in which it can be filled in. Where a whole part was never begun (`summary`), the
 * document says only that; one reads it at each of the part's fields, or at its first list, of which one entry is enough.
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
