import { type RefObject, useEffect, useState } from 'react'
import { isDataSaverOn } from './is-data-saver-on.ts'

/**
 * Whether the frames are to be fetched: from when the turntable is in view. Where the visitor saves
 * data it waits until they are asked for.
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
