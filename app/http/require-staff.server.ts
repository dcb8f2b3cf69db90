import type { Context } from 'hono'
import type { Session } from '#app/access/session.ts'
import type { AppEnv } from './app-env.ts'
import { Problem } from './problem.server.ts'

/** What a call says to whom is not logged in, unless it has a sentence of its own. */
export const logInFirst = 'Please login to access this page'

/** The session of a call, or a 401 that says to log in. */
export function requireStaff(c: Context<AppEnv>, message = logInFirst): Session {
  const { session: found } = c.get('facts')
  if (!found) throw new Problem(401, message)
  return found
}
