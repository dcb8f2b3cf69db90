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
    // Once the page is left, or the thanks stand where the form was, its lists are in no document.
    const isWanted = () => latest.current === nativeEvent && target.isConnected
    // The address is another page's, or the thanks', a moment earlier.
    const isHere = () => isWanted() && here() === address
    const show = (next: Chosen | undefined) => isWanted() && setChosen(next)
    void import('./follow-choice.ts')
      .then(({ followChoice }) => followChoice(target, chosen, isHere))
      .then(show, () => show(undefined))
  }

  return { chosen, onChange }
}

function here(): string {
  return location.pathname + location.search
}
