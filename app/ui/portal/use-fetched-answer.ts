import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Result } from '#app/platform/result/result.ts'

/**
 * Fetches an answer when the component appears, when `key` changes, and on `reload`. The signal
 * aborts the request when another one begins or the component disappears.
 */
export function useFetchedAnswer<Answer>(
  key: string,
  ask: (signal: AbortSignal) => Promise<Result<Answer>>,
) {
  const [answer, setAnswer] = useState<Answer | 'loading' | 'failed'>('loading')
  const latest = useRef<AbortController>(undefined)

  async function reload() {
    latest.current?.abort()
    const { signal } = (latest.current = new AbortController())
    const done = await ask(signal)
    if (!signal.aborted) setAnswer(done.ok ? done.value : 'failed')
  }
  const load = useEffectEvent(reload)
  // biome-ignore lint/correctness/useExhaustiveDependencies: fetched anew when the key changes
  useEffect(() => {
    void load()
    return () => latest.current?.abort()
  }, [key])
  return { answer, reload }
}
