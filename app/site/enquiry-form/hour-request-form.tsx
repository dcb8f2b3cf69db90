import type { ReactNode } from 'react'
import { toBikeName } from '#app/catalogue/vehicles/vehicle.ts'
import type { PublicEnquiryKind } from '#app/crm/enquiries/definition/define-enquiry-kind.ts'
import { modelFieldName } from '#app/crm/enquiries/definition/model-field-name.ts'
import { labelOfDay } from '#app/crm/enquiries/spoken-day.ts'
import * as enquiryWords from '#app/crm/enquiries/words.ts'
import type { FieldOption } from '#app/platform/forms/field-definitions.ts'
import type { FormValues } from '#app/platform/forms/nested-values.ts'
import { Button } from '#app/ui/components/button.tsx'
import { controlClassName } from '#app/ui/components/form-field.tsx'
import type { AppointmentChoices } from './appointment-choices.ts'
import * as words from './hour-picker-words.ts'

type Props = {
  enquiry: PublicEnquiryKind
  choices: AppointmentChoices
  /** Options of the form's model field. */
  models: readonly FieldOption[]
  /** Values from the address. */
  values: FormValues
  /** Address of the form below. Its query has the colour and the accessories of a configuration. */
  action: string
}

/** Asks for the free hours of a day without JavaScript. Only the server renders it. */
export function HourRequestForm({ enquiry, choices, models, values, action }: Props) {
  const { purposes, openDays, asked } = choices
  const isRide = enquiry.appointment?.isRide === true
  const options = (enquiry.fields['purpose']?.options ?? []).filter(({ value }) =>
    purposes.some(({ purpose }) => purpose === value),
  )
  const withDemo = models.filter(({ label }) => choices.models?.includes(toBikeName(label)) ?? true)
  const modelField = modelFieldName(enquiry) ?? ''
  const others = [...new URLSearchParams(action.split('?')[1])].filter(
    ([name]) => name !== modelField,
  )
  return (
    <form
      action={`${enquiry.page}#enquiry`}
      className="mb-10 grid gap-6 border-hairline border-b pb-8"
    >
      <div>
        <h2 className="font-bold text-xl">{words.chooseTime}</h2>
        <p className="mt-1 text-quiet">{words.chooseTimeHint}</p>
      </div>
      {others.map(([name, value]) => (
        <input key={name} type="hidden" {...{ name, value }} />
      ))}
      {isRide ? (
        <>
          <input type="hidden" name="for" value="test-ride" />
          <Select
            name={modelField}
            label={enquiry.fields[modelField]?.label ?? ''}
            chosen={typeof values[modelField] === 'string' ? values[modelField] : ''}
            placeholder={enquiryWords.chooseModel}
            options={withDemo}
          />
        </>
      ) : (
        <Select name="for" label={words.whatFor} chosen={asked?.purpose ?? ''} options={options} />
      )}
      <Select
        name="on"
        label={words.on}
        chosen={asked?.day ?? ''}
        placeholder={words.chooseDay}
        options={openDays.map((day) => ({ value: day, label: labelOfDay(day) }))}
      />
      <div>
        <Button type="submit">{words.showTimes}</Button>
      </div>
    </form>
  )
}

type SelectProps = {
  name: string
  label: ReactNode
  chosen: string
  options: readonly FieldOption[]
  placeholder?: string
}

/** The form below has fields with the same names, so these have other IDs. */
function Select({ name, label, chosen, options, placeholder }: SelectProps) {
  const id = `hours-${name}`
  return (
    <div>
      <label htmlFor={id} className="block font-semibold leading-snug">
        {label}
      </label>
      <select
        {...{ id, name }}
        required
        defaultValue={chosen}
        className={`${controlClassName} select-arrow mt-1.5 min-h-12 appearance-none pr-[min(2.5rem,12vw)] pl-3`}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  )
}
