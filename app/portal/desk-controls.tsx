import { type Controls, inputProps } from '#app/forms/form-fields.tsx'
import { CheckboxGroup } from '#app/ui/choice-field.tsx'
import { TextField } from '#app/ui/field.tsx'
import { RowsControl } from './rows-control.tsx'

/** The controls that only the staff's forms have. */
export const deskControls: Controls = {
  /** An amount is typed anew more often than mended. */
  money: (asked) => (
    <TextField
      {...inputProps(asked)}
      inputMode={asked.field.inputMode}
      maxLength={asked.field.maxLength}
      autoComplete="off"
      onFocus={(event) => event.target.select()}
    />
  ),
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
