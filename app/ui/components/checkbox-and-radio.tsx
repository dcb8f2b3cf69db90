import type { ComponentProps, ReactNode } from 'react'
import {
  controlProps,
  errorClassName,
  FieldHintAndError,
  type FieldLabelProps,
  fieldId,
  OptionalMark,
  type SelectOption,
} from './form-field.tsx'

type CheckboxInputProps = Omit<ComponentProps<'input'>, keyof FieldLabelProps | 'id' | 'type'>

/** Single checkbox such as "I agree …". Its label may contain a link. */
export function CheckboxField({
  label,
  hint,
  error,
  isOptional,
  ...input
}: Omit<FieldLabelProps, 'label'> & { label: ReactNode } & CheckboxInputProps) {
  const { name } = input
  return (
    <div className={error ? errorClassName : undefined}>
      <Choice label={label} isOptional={isOptional}>
        <input
          type="checkbox"
          {...input}
          {...controlProps({ name, hint, error })}
          className={box}
        />
      </Choice>
      <div className="pl-9">
        <FieldHintAndError id={fieldId(name)} hint={hint} error={error} />
      </div>
    </div>
  )
}

export type ChoiceOption = SelectOption & { name?: string; hint?: ReactNode }

/**
 * Group of checkboxes under one question. `name` is the group's, and error summaries link to its
 * first box. A box sends its own `name` if it has one (`notifications.sms`), otherwise the group's.
 */
export function CheckboxGroup(props: FieldLabelProps & GroupOptions) {
  return <ChoiceGroup type="checkbox" {...props} />
}

export function RadioGroup(props: FieldLabelProps & GroupOptions) {
  return <ChoiceGroup type="radio" {...props} />
}

type GroupOptions = {
  options: readonly ChoiceOption[]
  /** Values that are selected at first; the names of boxes that have their own. */
  defaultChosen?: readonly string[]
  /** Values that are selected now. The caller then stores them through `onChoose`. */
  chosen?: readonly string[]
  onChoose?: (value: string, isChosen: boolean) => void
  required?: boolean
  isInline?: boolean
}

function ChoiceGroup({
  type,
  name,
  label,
  hint,
  error,
  isOptional,
  options,
  defaultChosen,
  chosen,
  onChoose,
  required,
  isInline = false,
}: { type: 'checkbox' | 'radio' } & FieldLabelProps & GroupOptions) {
  const id = fieldId(name)
  const { 'aria-describedby': describedBy } = controlProps({ name, hint, error })
  return (
    <fieldset aria-describedby={describedBy} className={`min-w-0 ${error ? errorClassName : ''}`}>
      <legend className="font-semibold leading-snug">
        {label}
        {isOptional && <OptionalMark />}
      </legend>
      <FieldHintAndError id={id} hint={hint} error={error} />
      <div className={`mt-1 flex ${isInline ? 'flex-wrap gap-x-8' : 'flex-col'}`}>
        {options.map((option, index) => (
          <Choice key={option.name ?? option.value} label={option.label} hint={option.hint}>
            <input
              type={type}
              id={index === 0 ? id : `${id}-${index + 1}`}
              name={option.name ?? name}
              value={option.value}
              required={required && type === 'radio'}
              disabled={option.isDisabled}
              defaultChecked={defaultChosen?.includes(option.name ?? option.value)}
              checked={chosen?.includes(option.value)}
              onChange={onChoose && ((event) => onChoose(option.value, event.target.checked))}
              className={box}
            />
          </Choice>
        ))}
      </div>
    </fieldset>
  )
}

/** Makes the whole row clickable, at least 44 px high. */
function Choice({
  label,
  hint,
  isOptional,
  children,
}: {
  label: ReactNode
  hint?: ReactNode
  isOptional?: boolean | undefined
  children: ReactNode
}) {
  return (
    <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2 leading-snug">
      {children}
      <span className="pt-0.5">
        {label}
        {isOptional && <OptionalMark />}
        {hint && <span className="block text-sm text-quiet">{hint}</span>}
      </span>
    </label>
  )
}

const box = 'mt-0.5 size-6 shrink-0 cursor-pointer accent-(--signal-text)'
