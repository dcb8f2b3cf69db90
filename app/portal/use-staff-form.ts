import { type FormEvent, useState } from 'react'
import { check } from '#app/forms/check.ts'
import { type FieldErrors } from '#app/forms/errors-of.ts'
import { notify } from '#app/ui/toast.ts'
import { callAsStaff } from './call-as-staff.ts'

type Schema = Parameters<typeof check>[0]

export type FormOutcome = { message: string; errors: FieldErrors; isDone: boolean }

/** The page's action after a post without JavaScript answers the same. */
export function useStaffForm({
  schema,
  method,
  path,
  failure,
  initially,
  onDone,
}: {
  schema: Schema
  method: string
  path: string
  /** Said when the server refuses without words. */
  failure: string
  initially?: FormOutcome | undefined
  onDone?: (form: HTMLFormElement) => void
}) {
  const [outcome, setOutcome] = useState(initially)
  const [isSending, setIsSending] = useState(false)

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const { currentTarget: form } = event
    const sent = Object.fromEntries(new FormData(form))
    const checked = check(schema, sent)
    if (!checked.ok) return setOutcome({ ...checked, isDone: false })
    setIsSending(true)
    setOutcome(undefined)
    const answer = await callAsStaff(path, { method, json: sent })
    setIsSending(false)
    if (!answer.ok) {
      const message =
        answer.status === 0 ? 'Something went wrong! Please try again.' : answer.message || failure
      void notify(message, 'error')
      return setOutcome({ message, errors: answer.errors, isDone: false })
    }
    void notify(answer.message)
    onDone?.(form)
  }

  return { outcome, isSending, onSubmit }
}
