import { data } from 'react-router'
import type * as v from 'valibot'
import { validateInput } from '#app/platform/forms/validate-input.ts'
import { Problem } from '#app/platform/http/problem.server.ts'
import { readForm } from '#app/platform/http/read-body.server.ts'
import { unwrapResult } from '#app/platform/http/unwrap-result.server.ts'
import type { FormOutcome } from './use-endpoint-form.ts'

/**
 * Handles a portal form that is posted without JavaScript. Returns the message of `work`, or the
 * refusal with its status.
 */
export async function handleFormPost<Output>(
  request: Request,
  schema: v.GenericSchema<unknown, Output>,
  work: (form: Output) => Promise<{ message: string }>,
) {
  try {
    const form = unwrapResult(validateInput(schema, Object.fromEntries(await readForm(request))))
    const { message } = await work(form)
    return data<FormOutcome>({ message, errors: {}, isDone: true })
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    const { status, message, errors, headers } = error
    return data<FormOutcome>({ message, errors, isDone: false }, { status, headers })
  }
}
