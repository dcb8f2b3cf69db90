import type { Context } from 'hono'
import type { Session } from '#app/platform/permissions/session.ts'
import type { AppEnv, RequestInfo } from './app-env.ts'
import type { EndpointDeclaration } from './define-endpoint.ts'
import { Problem } from './problem.server.ts'
import * as words from './refusal-words.ts'

type EndpointAccess = Pick<EndpointDeclaration, 'beforeSecondFactor' | 'sentences'>

/**
 * Finds the session for an endpoint. The session of an account without the required second factor
 * is returned only if `beforeSecondFactor` is set.
 */
export function findSession(
  { session, heldBack }: RequestInfo,
  { beforeSecondFactor }: EndpointAccess,
): Session | undefined {
  return session ?? (beforeSecondFactor ? heldBack : undefined)
}

/**
 * Returns the session for an endpoint. Throws a `Problem` with 401 without a login, with the
 * endpoint's own message if it declares one. Throws a `Problem` with 403 if the second factor must
 * be set up first.
 */
export function requireStaff(c: Context<AppEnv>, call: EndpointAccess): Session {
  const facts = c.get('facts')
  const found = findSession(facts, call)
  if (found) return found
  if (facts.heldBack) throw new Problem(403, words.setUpSecondStep)
  throw new Problem(401, call.sentences?.signedOut ?? words.logInFirst)
}
