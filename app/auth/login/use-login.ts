import { type FormEvent, useState } from 'react'
import type { FieldErrors } from '#app/platform/forms/field-errors.ts'
import { validateInput } from '#app/platform/forms/validate-input.ts'
import { requestEndpoint } from '#app/platform/http/request-endpoint.ts'
import type { ProblemDetails } from '#app/platform/result/result.ts'
import { rememberLogin } from '#app/ui/portal/login-marker.ts'
import { logInFormSchema } from './login-and-account-forms.ts'
import { getCurrentUser, postLogin } from './session-endpoints.ts'
import * as words from './staff-words.ts'

export type LoginRefusal = { message: string; errors: FieldErrors }

/** Sends the login as JSON and stores the login marker. `onSuccess` decides on the next page. */
export function useLogin(onSuccess: (message: string) => void, initially?: LoginRefusal) {
  const [refusal, setRefusal] = useState(initially)
  const [isSending, setIsSending] = useState(false)
  /** `true` once the password was right: the form is then sent again with a code. */
  const [asksCode, setAsksCode] = useState(false)

  async function succeed({ message, token }: { message: string; token: string }) {
    // A 401 here means that the browser did not store the session cookie.
    const current = await requestEndpoint(getCurrentUser)
    if (current.ok || current.problem.kind !== 'unauthenticated') {
      rememberLogin(token)
      return onSuccess(message)
    }
    setIsSending(false)
    setRefusal({ message: words.cookiesNeeded, errors: {} })
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = validateInput(
      logInFormSchema,
      Object.fromEntries(new FormData(event.currentTarget)),
    )
    if (!form.ok) return setRefusal(form.problem)
    setIsSending(true)
    setRefusal(undefined)
    const result = await requestEndpoint(postLogin, { body: form.value })
    if (result.ok) return succeed(result.value)
    setIsSending(false)
    // The first request for a code is not an error of the person.
    if ('code' in result.problem.errors && !asksCode) return setAsksCode(true)
    setRefusal({ message: refusalText(result.problem), errors: result.problem.errors })
  }

  async function onPasskey() {
    setIsSending(true)
    setRefusal(undefined)
    // Loaded only if a passkey is used.
    const passkeys = await import('#app/auth/mfa/log-in-with-passkey.ts').catch(() => undefined)
    const result = await passkeys?.logInWithPasskey()
    if (result?.ok) return succeed(result.value)
    setIsSending(false)
    const message = result ? refusalText(result.problem) : words.passkeyNotUsed
    setRefusal({ message, errors: {} })
  }

  function startAgain() {
    setRefusal(undefined)
    setAsksCode(false)
  }

  return { refusal, isSending, asksCode, onSubmit, onPasskey, startAgain }
}

/** Returns the message of a refusal. */
function refusalText({ kind, message }: ProblemDetails): string {
  if (kind === 'unreachable') return words.somethingWentWrong
  return message || words.invalidCredentials
}
