import { setTimeout as sleep } from 'node:timers/promises'

/** What is answered within so many milliseconds; nothing where it is late or fails. */
export async function resolveWithin<Answer>(
  asked: Promise<Answer>,
  patience: number,
): Promise<Answer | undefined> {
  const waiting = new AbortController()
  const options = { signal: waiting.signal, ref: false }
  const late = sleep(patience, undefined, options).catch(() => undefined)
  try {
    return await Promise.race([asked.catch(() => undefined), late])
  } finally {
    waiting.abort()
  }
}
