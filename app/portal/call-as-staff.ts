import * as v from 'valibot'
import type { FieldErrors } from '#app/forms/errors-of.ts'

/** What a call of the portal came back with; `status` 0 is no answer at all. Never thrown. */
export type Answer = {
  ok: boolean
  status: number
  /** The server's words, or '' where it said nothing. */
  message: string
  errors: FieldErrors
  body: unknown
}

type Call = { method?: string; json?: unknown; body?: BodyInit; signal?: AbortSignal }

/**
 * Calls the server for the one who is logged in. When the session has ended in the meantime it asks
 * for a login in place and then sends the same call again, so that nothing typed is lost.
 */
export async function callAsStaff(path: string, call: Call = {}): Promise<Answer> {
  const answer = await send(path, call)
  if (answer.status !== 401 || !(await askToLogIn())) return answer
  return send(path, call)
}

let ask: (() => Promise<boolean>) | undefined

/** Resolves to whether the person has logged in again. For calls that can't use `callAsStaff`. */
export function askToLogIn(): Promise<boolean> {
  return ask ? ask() : Promise.resolve(false)
}

/** For the login dialog of the portal's frame alone. */
export function onSessionEnd(open: () => Promise<boolean>): () => void {
  ask = open
  return () => {
    if (ask === open) ask = undefined
  }
}

async function send(path: string, { method = 'GET', json, body, signal }: Call): Promise<Answer> {
  try {
    const response = await fetch(path, {
      method,
      signal: signal ?? null,
      headers: json === undefined ? {} : { 'Content-Type': 'application/json' },
      body: json === undefined ? (body ?? null) : JSON.stringify(json),
    })
    const answered: unknown = await response.json().catch(() => undefined)
    const { message, errors } = v.parse(words, answered)
    return { ok: response.ok, status: response.status, message, errors, body: answered }
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return { ...none, status: -1 }
    return none
  }
}

const none: Answer = { ok: false, status: 0, message: '', errors: {}, body: undefined }

const words = v.fallback(
  v.object({
    message: v.fallback(v.string(), ''),
    errors: v.fallback(v.record(v.string(), v.array(v.string())), {}),
  }),
  { message: '', errors: {} },
)
