import { type FormEvent, useState } from 'react'
import { localTime } from '#app/platform/calendar/local-time.ts'
import { serverNow } from '#app/platform/calendar/server-clock.ts'
import { autoFocusRef } from '#app/ui/components/auto-focus-ref.ts'
import { Button } from '#app/ui/components/button.tsx'
import { TextField } from '#app/ui/components/form-field.tsx'
import { ChoiceButtons } from './choice-buttons.tsx'
import { useDeskContext } from './desk-context.ts'
import { instantInZone } from './instant-in-zone.ts'
import { suggestNextSteps } from './next-step-suggestions.ts'
import * as words from './next-step-suggestions-words.ts'

type Props = {
  /** Receives an ISO instant, or null if the user chose no next step. */
  onChoose: (at: string | null) => void
  isBusy: boolean
  hasFocus?: boolean
  hasDigits?: boolean
  /** `true` if without a next step nothing would bring the enquiry back. */
  isNeeded?: boolean
  /** The choice so far, if a choice does not send at once. */
  chosen?: string | null | undefined
  /** `false` hides the choice of no next step. */
  hasNone?: boolean
}

/** Picks the time of the next step: a suggested time, or a day and a time. */
export function NextStepTimePicker({
  onChoose,
  isBusy,
  hasFocus,
  hasDigits = true,
  isNeeded = false,
  hasNone = true,
  chosen,
}: Props) {
  const { hours, zone } = useDeskContext()
  const [now] = useState(serverNow)
  const [isPicking, setPicking] = useState(false)
  const steps = suggestNextSteps(hours, now, zone)
  const pressed = (at: string | null) => (chosen === undefined ? {} : { isChosen: chosen === at })
  if (isPicking) return <CustomTimeForm onChoose={onChoose} isBusy={isBusy} />
  return (
    <ChoiceButtons
      label={words.question}
      isBusy={isBusy}
      hasFocus={hasFocus ?? false}
      hasDigits={hasDigits}
      choices={[
        ...steps.map(({ label, at }) => ({ value: at, label, ...pressed(at) })),
        { value: 'pick', label: words.pick },
        ...(hasNone
          ? [
              {
                ...{ value: 'none', label: words.none, ...pressed(null) },
                note: isNeeded ? words.staysOpen : undefined,
              },
            ]
          : []),
      ]}
      onChoose={(value) =>
        value === 'pick' ? setPicking(true) : onChoose(value === 'none' ? null : value)
      }
    />
  )
}

function CustomTimeForm({ onChoose, isBusy }: Pick<Props, 'onChoose' | 'isBusy'>) {
  const { zone } = useDeskContext()
  const [error, setError] = useState<string>()
  const [{ day: today }] = useState(() => localTime(serverNow(), zone))

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const [day, time] = [String(form.get('day') ?? ''), String(form.get('time') ?? '')]
    if (!day || !time) return setError(words.incomplete)
    const at = instantInZone(day, time, zone)
    if (at <= serverNow()) return setError(words.past)
    onChoose(at.toISOString())
  }

  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          type="date"
          name="day"
          label={words.day}
          min={today}
          defaultValue={today}
          error={error}
          ref={autoFocusRef}
        />
        <TextField type="time" name="time" label={words.time} defaultValue="11:00" />
      </div>
      <Button type="submit" tone="signal" size="small" disabled={isBusy}>
        {words.set}
      </Button>
    </form>
  )
}
