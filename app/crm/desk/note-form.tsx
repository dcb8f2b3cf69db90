import { type FormEvent, useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { Pipeline } from '#app/platform/permissions/pipeline.ts'
import { autoFocusRef } from '#app/ui/components/auto-focus-ref.ts'
import { Button } from '#app/ui/components/button.tsx'
import { DraftNotice } from '#app/ui/portal/draft-notice.tsx'
import type { TextDraft } from '#app/ui/portal/use-text-draft.ts'
import * as words from './enquiry-actions-words.ts'
import { MentionField } from './mention-field.tsx'

type Props = {
  note: TextDraft
  /** Resolves to `true` if the note was saved. Otherwise the typed text stays in the form. */
  onKeep: (text: string) => Promise<boolean>
  isBusy: boolean
  hasFocus?: boolean
  /** The enquiry's flow. Without it, an `@` offers no colleagues. */
  flow?: Pipeline
}

export function NoteForm({ note, onKeep, isBusy, hasFocus, flow }: Props) {
  const [error, setError] = useState<string>()
  const hold = useTextTypedBeforeHydration(note, hasFocus)

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const text = note.text.trim()
    if (!text) return setError(words.noteMissing)
    setError(undefined)
    if (await onKeep(text)) note.whenSent(text)
  }

  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-3">
      {note.isRestored && <DraftNotice onDiscard={note.discard} />}
      <MentionField
        name="note"
        label={words.note}
        rows={3}
        error={error}
        text={note.text}
        onText={note.setText}
        flows={flow ? [flow] : []}
        hold={hold}
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

/**
 * Returns a ref for the text area. Text that the user typed before hydration is appended to the
 * restored draft.
 */
function useTextTypedBeforeHydration(note: TextDraft, hasFocus = false) {
  const area = useRef<HTMLTextAreaElement>(null)
  const first = useRef(note)
  useLayoutEffect(() => {
    const { text, append } = first.current
    const typed = area.current?.value
    if (typed && typed !== text) append(typed)
  }, [])
  return useCallback(
    (element: HTMLTextAreaElement | null) => {
      area.current = element
      if (hasFocus) autoFocusRef(element)
    },
    [hasFocus],
  )
}
