import { type ReactNode, useMemo } from 'react'
import type { Fields } from '#app/platform/forms/custom-field.ts'
import type { FieldErrors } from '#app/platform/forms/field-errors.ts'
import { listFieldErrors } from '#app/platform/forms/list-field-errors.ts'
import { Button } from '#app/ui/components/button.tsx'
import { FormFields } from '#app/ui/components/declared-form-fields.tsx'
import { ErrorSummary } from '#app/ui/components/error-summary.tsx'

type Props = {
  /** What its page does with it. */
  intent: string
  /** Beside the fields: which one it is about. */
  also?: Record<string, string>
  fields: Fields
  /** A password manager asks whose password it is. */
  userId: string
  told: { message: string; errors: FieldErrors } | undefined
  submit: string
  /** Beside the button. */
  children?: ReactNode
}

/** A form that is posted to its page, whether or not a script runs. */
export function HtmlPostForm({ intent, also = {}, fields, userId, told, submit, children }: Props) {
  const list = useMemo(() => listFieldErrors(fields, told?.errors ?? {}), [fields, told])
  return (
    <form method="post" noValidate className="grid max-w-md gap-5">
      {told && <ErrorSummary message={list.length > 0 ? undefined : told.message} errors={list} />}
      <input type="hidden" name="intent" value={intent} />
      {Object.entries(also).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="text" name="username" autoComplete="username" defaultValue={userId} hidden />
      <FormFields fields={fields} values={{}} errors={told?.errors ?? {}} marksOptional={false} />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" tone="signal" size="small">
          {submit}
        </Button>
        {children}
      </div>
    </form>
  )
}
