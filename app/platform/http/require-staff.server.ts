import type { Context } from 'hono'
import type { Session } from '#app/platform/permissions/session.ts'
import type { AppEnv, RequestFacts } from './app-env.ts'
import type { CallDeclaration } from './define-call.ts'
import { Problem } from './problem.server.ts'
import * as words from './refusal-words.ts'

type Asking = Pick<CallDeclaration, 'beforeSecondFactor' | 'sentences'>

/** The session as a call may see it: of who lacks the second step only where the call says so. */
export function sessionFor(
  { session, heldBack }: RequestFacts,
  { beforeSecondFactor }: Asking,
): Session | undefined {
  return session ?? (beforeSecondFactor ? heldBack : undefined)
}

/** The session of a call, or a 401 that says to log in, in the call's own sentence where it has one. */
export function requireStaff(c: Context<AppEnv>, call: Asking): Session {
  const facts = c.get('facts')
  const found = sessionFor(facts, call)
  if (found) return found
  if (facts.heldBack) throw new Problem(403, words.setUpSecondStep)
  throw new Problem(401, call.sentences?.signedOut ?? words.logInFirst)
}
