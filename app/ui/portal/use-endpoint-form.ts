import { type FormEvent, useState } from 'react'
import type * as v from 'valibot'
import type { Fields, FormValuesOf } from '#app/platform/forms/custom-field.ts'
import type { FieldErrors } from '#app/platform/forms/field-errors.ts'
import { formSchema } from '#app/platform/forms/form-schema.ts'
import { listFieldErrors } from '#app/platform/forms/list-field-errors.ts'
import { readFormFields } from '#app/platform/forms/read-form-fields.ts'
import { type ValidationResult, validateInput } from '#app/platform/forms/validate-input.ts'
import { showToast } from '#app/ui/components/show-toast.ts'

/** What a call came back with, as far as a form asks: `EndpointResult` of any call that answers a message. */
export type FormResponse<Answer> =
  | { ok: true; answer: Answer }
  | { ok: false; status: number; message: string; errors: FieldErrors }

/** What a form was told; the page's action after a post without JavaScript answers the same. */
export type FormOutcome = { message: string; errors: FieldErrors; isDone: boolean }

export type EndpointFormOptions<Of extends Fields, Answer> = {
  fields: Of
  /** Where rules go over several fields; else it follows from the fields. */
  schema?: v.GenericSchema<unknown, FormValuesOf<Of>>
  /** Or checks what was typed by itself, where rules go beyond the fields: all is then said at once. */
  checked?: (typed: Record<string, unknown>) => ValidationResult<FormValuesOf<Of>>
  /** Sends what was checked: `call(changeOffer, { params, body: { ...values, version } })`. */
  send: (
    values: FormValuesOf<Of>,
    onProgress: (share: number) => void,
  ) => Promise<FormResponse<Answer>>
  /** Asked once what was typed is right: whether to send it. Else the form stays as it is. */
  mayGo?: (values: FormValuesOf<Of>) => Promise<boolean>
  /** Above the fields' own sentences; without it the first field's. */
  invalid?: string
  /** Said when the server refuses without words. */
  failure: string
  /** Said when nothing answers. */
  unreachable?: string
  onDone: (answer: Answer, form: HTMLFormElement) => void
  /** It is on its way, or has arrived or failed. */
  onSending?: (isSending: boolean) => void
  /** What it changes is there no more: without it the form says so. */
  onGone?: ((message: string) => void) | undefined
  /** Somebody else was quicker: learns what they left, so that the next attempt is made knowing it. */
  onConflict?: () => Promise<void>
  initially?: FormOutcome | undefined
}

/** The life of a form of the portal: checked, sent by its call, refused beside its fields or done. */
export function useEndpointForm<Of extends Fields, Answer extends { message: string }>(
  how: EndpointFormOptions<Of, Answer>,
) {
  const { fields, invalid, failure, unreachable = failure } = how
  const [told, setTold] = useState(() => how.initially && withErrorList(fields, how.initially))
  const [share, setShare] = useState<number>()
  const [isSending, setSending] = useState(false)

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
    if (!checked.ok) return refuse(invalid ?? checked.message, checked.errors)
    setTold(undefined)
    if (how.mayGo && !(await how.mayGo(checked.output))) return
    sendingIs(true)
    const sent = await how.send(checked.output, setShare)
    sendingIs(false)
    setShare(undefined)
    if (sent.ok) {
      void showToast(sent.answer.message)
      return how.onDone(sent.answer, form)
    }
    if (sent.status === 404 && how.onGone) return how.onGone(sent.message || failure)
    refuse(sent.message || (sent.status === 0 ? unreachable : failure), sent.errors)
    if (sent.status === 409) await how.onConflict?.()
  }

  return { told, isSending, share, onSubmit }
}

/** Listed once an attempt: the summary takes the focus with each new list. */
function withErrorList(fields: Fields, outcome: FormOutcome) {
  const list = listFieldErrors(fields, outcome.errors)
  const isSaidByField = list.some(({ message }) => message === outcome.message)
  return { ...outcome, list, summary: isSaidByField ? undefined : outcome.message }
}
