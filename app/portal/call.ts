import { type CallResult, callOnce, type GivenArguments } from '#app/http/call.ts'
import type { CallDeclaration } from '#app/http/define-call.ts'
import { askToLogIn } from './session-end.ts'

/**
 * Calls the server for the one who is logged in. When the session has ended in the meantime it asks
 * for a login in place and then sends the same call again, so that nothing typed is lost.
 */
export async function call<Call extends CallDeclaration>(
  declared: Call,
  ...given: GivenArguments<Call>
): Promise<CallResult<Call>> {
  const first = await callOnce(declared, ...given)
  if (first.status !== 401 || !(await askToLogIn())) return first
  return callOnce(declared, ...given)
}
