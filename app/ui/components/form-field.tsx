import type { ComponentProps, ReactNode } from 'react'
import * as words from './words.ts'

/** Texts that every field shows around its control, in the order of a screen reader. */
export type FieldLabelProps = {
  name: string
  label: string
  /** Hint in one line: why the dealer asks, or the expected format. */
  hint?: ReactNode
  /** Error message of the field. */
  error?: string | undefined
  /** Adds "(optional)" to the label. */
  isOptional?: boolean
}
export type SelectOption = { value: string; label: string; isDisabled?: boolean }

type InputFieldProps<Tag extends 'input' | 'select' | 'textarea'> = FieldLabelProps &
  Omit<ComponentProps<Tag>, keyof FieldLabelProps | 'id' | 'children'>

/** Text input of any type: text, email, tel, date, password, search … */
export function TextField({
  label,
  hint,
  error,
  isOptional,
  className = '',
  ...input
}: InputFieldProps<'input'>) {
  const texts = { name: input.name, label, hint, error, isOptional }
  return (
    <FieldLayout {...texts}>
      <input
        type="text"
        {...input}
        {...controlProps(texts)}
        className={`${controlClassName} h-12 px-3 ${className}`}
      />
    </FieldLayout>
  )
}

export function TextAreaField({
  label,
  hint,
  error,
  isOptional,
  className = '',
  ...input
}: InputFieldProps<'textarea'>) {
  const texts = { name: input.name, label, hint, error, isOptional }
  return (
    <FieldLayout {...texts}>
      <textarea
        rows={4}
        {...input}
        {...controlProps(texts)}
        className={`${controlClassName} block min-h-24 resize-y px-3 py-2.5 ${className}`}
      />
    </FieldLayout>
  )
}

/** Select. `placeholder` is the empty first option, such as "Choose a model". */
export function SelectField({
  label,
  hint,
  error,
  isOptional,
  options,
  placeholder,
  children,
  className = '',
  ...input
}: InputFieldProps<'select'> & {
  options: readonly SelectOption[]
  placeholder?: string
  /** Option groups after the other options. */
  children?: ReactNode
}) {
  const texts = { name: input.name, label, hint, error, isOptional }
  return (
    <FieldLayout {...texts}>
      <select
        {...input}
        {...controlProps(texts)}
        className={`${controlClassName} select-arrow min-h-12 appearance-none pr-[min(2.5rem,12vw)] pl-3 ${className}`}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(({ value, label: text, isDisabled }) => (
          <option key={value} value={value} disabled={isDisabled}>
            {text}
          </option>
        ))}
        {children}
      </select>
    </FieldLayout>
  )
}

/** Returns the ID of a field's control, to which an error summary links. */
export function fieldId(name: string): string {
  return `field-${name.replaceAll(/[^\w-]/g, '-')}`
}

/** Returns the attributes that connect a control with its hint and error. */
export function controlProps({
  name,
  hint,
  error,
}: Pick<FieldLabelProps, 'name' | 'hint' | 'error'>) {
  const id = fieldId(name)
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return {
    id,
    'aria-describedby': described || undefined,
    'aria-invalid': error ? true : undefined,
  }
}

/** Lays out label, hint, error and control, also for controls that are not plain inputs. */
export function FieldLayout({
  name,
  label,
  hint,
  error,
  isOptional,
  children,
}: FieldLabelProps & { children: ReactNode }) {
  const id = fieldId(name)
  return (
    <div className={error ? errorClassName : undefined}>
      <label htmlFor={id} className="block font-semibold leading-snug">
        {label}
        {isOptional && <OptionalMark />}
      </label>
      <FieldHintAndError id={id} hint={hint} error={error} />
      <div className="mt-1.5">{children}</div>
    </div>
  )
}

export function FieldHintAndError({
  id,
  hint,
  error,
}: { id: string } & Pick<FieldLabelProps, 'hint' | 'error'>) {
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} className="mt-0.5 text-sm text-quiet leading-snug">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="mt-1 font-semibold text-sm text-bad leading-snug">
          <span className="sr-only">{words.error}</span>
          {error}
        </p>
      )}
    </>
  )
}

export function OptionalMark() {
  return <span className="font-normal text-quiet">{words.optional}</span>
}

export const errorClassName = 'border-bad border-l-4 pl-3'
export const controlClassName =
  'w-full rounded-control border border-control bg-surface text-ink text-base ' +
  'placeholder:text-quiet aria-invalid:border-2 aria-invalid:border-bad disabled:opacity-60'
