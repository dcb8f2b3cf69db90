import { createMiddleware } from 'hono/factory'
import type { Log } from '#app/log/log.server.ts'
import type { AppEnv } from './app-env.ts'

export type RequestLine = {
  id: string
  method: string
  /** Without its query: that may hold what somebody typed. */
  path: string
  status: number
  /** Milliseconds until the answer began. */
  ms: number
  /** Answered from a file or from memory. */
  isStored: boolean
}

export type NoteRequest = (line: RequestLine) => void

/** One line a request that something was made for, and (at `debug`) for every other. Nothing personal. */
export function requestNotes(log: Log, count: NoteRequest): NoteRequest {
  return (line) => {
    count(line)
    log[line.isStored ? 'debug' : 'info']({ ...line, path: line.path.slice(0, 200) }, 'request')
  }
}

export function accessLog(note: NoteRequest) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const started = performance.now()
    await next()
    note({
      id: c.get('facts').id,
      method: c.req.method,
      path: c.req.path,
      status: c.res.status,
      ms: Math.round(performance.now() - started),
      isStored: c.get('isStored') ?? false,
    })
  })
}
