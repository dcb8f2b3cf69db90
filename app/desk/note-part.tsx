import { type FormEvent, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { TextAreaField } from '#app/ui/field.tsx'
import { firstFocus } from '#app/ui/first-focus.ts'
import { longestNote } from './event-schema.ts'
import * as words from './work-words.ts'

type Props = {
  /** Whether it was kept: else the text stays. */
  onKeep: (text: string) => Promise<boolean>
  isBusy: boolean
  hasFocus?: boolean
}

export function NotePart({ onKeep, isBusy, hasFocus }: Props) {
  const [error, setError] = useState<string>()

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const text = String(new FormData(form).get('note') ?? '').trim()
    if (!text) return setError(words.noteMissing)
    setError(undefined)
    if (await onKeep(text)) form.reset()
  }

  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-3">
      <TextAreaField
        name="note"
        label={words.note}
        rows={3}
        maxLength={longestNote}
        error={error}
        ref={hasFocus ? firstFocus : undefined}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.metaKey || event.ctrlKey))
            event.currentTarget.form?.requestSubmit()
        }}
      />
      <Button type="submit" size="small" disabled={isBusy} className="justify-self-start">
        {words.keepNote}
      </Button>
    </form>
  )
}
