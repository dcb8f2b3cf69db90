import { type ReactNode, useMemo } from 'react'
import type { Fields } from '#app/platform/forms/custom-field.ts'
import type { FieldErrors } from '#app/platform/forms/field-errors.ts'
import { listFieldErrors } from '#app/platform/forms/list-field-errors.ts'
import { Button } from '#app/ui/components/button.tsx'
import { FormFields } from '#app/ui/components/declared-form-fields.tsx'
import { ErrorSummary } from '#app/ui/components/error-summary.tsx'

type Props = {
  /** Action that the page runs for this form. */
  intent: string
  /** Hidden fields, such as the ID of a passkey. */
  also?: Record<string, string>
  fields: Fields
  /** Tells a password manager which account the password belongs to. */
  userId: string
  told: { message: string; errors: FieldErrors } | undefined
  submit: string
  /** Content beside the button. */
  children?: ReactNode
}

/** Form that posts to its own page, with or without JavaScript. */
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
