import { type FormEvent, useRef, useState } from 'react'
import type { Chosen } from './ride.ts'

/**
 * What is chosen in the form's lists is what is shown: another model brings its picture, price and colours. Where
 * they can't be fetched, nothing is shown of it.
 */
export function useRide(start: Chosen | undefined) {
  const [chosen, setChosen] = useState(start)
  const latest = useRef<Event>(undefined)

  const onChange = ({ target, nativeEvent }: FormEvent<HTMLElement>) => {
    if (!(target instanceof HTMLSelectElement)) return
    latest.current = nativeEvent
    const address = here()
    // A page that is being opened, and the thanks, have their address a moment before they stand where the lists were.
    const isAwaited = () =>
      latest.current === nativeEvent && target.isConnected && here() === address
    void import('./next-choice.ts')
      .then(async ({ nextChoice, writeAddress }) => {
        const next = await nextChoice(target, chosen)
        if (!isAwaited()) return
        writeAddress(next, chosen)
        setChosen(next)
      })
      .catch(() => isAwaited() && setChosen(undefined))
  }

  return { chosen, onChange }
}

function here(): string {
  return location.pathname + location.search
}
