import { type ReactNode, useState } from 'react'
import { instantInZone } from '#app/crm/desk/instant-in-zone.ts'
import type { NextStepSuggestion } from '#app/crm/desk/next-step-suggestions.ts'
import { localTime } from '#app/platform/calendar/local-time.ts'
import type { FormValues } from '#app/platform/forms/nested-values.ts'
import { SelectField, TextField } from '#app/ui/components/form-field.tsx'
import type { NewEnquiry } from './new-enquiry-entry.ts'
import * as words from './new-enquiry-words.ts'

type NextStepFieldsProps = {
  steps: readonly NextStepSuggestion[]
  held: FormValues
  zone: string
  /** `true` if a day is agreed, so that no call is promised. */
  isBooked: boolean
  /** The field beside the list. */
  children: ReactNode
}

/** A list instead of buttons, so that the whole form fits on the screen of a phone. */
export function NextStepFields({ steps, held, zone, isBooked, children }: NextStepFieldsProps) {
  const first = initialStep(held, steps, zone)
  const [step, setStep] = useState(first.step)
  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        {children}
        <SelectField
          name="entry.step"
          label={words.nextStep}
          // Uncontrolled like the kind.
          defaultValue={first.step}
          onChange={({ target }) => setStep(target.value)}
          options={[
            { value: '', label: isBooked ? words.asBooked : words.asPromised },
            ...steps.map(({ at, label }) => ({ value: at, label })),
            { value: 'pick', label: words.pick },
            { value: 'done', label: words.nothingLeft },
          ]}
        />
      </div>
      {step === 'pick' && (
        <div className="grid grid-cols-2 gap-3">
          <TextField type="date" name="entry.day" label={words.day} defaultValue={first.day} />
          <TextField type="time" name="entry.time" label={words.time} defaultValue={first.time} />
        </div>
      )}
    </>
  )
}

/** An instant that is no longer suggested is shown as its day and time. */
function initialStep(held: FormValues, steps: readonly NextStepSuggestion[], zone: string) {
  const step = textOf(held, 'entry.step')
  const isListed = ['', 'pick', 'done'].includes(step) || steps.some(({ at }) => at === step)
  if (!isListed) return { step: 'pick', ...localTime(new Date(step), zone) }
  return { step, day: textOf(held, 'entry.day'), time: textOf(held, 'entry.time') || '11:00' }
}

/** Returns null without a next step, and undefined if its day or time is missing. */
export function stepOf(values: FormValues, zone: string): NewEnquiry['nextStep'] | undefined {
  const step = textOf(values, 'entry.step')
  if (step === '' || step === 'done') return null
  if (step !== 'pick') return { at: step }
  const [day, time] = [textOf(values, 'entry.day'), textOf(values, 'entry.time')]
  return day && time ? { at: instantInZone(day, time, zone).toISOString() } : undefined
}

/** Returns a field of the form as text, or an empty text. */
export function textOf(held: FormValues, name: string): string {
  const value = held[name]
  return typeof value === 'string' ? value : ''
}
