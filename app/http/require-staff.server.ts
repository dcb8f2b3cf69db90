import type { Context } from 'hono'
import type { Session } from '#app/access/session.ts'
import type { AppEnv } from './app-env.ts'
import { Problem } from './problem.server.ts'
import * as words from './refusal-words.ts'

/** The session of a call, or a 401 that says to log in, in the call's own sentence where it has one. */
export function requireStaff(c: Context<AppEnv>, message = words.logInFirst): Session {
  const { session: found } = c.get('facts')
  if (!found) throw new Problem(401, message)
  return found
}
