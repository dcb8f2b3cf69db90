import { useEffect, useEffectEvent, useState } from 'react'
import { onDeskChange } from './live-connection.ts'

/** Calls `onNews` after a change at the desk; changes within 400 ms count as one. */
export function useOnDeskChange(onNews: (yours: readonly string[]) => void): void {
  const tell = useEffectEvent(onNews)
  useEffect(() => onDeskChange((yours) => tell(yours)), [])
}

/** Returns a counter that rises with each change at the desk. */
export function useDeskChangeCount(): number {
  const [news, setNews] = useState(0)
  useOnDeskChange(() => setNews((count) => count + 1))
  return news
}
