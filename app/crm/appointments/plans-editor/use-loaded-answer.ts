import { useEffect, useEffectEvent, useState } from 'react'
import type { Result } from '#app/platform/result/result.ts'

/** Loads an answer now, and again when `key` changes. `failure` is empty without a failure. */
export function useLoadedAnswer<Answer>(
  load: (signal: AbortSignal) => Promise<Result<Answer, unknown>>,
  key: string,
) {
  const [found, setFound] = useState<Answer>()
  const [failure, setFailure] = useState('')
  const [tries, setTries] = useState(0)
  const loadNow = useEffectEvent(load)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new key or try loads again.
  useEffect(() => {
    const loading = new AbortController()
    void loadNow(loading.signal).then((answer) => {
      if (loading.signal.aborted) return
      setFailure(answer.ok ? '' : answer.problem.message)
      if (answer.ok) setFound(answer.value)
    })
    return () => loading.abort()
  }, [key, tries])
  return { found, failure, reload: () => setTries(tries + 1) }
}
