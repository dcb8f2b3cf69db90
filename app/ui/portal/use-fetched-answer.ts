import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Result } from '#app/platform/result/result.ts'

/** Fetches an answer when the component appears, when `key` changes, and on `reload`. */
export function useFetchedAnswer<Answer>(key: string, ask: () => Promise<Result<Answer>>) {
  const [answer, setAnswer] = useState<Answer | 'loading' | 'failed'>('loading')
  const latest = useRef(0)

  async function reload() {
    const mine = ++latest.current
    const done = await ask()
    if (mine === latest.current) setAnswer(done.ok ? done.value : 'failed')
  }
  const load = useEffectEvent(reload)
  // biome-ignore lint/correctness/useExhaustiveDependencies: fetched anew when the key changes
  useEffect(() => void load(), [key])
  return { answer, reload }
}
