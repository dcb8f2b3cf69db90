import { type FormEvent, useState } from 'react'
import * as v from 'valibot'
import { check } from '#app/forms/check.ts'
import { type FieldErrors } from '#app/forms/errors-of.ts'
import { send } from '#app/portal/call-as-staff.ts'
import { keepMarker } from '#app/portal/marker.ts'
import { logInForm } from './staff-forms.ts'

export type LoginRefusal = { message: string; errors: FieldErrors }

/** Sends the login as JSON and keeps the marker; what comes next is the caller's. */
export function useLogin(onSuccess: (message: string) => void, initially?: LoginRefusal) {
  const [refusal, setRefusal] = useState(initially)
  const [isSending, setIsSending] = useState(false)

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = check(logInForm, Object.fromEntries(new FormData(event.currentTarget)))
    if (!form.ok) return setRefusal(form)
    setIsSending(true)
    setRefusal(undefined)
    const answer = await send('/api/login', { method: 'POST', json: form.output })
    if (answer.ok) {
      keepMarker(v.parse(loggedIn, answer.body).token)
      return onSuccess(answer.message)
    }
    setIsSending(false)
    setRefusal({ message: refusalText(answer), errors: answer.errors })
  }

  return { refusal, isSending, onSubmit }
}

/** Status 0 is a call that nobody answered; a refusal has the server's words, where it has any. */
function refusalText({ status, message }: { status: number; message: string }): string {
  if (status === 0) return 'Something went wrong! Please try again.'
  return message || 'Invalid credentials'
}

const loggedIn = v.object({ token: v.string() })
