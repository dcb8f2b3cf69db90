import type { FormEvent, ReactNode } from 'react'
import type { AnyField, AnyFieldControl, Fields } from '#app/platform/forms/custom-field.ts'
import type { FieldErrors } from '#app/platform/forms/field-errors.ts'
import type { MessageContext } from '#app/platform/forms/message-template.ts'
import type { FormValues } from '#app/platform/forms/nested-values.ts'
import * as words from '#app/platform/forms/words.ts'
import { normalizeIdentifier } from '#app/platform/schema/normalize-identifier.ts'
import { CheckboxField, CheckboxGroup, RadioGroup } from '#app/ui/components/checkbox-and-radio.tsx'
import { SelectField, TextAreaField, TextField } from '#app/ui/components/form-field.tsx'

/** How a control is shown that only some forms have: a picture, a model of the house. */
export type FieldRenderers = Partial<
  Record<AnyFieldControl, (asked: FieldRenderProps) => ReactNode>
>

/** One field, ready to be shown. */
export type FieldRenderProps = {
  name: string
  field: AnyField
  value: unknown
  error: string | undefined
  /** Every error of the form: a list's rows have their own. */
  errors: FieldErrors
  isOptional: boolean
  facts?: MessageContext | undefined
}

type Props = {
  fields: Fields
  /** What they hold at first: as stored, from the address, or what was sent without JavaScript. */
  values: FormValues
  errors: FieldErrors
  controls?: FieldRenderers | undefined
  /** For hints that mention them. */
  facts?: MessageContext
  /** Says "(optional)" where other fields are compulsory; a form of the portal does not. */
  marksOptional?: boolean
}

/** The fields of a form in their order. */
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

/** Whether the form insists on the field. */
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
          // Of what it takes for no number, a browser's own number field says that nothing was typed.
          type={field.control === 'number' ? 'text' : field.control}
          placeholder={field.placeholder}
          inputMode={field.inputMode}
          maxLength={field.maxLength}
          onInput={field.strips && ((event) => stripUnwantedCharacters(event, field.strips))}
        />
      )
  }
}

/** What a control of one line or one choice is given. */
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
