import { useState } from 'react'
import type { Colleague } from '#app/crm/desk/desk-context.ts'
import { MentionField } from '#app/crm/desk/mention-field.tsx'
import type { Pipeline } from '#app/platform/permissions/pipeline.ts'
import { type FieldRenderProps, inputProps } from '#app/ui/components/declared-form-fields.tsx'

type Props = {
  asked: FieldRenderProps
  flow: Pipeline
  colleagues: readonly Colleague[] | undefined
}

/** The note becomes the first note of the enquiry, so its mentions notify colleagues. */
export function NewEnquiryNoteField({ asked, flow, colleagues }: Props) {
  const { defaultValue, ...field } = inputProps(asked)
  const [text, setText] = useState(defaultValue)
  return (
    <MentionField
      {...field}
      rows={2}
      text={text}
      onText={setText}
      flows={[flow]}
      among={colleagues}
    />
  )
}
