import { type FormEvent, useRef, useState } from 'react'
import type { TestRideChoice } from './test-ride-choice.ts'

/**
 * Tracks the choice in the form's selects. Another model loads its picture, price and colours; if
 * loading fails, no vehicle is shown.
 */
export function useTestRideChoice(start: TestRideChoice | undefined) {
  const [chosen, setChosen] = useState(start)
  const latest = useRef<Event>(undefined)

  const onChange = ({ target, nativeEvent }: FormEvent<HTMLElement>) => {
    if (!(target instanceof HTMLSelectElement)) return
    latest.current = nativeEvent
    const address = currentUrl()
    // During navigation the address changes before the form disappears: a late result must not
    // overwrite it.
    const isAwaited = () =>
      latest.current === nativeEvent && target.isConnected && currentUrl() === address
    void import('./test-ride-choice-after-change.ts')
      .then(async ({ nextTestRideChoice, replaceTestRideUrl }) => {
        const next = await nextTestRideChoice(target, chosen)
        if (!isAwaited()) return
        replaceTestRideUrl(next, chosen)
        setChosen(next)
      })
      .catch(() => isAwaited() && setChosen(undefined))
  }

  return { chosen, onChange }
}

function currentUrl(): string {
  return location.pathname + location.search
}
