import { type FieldRenderers, inputProps } from '#app/ui/components/declared-form-fields.tsx'
import { TextField } from '#app/ui/components/form-field.tsx'

/** The controls that many of the staff's forms have. */
export const staffFieldRenderers: FieldRenderers = {
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
}
