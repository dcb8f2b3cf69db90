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
    const show = (next: Chosen | undefined) => latest.current === nativeEvent && setChosen(next)
    void import('./follow-choice.ts')
      .then(({ followChoice }) => followChoice(target, chosen))
      .then(show, () => show(undefined))
  }

  return { chosen, onChange }
}
