import { CheckboxGroup } from '#app/ui/components/checkbox-and-radio.tsx'
import type { FieldRenderers } from '#app/ui/components/declared-form-fields.tsx'
import { RepeatableRows } from './repeatable-rows.tsx'

/** Renderers for forms with several choices or repeatable rows. */
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
