import { useEffect, useRef } from 'react'
import type { AnswerWarning } from '#app/crm/enquiries/answer-warnings.ts'
import * as words from '#app/crm/enquiries/answer-warnings-words.ts'
import { Button } from '#app/ui/components/button.tsx'
import { fieldId } from '#app/ui/components/form-field.tsx'

/**
 * Shows warnings above the form before it sends an enquiry, takes the focus, and links to the field
 * of each warning. The form sends the shown warnings too, but not as an answer. The server then
 * skips these warnings, whichever button sends the form.
 */
export function SendAnywayQuestion({
  doubts,
  isSending,
}: {
  doubts: readonly AnswerWarning[]
  isSending: boolean
}) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [doubts])
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      aria-labelledby="question"
      className="rounded-control border-2 border-ink p-4"
    >
      <h2 id="question" className="font-bold text-lg leading-snug">
        {words.beforeSending}
      </h2>
      <ul className="mt-2 grid gap-1">
        {doubts.map(({ name, message }) => (
          <li key={name}>
            <a href={`#${fieldId(name)}`} className="link">
              {message}
            </a>
          </li>
        ))}
      </ul>
      <input type="hidden" name="asked" value={doubts.map(({ message }) => message).join(' ')} />
      <Button type="submit" disabled={isSending} className="mt-4">
        {words.sendAnyway}
      </Button>
    </div>
  )
}
