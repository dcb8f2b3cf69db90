import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Editor, Session } from '#app/access/session.ts'
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

/** Refuses before a byte of the body is read; a call may have its own sentence. */
export function staffOnly(sentence?: string) {
  return createMiddleware<AppEnv>(async (c, next) => {
    requireStaff(c, sentence)
    await next()
  })
}

/** Who is at the desk: what the audit writes down. */
export function editorOf(c: Context<AppEnv>): Editor {
  const { id, userId } = requireStaff(c).staff
  return { id, userId }
}
