import { TextField } from '#app/ui/components/form-field.tsx'
import * as words from './appointment-desk-words.ts'
import { maxReasonLength } from './appointment-endpoints.ts'

type Props = { day: string | undefined; at: string | undefined }

/** Any day and time, with the reason for an appointment beyond the free hours. */
export function OverbookFields({ day, at }: Props) {
  return (
    <div className="grid gap-4">
      <TextField name="day" type="date" label={words.day} defaultValue={day} />
      <TextField name="at" type="time" label={words.time} defaultValue={at} />
      <TextField name="reason" label={words.reason} maxLength={maxReasonLength} />
    </div>
  )
}
