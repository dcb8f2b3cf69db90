import type { Context } from 'hono'
import type { Session } from '#app/platform/permissions/session.ts'
import type { AppEnv, RequestInfo } from './app-env.ts'
import type { EndpointDeclaration } from './define-endpoint.ts'
import { Problem } from './problem.server.ts'
import * as words from './refusal-words.ts'

type EndpointAccess = Pick<EndpointDeclaration, 'beforeSecondFactor' | 'sentences'>

/** The session as a call may see it: of who lacks the second step only where the call says so. */
export function findSession(
  { session, heldBack }: RequestInfo,
  { beforeSecondFactor }: EndpointAccess,
): Session | undefined {
  return session ?? (beforeSecondFactor ? heldBack : undefined)
}

/** The session of a call, or a 401 that says to log in, in the call's own sentence where it has one. */
export function requireStaff(c: Context<AppEnv>, call: EndpointAccess): Session {
  const facts = c.get('facts')
  const found = findSession(facts, call)
  if (found) return found
  if (facts.heldBack) throw new Problem(403, words.setUpSecondStep)
  throw new Problem(401, call.sentences?.signedOut ?? words.logInFirst)
}
