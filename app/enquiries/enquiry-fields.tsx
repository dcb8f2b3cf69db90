import type { FormEvent, ReactNode } from 'react'
import type { Enquiry } from '#app/enquiries/definition/define.ts'
import type { Field, Option } from '#app/forms/fields.ts'
import { sentenceOf } from '#app/forms/sentence.ts'
import { useHouse } from '#app/site/use-house.ts'
import { CheckboxField, CheckboxGroup, RadioGroup } from '#app/ui/choice-field.tsx'
import { SelectField, TextAreaField, TextField } from '#app/ui/field.tsx'
import * as words from './words.ts'

export type Values = Record<string, unknown>

export type FieldsProps = {
  enquiry: Enquiry
  /** What the model field offers. */
  models: readonly Option[]
  /** What the fields hold at first: from the address, or what was sent without JavaScript. */
  values: Values
  errors: Record<string, string[]>
  /** Another control in the place of a field's own, where a page has more to offer. */
  instead?: Partial<Record<string, (field: Field, error: string | undefined) => ReactNode>>
}

/** The fields of an enquiry in their order. */
export function EnquiryFields({ enquiry, models, values, errors, instead }: FieldsProps) {
  const marksOptional = Object.values(enquiry.fields).some(isAsked)
  return Object.entries(enquiry.fields).map(([name, field]) => {
    const error = errors[name]?.[0]
    const replacement = instead?.[name]
    if (replacement) return <div key={name}>{replacement(field, error)}</div>
    return (
      <EnquiryField
        key={name}
        name={name}
        field={field}
        models={models}
        value={values[name]}
        error={error}
        marksOptional={marksOptional}
      />
    )
  })
}

type OneField = {
  name: string
  field: Field
  models: readonly Option[]
  value: unknown
  error: string | undefined
  /** Where nothing is compulsory the form says so once, instead of every field. */
  marksOptional: boolean
}

/** Whether the form insists on the field. */
export function isAsked(field: Field): boolean {
  return field.isRequired || field.isRequiredOnForm === true
}

function EnquiryField({ name, field, models, value, error, marksOptional }: OneField) {
  const house = useHouse()
  const isRequired = isAsked(field)
  const texts = {
    name,
    label: field.label,
    hint: field.hint && sentenceOf(field.hint, house),
    error,
    isOptional: marksOptional && !isRequired,
  }
  const given = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  const shared = {
    ...texts,
    required: isRequired,
    autoComplete: field.autoComplete,
    defaultValue: given,
  }
  switch (field.control) {
    case 'textarea':
      return <TextAreaField {...shared} maxLength={field.maxLength} />
    case 'model':
      return (
        <SelectField {...shared} options={offer(models, given)} placeholder={words.chooseModel} />
      )
    case 'select':
      return <SelectField {...shared} options={field.options ?? []} placeholder={words.chooseOne} />
    case 'radio':
      return (
        <RadioGroup
          {...texts}
          options={field.options ?? []}
          defaultChosen={[given]}
          required={isRequired}
          isInline
        />
      )
    case 'checkbox':
      return (
        <CheckboxField
          {...texts}
          required={isRequired}
          value="true"
          defaultChecked={isTicked(value)}
        />
      )
    case 'group':
      return (
        <CheckboxGroup
          {...texts}
          options={boxes(name, field)}
          defaultChosen={ticked(name, value)}
        />
      )
    default:
      return (
        <TextField
          {...shared}
          type={field.control}
          inputMode={field.inputMode}
          maxLength={field.control === 'number' ? undefined : field.maxLength}
          min={field.control === 'number' ? field.min : undefined}
          step={field.control === 'number' ? 'any' : undefined}
          onInput={field.strips && ((event) => strip(event, field.strips))}
        />
      )
  }
}

/** The models, with what the address asked for even when the list has it not. */
function offer(models: readonly Option[], given: string): readonly Option[] {
  if (given === '' || models.some(({ value }) => value === given)) return models
  return [{ value: given, label: given }, ...models]
}

function boxes(name: string, field: Field) {
  return Object.entries(field.fields ?? {}).map(([inner, { label }]) => ({
    value: 'true',
    name: `${name}.${inner}`,
    label,
  }))
}

function ticked(name: string, value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([inner, on]) => (isTicked(on) ? [`${name}.${inner}`] : []))
}

function isTicked(value: unknown): boolean {
  return value === true || value === 'true' || value === 'on'
}

function strip(event: FormEvent<HTMLInputElement>, unwanted: RegExp | undefined) {
  const input = event.currentTarget
  const kept = input.value.replaceAll(new RegExp(unwanted ?? /$^/, 'g'), '')
  if (kept !== input.value) input.value = kept
}
