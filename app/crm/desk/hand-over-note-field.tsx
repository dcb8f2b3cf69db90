import { TextAreaField } from '#app/ui/components/form-field.tsx'
import { maxNoteLength } from './desk-event-schema.ts'
import * as words from './enquiry-actions-words.ts'

type Props = { text: string; onChange: (text: string) => void }

/** The note that is saved together with an assignment. */
export function HandOverNoteField({ text, onChange }: Props) {
  return (
    <TextAreaField
      name="hand-over-note"
      label={words.handOverNote}
      isOptional
      rows={2}
      maxLength={maxNoteLength}
      value={text}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
