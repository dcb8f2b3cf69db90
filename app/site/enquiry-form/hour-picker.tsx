import { useRef, useState } from 'react'
import type { FreeHour } from '#app/crm/appointments/free-hours.ts'
import type { NearbyHour } from '#app/crm/enquiries/appointment-of-enquiry.ts'
import { type BookedHour, hourChoiceOf } from '#app/crm/enquiries/booked-hour.ts'
import type {
  AppointmentFields,
  PublicEnquiryKind,
} from '#app/crm/enquiries/definition/define-enquiry-kind.ts'
import { modelFieldName } from '#app/crm/enquiries/definition/model-field-name.ts'
import type { FormValues } from '#app/platform/forms/nested-values.ts'
import { Button } from '#app/ui/components/button.tsx'
import { RadioGroup } from '#app/ui/components/checkbox-and-radio.tsx'
import { type FieldRenderProps, inputProps } from '#app/ui/components/declared-form-fields.tsx'
import {
  errorClassName,
  FieldHintAndError,
  fieldId,
  TextField,
} from '#app/ui/components/form-field.tsx'
import { type AppointmentChoices, type HourList, showHoursName } from './appointment-choices.ts'
import * as words from './hour-picker-words.ts'
import type { EnquiryRefusal } from './send-enquiry.ts'
import { useFreeHours } from './use-free-hours.ts'

type Props = {
  enquiry: PublicEnquiryKind
  fields: AppointmentFields<string>
  choices: AppointmentChoices
  /** The day field as the form renders it. */
  day: FieldRenderProps
  values: FormValues
  /** Reason for which the form was refused, with the nearest free hours if its hour was. */
  refusal: EnquiryRefusal | undefined
}

const noHours: readonly NearbyHour[] = []

/** Purpose, day and hour of an appointment. Without an hour, the form promises a call. */
export function HourPicker({ enquiry, fields, choices, day, values, refusal }: Props) {
  const nearest = refusal?.nearest ?? noHours
  const part = useRef<HTMLDivElement>(null)
  const { asked } = choices
  const typed = hourIn(values, fields)
  const kept = nearest.length === 0 ? typed : undefined
  const isListed = asked?.day === kept?.day && asked?.hours.some(({ at }) => at === kept?.at)
  const start: HourList =
    kept && !isListed
      ? { day: kept.day, hours: [{ at: kept.at, left: 0 }] }
      : (asked ?? { day: '', hours: [], message: refusal ? undefined : choices.message })
  const list = useFreeHours(
    part,
    { fields, modelField: modelFieldName(enquiry), choices },
    { start, isComplete: start.hours.length > 0 || nearest.length > 0 },
  )
  const [listOfServer] = useState(list)
  // The nearest hours stay until the visitor chooses another day, purpose or model.
  const [refused, setRefused] = useState({ nearest, list })
  if (refused.nearest !== nearest) setRefused({ nearest, list })
  const isRefusalShown = refused.nearest === nearest && refused.list === list
  const { hint, defaultValue, ...shared } = inputProps(day)

  function showDay(next: string) {
    const input = part.current?.querySelector('input[type=date]')
    if (!(input instanceof HTMLInputElement)) return
    input.value = next
    for (const type of ['input', 'change']) input.dispatchEvent(new Event(type, { bubbles: true }))
    // The button disappears.
    input.focus()
  }

  return (
    <div ref={part} className="grid gap-6">
      <SubmitOnEnter>{enquiry.submit}</SubmitOnEnter>
      {!fields.isRide && (
        <PurposeField
          enquiry={enquiry}
          choices={choices}
          chosen={typedText(values['purpose']) ?? asked?.purpose ?? ''}
          error={day.errors['purpose']?.[0]}
        />
      )}
      <TextField
        {...shared}
        label={words.day[enquiry.counter]}
        hint={hint}
        type="date"
        defaultValue={defaultValue || (asked?.day ?? '')}
      />
      <ButtonWithoutScript day="">{words.showTimes}</ButtonWithoutScript>
      <HourField
        name={fields.time}
        list={list}
        nearest={isRefusalShown ? nearest : noHours}
        chosen={kept}
        error={day.errors[fields.time]?.[0]}
        // The list from the server has a button that works without JavaScript.
        onShow={list === listOfServer ? undefined : showDay}
      />
    </div>
  )
}

/**
 * Sends the form to ask for the free hours of a day without JavaScript. React does not hydrate it.
 * In the browser's address, nothing that was typed appears.
 */
const ButtonWithoutScript = ({ day, children }: { day: string; children: string }) => (
  <noscript>
    {import.meta.env.SSR && (
      <Button
        type="submit"
        name={showHoursName}
        value={day}
        formNoValidate
        formAction={`#${hoursId}`}
      >
        {children}
      </Button>
    )}
  </noscript>
)

/**
 * Makes Enter in a text field send the form without JavaScript. The browser presses the first
 * button of the form, which would otherwise show the free hours.
 */
const SubmitOnEnter = ({ children }: { children: string }) => (
  <noscript>
    {import.meta.env.SSR && (
      <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only">
        {children}
      </button>
    )}
  </noscript>
)

const hoursId = 'hours'

/** Returns a typed text; a form post can have a group of fields instead. */
const typedText = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined

function hourIn(values: FormValues, { day, time }: AppointmentFields<string>) {
  const [on, at] = [values[day], values[time]]
  const isChosen = typeof on === 'string' && typeof at === 'string' && on !== '' && at !== ''
  return isChosen ? { day: on, at } : undefined
}

function PurposeField({
  enquiry,
  choices,
  chosen,
  error,
}: Pick<Props, 'enquiry' | 'choices'> & { chosen: string; error: string | undefined }) {
  const options = enquiry.fields['purpose']?.options ?? []
  const { hint } = enquiry.fields[enquiry.appointment?.follows?.field ?? ''] ?? {}
  return (
    <RadioGroup
      name="purpose"
      label={words.whatFor}
      hint={typeof hint === 'string' ? hint : undefined}
      error={error}
      options={options.filter(({ value }) =>
        choices.purposes.some(({ purpose }) => purpose === value),
      )}
      defaultChosen={[chosen]}
      isInline
    />
  )
}

type HourFieldProps = {
  name: string
  list: HourList
  nearest: readonly NearbyHour[]
  chosen: BookedHour | undefined
  error: string | undefined
  /** Shows another day; undefined for the list from the server. */
  onShow: ((day: string) => void) | undefined
}

function HourField({ name, list, nearest, chosen, error, onShow }: HourFieldProps) {
  const id = fieldId(name)
  const { day, hours, first, message, next } = list
  const groups = nearest.length > 0 ? [nearestGroup(nearest)] : groupsOf(day, hours)
  const ids = groups.flatMap((group) => group.options.map(({ value }) => value))
  const idOf = (value: string) =>
    ids[0] === value || (ids.length === 0 && value === '') ? id : undefined
  const choice = chosen && hourChoiceOf(chosen)
  return (
    <fieldset
      id={hoursId}
      aria-describedby={error ? `${id}-error` : undefined}
      className={`min-w-0 scroll-mt-24 ${error ? errorClassName : ''}`}
    >
      <legend className="font-semibold leading-snug">
        {day === '' || nearest.length > 0 ? words.time : words.timeOn(day)}
      </legend>
      <FieldHintAndError id={id} error={error} />
      <div role="status" className="mt-1 text-quiet empty:hidden">
        {message && nearest.length === 0 && <p>{message}</p>}
        {first && nearest.length === 0 && <p>{words.firstFree(first.day, first.at)}</p>}
      </div>
      {next !== undefined && nearest.length === 0 && (
        <div className="mt-2">
          {onShow ? (
            <Button onClick={() => onShow(next)}>{words.nextFree(next)}</Button>
          ) : (
            <ButtonWithoutScript day={next}>{words.nextFree(next)}</ButtonWithoutScript>
          )}
        </div>
      )}
      {groups.map(({ title, options }) => (
        <fieldset key={title} className="mt-3 min-w-0">
          <legend className="text-quiet text-sm">{title}</legend>
          <div className={nearest.length > 0 ? 'mt-1 grid gap-2' : hourGrid}>
            {options.map(({ value, label, note }) => (
              <HourOption
                key={value}
                {...{ name, value, label, note }}
                id={idOf(value)}
                isChosen={value === choice}
              />
            ))}
          </div>
        </fieldset>
      ))}
      <div className="mt-3">
        <HourOption name={name} value="" label={words.callMe} id={idOf('')} />
      </div>
    </fieldset>
  )
}

const hourGrid = 'mt-1 grid grid-cols-[repeat(auto-fill,minmax(min(100%,9.5rem),1fr))] gap-2'

type Option = { value: string; label: string; note?: string | undefined }

const noteOf = (left: number) => (left === 1 ? words.oneLeft : undefined)

const nearestGroup = (nearest: readonly NearbyHour[]) => ({
  title: words.nearest,
  options: nearest.map(({ day, at, left }): Option => {
    return {
      value: hourChoiceOf({ day, at }),
      label: words.dayAndHour(day, at),
      note: noteOf(left),
    }
  }),
})

const partsOfDay = [
  { title: words.dayParts.morning, from: '00:00', until: '12:00' },
  { title: words.dayParts.afternoon, from: '12:00', until: '17:00' },
  { title: words.dayParts.evening, from: '17:00', until: '24:00' },
]

function groupsOf(day: string, hours: readonly FreeHour[]): { title: string; options: Option[] }[] {
  const groups = partsOfDay.map(({ title, from, until }) => ({
    title,
    options: hours
      .filter(({ at }) => at >= from && at < until)
      .map(({ at, left }): Option => {
        return { value: hourChoiceOf({ day, at }), label: words.hour(at), note: noteOf(left) }
      }),
  }))
  return groups.filter(({ options }) => options.length > 0)
}

function HourOption({
  name,
  value,
  label,
  note,
  id,
  isChosen = false,
}: Option & { name: string; id: string | undefined; isChosen?: boolean }) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control border border-control bg-surface px-3 py-2 leading-snug has-checked:border-ink has-checked:font-semibold has-checked:ring-1 has-checked:ring-ink">
      <input
        type="radio"
        {...{ name, value, id }}
        defaultChecked={isChosen}
        className="size-5 shrink-0 cursor-pointer accent-(--signal-text)"
      />
      <span>
        {label}
        {note && <span className="block font-normal text-quiet text-sm">{note}</span>}
      </span>
    </label>
  )
}
