import { type FormEvent, useRef, useState } from 'react'
import type * as v from 'valibot'
import type { Fields, FormValuesOf } from '#app/platform/forms/custom-field.ts'
import type { FieldErrors } from '#app/platform/forms/field-errors.ts'
import { formSchema } from '#app/platform/forms/form-schema.ts'
import { listFieldErrors } from '#app/platform/forms/list-field-errors.ts'
import { readFormFields } from '#app/platform/forms/read-form-fields.ts'
import { validateInput } from '#app/platform/forms/validate-input.ts'
import type { Result } from '#app/platform/result/result.ts'
import { type MessageLink, showLinkedMessage } from './linked-message.tsx'

/** Outcome of a form. The page's action returns the same after a post without JavaScript. */
export type FormOutcome = { message: string; errors: FieldErrors; isDone: boolean }

export type EndpointFormOptions<Of extends Fields, Answer> = {
  fields: Of
  /** Required if rules involve several fields. Otherwise it is derived from the fields. */
  schema?: v.GenericSchema<unknown, FormValuesOf<Of>>
  /** Replaces `schema` if the rules go beyond it. All errors are then shown at once. */
  checked?: (typed: Record<string, unknown>) => Result<FormValuesOf<Of>>
  /**
   * Sends the valid values: `requestAsStaff(changeOwnProfile, { params: { userId }, body })`. A form
   * with a file reports its progress and can be cancelled until all of the file is sent.
   */
  send: (
    values: FormValuesOf<Of>,
    upload: { onProgress: (share: number) => void; signal: AbortSignal },
  ) => Promise<Result<Answer>>
  /** Called with valid values. The form is sent only if it resolves to `true`. */
  mayGo?: (values: FormValuesOf<Of>) => Promise<boolean>
  /** Message above the errors of the fields. Otherwise the first error is shown. */
  invalid?: string
  /** Message if the server refuses without one. */
  failure: string
  /** Message if the server does not answer. */
  unreachable?: string
  onDone: (answer: Answer, form: HTMLFormElement) => void
  /** Returns the link that the message of success contains. */
  linkOf?: (answer: Answer) => MessageLink | undefined
  /** Called when sending begins and ends. */
  onSending?: (isSending: boolean) => void
  /** Called if the record no longer exists. Otherwise the form shows the message. */
  onGone?: ((message: string) => void) | undefined
  /** Called after a concurrent change, to load the current version for the next attempt. */
  onConflict?: () => Promise<void>
  initially?: FormOutcome | undefined
}

/** Validates and sends a portal form, and stores its outcome. */
export function useEndpointForm<Of extends Fields, Answer extends { message: string }>(
  how: EndpointFormOptions<Of, Answer>,
) {
  const { fields, invalid, failure, unreachable = failure } = how
  const [told, setTold] = useState(() => how.initially && withErrorList(fields, how.initially))
  const [share, setShare] = useState<number>()
  const [isSending, setSending] = useState(false)
  const cancelling = useRef<AbortController>(undefined)

  const refuse = (message: string, errors: FieldErrors) =>
    setTold(withErrorList(fields, { message, errors, isDone: false }))

  function sendingIs(now: boolean) {
    setSending(now)
    how.onSending?.(now)
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    const form = event.currentTarget
    const typed = readFormFields(fields, new FormData(form))
    const checked = how.checked?.(typed) ?? validateInput(how.schema ?? formSchema(fields), typed)
    if (!checked.ok) return refuse(invalid ?? checked.problem.message, checked.problem.errors)
    setTold(undefined)
    if (how.mayGo && !(await how.mayGo(checked.value))) return
    sendingIs(true)
    const { signal } = (cancelling.current = new AbortController())
    const sent = await how.send(checked.value, { onProgress: setShare, signal })
    sendingIs(false)
    setShare(undefined)
    if (sent.ok) {
      const { message } = sent.value
      showLinkedMessage(message, how.linkOf?.(sent.value))
      return how.onDone(sent.value, form)
    }
    if (signal.aborted) return
    if (sent.problem.kind === 'gone' && how.onGone)
      return how.onGone(sent.problem.message || failure)
    refuse(
      sent.problem.message || (sent.problem.kind === 'unreachable' ? unreachable : failure),
      sent.problem.errors,
    )
    if (sent.problem.kind === 'conflict') await how.onConflict?.()
  }

  const cancel = share !== undefined && share < 1 ? () => cancelling.current?.abort() : undefined
  return { told, isSending, share, cancel, onSubmit }
}

/**
 * Creates the list once for each attempt, because the summary takes the focus with each new list.
 */
function withErrorList(fields: Fields, outcome: FormOutcome) {
  const list = listFieldErrors(fields, outcome.errors)
  const isSaidByField = list.some(({ message }) => message === outcome.message)
  return { ...outcome, list, summary: isSaidByField ? undefined : outcome.message }
}
