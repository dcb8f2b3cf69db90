import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { fieldId } from './form-field.tsx'
import * as words from './words.ts'

export type ErrorSummaryItem = { name: string; message: string }

/**
 * Lists the errors above a refused form, takes the focus and links to each field, as GOV.UK does.
 * Pass a new `errors` array for each attempt, so that it takes the focus again.
 */
export function ErrorSummary({
  title = words.problem,
  message,
  errors,
  children,
}: {
  title?: string
  /** Error of the whole form, if no single field is wrong. */
  message?: string | undefined
  errors: readonly ErrorSummaryItem[]
  /** Content below the errors, such as a remedy. */
  children?: ReactNode
}) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [errors, message])
  if (errors.length === 0 && !message) return null
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      aria-labelledby="error-summary-title"
      className="rounded-control border-2 border-bad p-4"
    >
      <h2 id="error-summary-title" className="font-bold text-lg leading-snug">
        {title}
      </h2>
      {message && <p className="mt-1">{message}</p>}
      {children}
      {errors.length > 0 && (
        <ul className="mt-2 grid gap-1">
          {errors.map(({ name, message: text }) => (
            <li key={name}>
              <a
                href={`#${fieldId(name)}`}
                onClick={(event) => goTo(event, fieldId(name))}
                className="font-semibold text-bad underline"
              >
                {text}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Focuses the control without adding a history entry. */
function goTo(event: MouseEvent, id: string) {
  const control = document.getElementById(id)
  if (!control) return
  event.preventDefault()
  control.focus()
}
