import { useId, useState } from 'react'
import { todayInZone } from '#app/platform/calendar/day-arithmetic.ts'
import { Button } from '#app/ui/components/button.tsx'
import { TextField } from '#app/ui/components/form-field.tsx'
import { firstOfNextMonth } from './continue-entry.ts'
import type { EntrySuccession } from './document-sections.ts'
import * as words from './words.ts'

type Props = {
  texts: EntrySuccession['texts']
  /** Continues the entry. Returns `false` if the day is not after the entry's first day. */
  onContinue: (day: string) => boolean
}

/** A button that asks for a day from which the entry continues with other values. */
export function ContinueEntryForm({ texts, onContinue }: Props) {
  const name = useId()
  const [day, setDay] = useState<string>()
  const [isRefused, setRefused] = useState(false)
  if (day === undefined)
    return (
      <Button
        size="dense"
        className="justify-self-start"
        onClick={() => setDay(firstOfNextMonth(todayInZone()))}
      >
        {texts.button}
      </Button>
    )
  return (
    <div className="grid max-w-md gap-3 border-signal border-l-4 pl-4">
      <TextField
        name={name}
        type="date"
        label={texts.day}
        hint={texts.hint}
        error={isRefused ? words.laterThanFirstDay : undefined}
        value={day}
        onChange={(event) => setDay(event.target.value)}
      />
      <p className="flex flex-wrap gap-3">
        <Button size="dense" tone="ink" onClick={() => setRefused(!onContinue(day))}>
          {texts.confirm}
        </Button>
        <Button size="dense" onClick={() => setDay(undefined)}>
          {words.cancel}
        </Button>
      </p>
    </div>
  )
}
