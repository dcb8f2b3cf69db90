import type { ReactNode } from 'react'
import type { FieldErrors } from '#app/forms/errors-of.ts'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { type FormOutcome, useStaffForm } from './use-staff-form.ts'

type Props = Parameters<typeof useStaffForm>[0] & {
  submit: string
  children: (errors: FieldErrors) => ReactNode
}

/** A form of the portal: sends JSON in place, posts to its own page without JavaScript. */
export function StaffForm({ submit, children, ...how }: Props) {
  const { outcome, isSending, onSubmit } = useStaffForm(how)
  const errors = outcome?.errors ?? {}
  return (
    <form method="post" onSubmit={onSubmit} noValidate className="grid max-w-md gap-5">
      {outcome && <Outcome outcome={outcome} />}
      {children(errors)}
      <div>
        <Button type="submit" tone="signal" size="small" disabled={isSending}>
          {isSending ? 'Saving…' : submit}
        </Button>
      </div>
    </form>
  )
}

function Outcome({ outcome: { isDone, message, errors } }: { outcome: FormOutcome }) {
  if (isDone)
    return (
      <p role="status" className="border-good border-l-4 py-1 pl-3 font-semibold">
        {message}
      </p>
    )
  const listed = Object.entries(errors).flatMap(([name, [text]]) =>
    text ? [{ name, message: text }] : [],
  )
  return <ErrorSummary message={listed.length > 0 ? undefined : message} errors={listed} />
}
