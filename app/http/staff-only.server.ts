import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Editor } from '#app/changes/change.ts'
import type { AppEnv } from './app.server.ts'
import { requireStaff } from './session.server.ts'

/** Refuses before a byte of the body is read; each call has its own sentence (SPEC 8). */
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
