import type { Pipeline } from '#app/platform/permissions/pipeline.ts'
import * as words from './enquiry-actions-words.ts'
import { MentionField } from './mention-field.tsx'

type Props = {
  text: string
  onChange: (text: string) => void
  /** Flows of the enquiries. */
  flows: readonly Pipeline[]
}

/** The note that is saved together with an assignment. */
export function HandOverNoteField({ text, onChange, flows }: Props) {
  return (
    <MentionField
      name="hand-over-note"
      label={words.handOverNote}
      isOptional
      rows={2}
      text={text}
      onText={onChange}
      flows={flows}
    />
  )
}
