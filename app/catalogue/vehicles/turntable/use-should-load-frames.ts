import { type RefObject, useEffect, useState } from 'react'
import { isDataSaverOn } from './is-data-saver-on.ts'

/**
 * Decides when the frames load: as soon as the view is in the viewport. If the visitor saves data,
 * they load only after `ask`.
 */
export function useShouldLoadFrames(stage: RefObject<HTMLElement | null>) {
  const [isSeen, setSeen] = useState(false)
  const [waits, setWaits] = useState(false)
  useEffect(() => {
    const { current } = stage
    if (!current) return
    setWaits(isDataSaverOn())
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      setSeen(true)
      observer.disconnect()
    })
    observer.observe(current)
    return () => observer.disconnect()
  }, [stage])
  return { isWanted: isSeen && !waits, waits, ask: () => setWaits(false) }
}
