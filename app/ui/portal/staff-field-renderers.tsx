import { type FieldRenderers, inputProps } from '#app/ui/components/declared-form-fields.tsx'
import { TextField } from '#app/ui/components/form-field.tsx'

/** Renderers that many portal forms share. */
export const staffFieldRenderers: FieldRenderers = {
  offer: (asked) => <TextField {...inputProps(asked)} maxLength={asked.field.maxLength} />,
  /** Selects the amount on focus, because it is usually replaced. */
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
