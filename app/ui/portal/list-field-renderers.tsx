import { CheckboxGroup } from '#app/ui/components/checkbox-and-radio.tsx'
import type { FieldRenderers } from '#app/ui/components/declared-form-fields.tsx'
import { RepeatableRows } from './repeatable-rows.tsx'

/** Given to a form that asks for several of a few, or for rows. */
export const listFieldRenderers: FieldRenderers = {
  several: (asked) => (
    <CheckboxGroup
      name={asked.name}
      label={asked.field.label}
      error={asked.error}
      options={asked.field.options ?? []}
      defaultChosen={Array.isArray(asked.value) ? asked.value.map(String) : []}
      isInline
    />
  ),
  rows: (asked) => <RepeatableRows {...asked} />,
}
