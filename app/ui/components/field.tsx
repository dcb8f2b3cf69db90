import type { ComponentProps, ReactNode } from 'react'
import * as words from './words.ts'

/** What every field shows around its control, in the order in which a screen reader meets it. */
export type FieldTexts = {
  name: string
  label: string
  /** One quiet line: why we ask, or what it should look like. */
  hint?: ReactNode
  /** What is wrong with it, in a sentence. */
  error?: string | undefined
  /** Says "(optional)" after the label. */
  isOptional?: boolean
}
export type Option = { value: string; label: string; isDisabled?: boolean }

type Own<Tag extends 'input' | 'select' | 'textarea'> = FieldTexts &
  Omit<ComponentProps<Tag>, keyof FieldTexts | 'id' | 'children'>

/** text, email, tel, number, date, password, search … */
export function TextField({
  label,
  hint,
  error,
  isOptional,
  className = '',
  ...input
}: Own<'input'>) {
  const texts = { name: input.name, label, hint, error, isOptional }
  return (
    <FieldFrame {...texts}>
      <input
        type="text"
        {...input}
        {...controlProps(texts)}
        className={`${controlLook} h-12 px-3 ${className}`}
      />
    </FieldFrame>
  )
}

export function TextAreaField({
  label,
  hint,
  error,
  isOptional,
  className = '',
  ...input
}: Own<'textarea'>) {
  const texts = { name: input.name, label, hint, error, isOptional }
  return (
    <FieldFrame {...texts}>
      <textarea
        rows={4}
        {...input}
        {...controlProps(texts)}
        className={`${controlLook} block min-h-24 resize-y px-3 py-2.5 ${className}`}
      />
    </FieldFrame>
  )
}

/** `placeholder` is the empty first choice ("Choose a model"). */
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
}: Own<'select'> & {
  options: readonly Option[]
  placeholder?: string
  /** Options in groups, after the others. */
  children?: ReactNode
}) {
  const texts = { name: input.name, label, hint, error, isOptional }
  return (
    <FieldFrame {...texts}>
      <select
        {...input}
        {...controlProps(texts)}
        className={`${controlLook} select-arrow min-h-12 appearance-none pr-[min(2.5rem,12vw)] pl-3 ${className}`}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(({ value, label: text, isDisabled }) => (
          <option key={value} value={value} disabled={isDisabled}>
            {text}
          </option>
        ))}
        {children}
      </select>
    </FieldFrame>
  )
}

/** The id of a field's control: what an error summary links to. */
export function fieldId(name: string): string {
  return `field-${name.replaceAll(/[^\w-]/g, '-')}`
}

/** What ties a control to its hint and its error. */
export function controlProps({ name, hint, error }: Pick<FieldTexts, 'name' | 'hint' | 'error'>) {
  const id = fieldId(name)
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return {
    id,
    'aria-describedby': described || undefined,
    'aria-invalid': error ? true : undefined,
  }
}

/** Label above, then hint, error and control: for controls that are no plain input as well. */
export function FieldFrame({
  name,
  label,
  hint,
  error,
  isOptional,
  children,
}: FieldTexts & { children: ReactNode }) {
  const id = fieldId(name)
  return (
    <div className={error ? errorLook : undefined}>
      <label htmlFor={id} className="block font-semibold leading-snug">
        {label}
        {isOptional && <OptionalMark />}
      </label>
      <FieldNotes id={id} hint={hint} error={error} />
      <div className="mt-1.5">{children}</div>
    </div>
  )
}

export function FieldNotes({
  id,
  hint,
  error,
}: { id: string } & Pick<FieldTexts, 'hint' | 'error'>) {
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

export const errorLook = 'border-bad border-l-4 pl-3'
export const controlLook =
  'w-full rounded-control border border-control bg-surface text-ink text-base ' +
  'placeholder:text-quiet aria-invalid:border-2 aria-invalid:border-bad disabled:opacity-60'
