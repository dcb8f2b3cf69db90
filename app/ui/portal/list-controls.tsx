import { CheckboxGroup } from '#app/ui/components/choice-field.tsx'
import type { Controls } from '#app/ui/forms/form-fields.tsx'
import { RowsControl } from './rows-control.tsx'

/** Given to a form that asks for several of a few, or for rows. */
export const listControls: Controls = {
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
  rows: (asked) => <RowsControl {...asked} />,
}
