import type { FormEvent, ReactNode } from 'react'
import type { AnyField, AnyFieldControl, Fields } from '#app/platform/forms/custom-field.ts'
import type { FieldErrors } from '#app/platform/forms/field-errors.ts'
import type { MessageContext } from '#app/platform/forms/message-template.ts'
import type { FormValues } from '#app/platform/forms/nested-values.ts'
import * as words from '#app/platform/forms/words.ts'
import { normalizeIdentifier } from '#app/platform/schema/normalize-identifier.ts'
import { CheckboxField, CheckboxGroup, RadioGroup } from '#app/ui/components/checkbox-and-radio.tsx'
import { SelectField, TextAreaField, TextField } from '#app/ui/components/form-field.tsx'

/** Renders a control that only some forms have, such as a picture or a model. */
export type FieldRenderers = Partial<
  Record<AnyFieldControl, (asked: FieldRenderProps) => ReactNode>
>

/** Properties with which a field is rendered. */
export type FieldRenderProps = {
  name: string
  field: AnyField
  value: unknown
  error: string | undefined
  /** All errors of the form, because rows of a list have their own. */
  errors: FieldErrors
  isOptional: boolean
  facts?: MessageContext | undefined
}

type Props = {
  fields: Fields
  /** Initial values: stored, from the address, or from a post without JavaScript. */
  values: FormValues
  errors: FieldErrors
  controls?: FieldRenderers | undefined
  /** Facts that hints can mention. */
  facts?: MessageContext
  /**
   * Marks optional fields with "(optional)". The default depends on the other fields: if one of
   * them is required, it is `true`.
   */
  marksOptional?: boolean
}

/** Renders the fields of a form in their order. */
export function FormFields({ fields, values, errors, controls = {}, facts, marksOptional }: Props) {
  const marks = marksOptional ?? Object.values(fields).some(isFieldRequired)
  return Object.entries(fields).map(([name, field]) => (
    <FormField
      key={name}
      name={name}
      field={field}
      value={values[name]}
      error={errors[name]?.[0]}
      errors={errors}
      isOptional={marks && !isFieldRequired(field)}
      controls={controls}
      facts={facts}
    />
  ))
}

/** Returns `true` if the form requires the field. */
export function isFieldRequired(field: AnyField): boolean {
  return field.isRequired || field.isRequiredOnForm === true
}

export function FormField({
  controls = {},
  ...asked
}: FieldRenderProps & { controls?: FieldRenderers }) {
  const { name, field, value } = asked
  const own = controls[field.control]
  if (own) return own(asked)
  const shared = inputProps(asked)
  const { defaultValue: given, autoComplete: _, required, ...texts } = shared
  switch (field.control) {
    case 'textarea':
      return <TextAreaField {...shared} maxLength={field.maxLength} />
    case 'select':
      return <SelectField {...shared} options={field.options ?? []} placeholder={words.chooseOne} />
    case 'radio':
      return (
        <RadioGroup
          {...texts}
          options={field.options ?? []}
          defaultChosen={[given]}
          required={required}
          isInline
        />
      )
    case 'checkbox':
      return (
        <CheckboxField
          {...texts}
          required={required}
          value="true"
          defaultChecked={isTicked(value)}
        />
      )
    case 'group':
      return (
        <CheckboxGroup
          {...texts}
          options={checkboxOptions(name, field)}
          defaultChosen={tickedNames(name, value)}
        />
      )
    default:
      return (
        <TextField
          {...shared}
          // A native number field reports an invalid number as empty, so a text field is used.
          type={field.control === 'number' ? 'text' : field.control}
          placeholder={field.placeholder}
          inputMode={field.inputMode}
          maxLength={field.maxLength}
          onInput={field.strips && ((event) => stripUnwantedCharacters(event, field.strips))}
        />
      )
  }
}

/** Returns the properties of a control with one line or one choice. */
export function inputProps({ name, field, value, error, isOptional, facts }: FieldRenderProps) {
  const { hint } = field
  return {
    name,
    label: field.label,
    hint: typeof hint === 'function' ? facts && hint(facts) : hint,
    error,
    isOptional,
    required: isFieldRequired(field),
    autoComplete: field.autoComplete,
    defaultValue: typeof value === 'string' || typeof value === 'number' ? String(value) : '',
  }
}

function checkboxOptions(name: string, field: AnyField) {
  return Object.entries(field.fields ?? {}).map(([inner, { label }]) => ({
    value: 'true',
    name: `${name}.${inner}`,
    label,
  }))
}

function tickedNames(name: string, value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([inner, on]) => (isTicked(on) ? [`${name}.${inner}`] : []))
}

function isTicked(value: unknown): boolean {
  return value === true || value === 'true' || value === 'on'
}

function stripUnwantedCharacters(event: FormEvent<HTMLInputElement>, unwanted: RegExp | undefined) {
  const input = event.currentTarget
  const kept = normalizeIdentifier(input.value).replaceAll(new RegExp(unwanted ?? /$^/, 'g'), '')
  if (kept !== input.value) input.value = kept
}
