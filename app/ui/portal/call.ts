import { type CallResult, callOnce, type GivenArguments } from '#app/platform/http/call.ts'
import type { CallDeclaration } from '#app/platform/http/define-call.ts'
import { askForPassword, askToLogIn } from './session-end.ts'

/**
 * Calls the server for the one who is logged in. When the session has ended in the meantime it asks
 * for a login in place, and for the password where it is wanted once more; then it sends the same call
 * again, so that nothing typed is lost.
 */
export async function call<Call extends CallDeclaration>(
  declared: Call,
  ...given: GivenArguments<Call>
): Promise<CallResult<Call>> {
  const first = await callOnce(declared, ...given)
  if (first.ok || !(await mayRepeat(first))) return first
  return callOnce(declared, ...given)
}

function mayRepeat({ status, needs }: { status: number; needs?: string | undefined }) {
  if (status === 401) return askToLogIn()
  return status === 403 && needs === 'password' ? askForPassword() : false
}
