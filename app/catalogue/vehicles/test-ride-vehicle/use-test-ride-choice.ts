import { type FormEvent, useRef, useState } from 'react'
import type { TestRideChoice } from './test-ride-choice.ts'

/**
 * What is chosen in the form's lists is what is shown: another model brings its picture, price and colours. Where
 * they can't be fetched, nothing is shown of it.
 */
export function useTestRideChoice(start: TestRideChoice | undefined) {
  const [chosen, setChosen] = useState(start)
  const latest = useRef<Event>(undefined)

  const onChange = ({ target, nativeEvent }: FormEvent<HTMLElement>) => {
    if (!(target instanceof HTMLSelectElement)) return
    latest.current = nativeEvent
    const address = currentUrl()
    // A page that is being opened, and the thanks, have their address a moment before they stand where the lists were.
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
