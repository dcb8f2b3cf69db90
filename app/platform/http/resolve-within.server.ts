import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Resolves with the result of the work, or with undefined if the work fails or takes longer than
 * `patience` milliseconds.
 */
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
