import { useEffect, useEffectEvent, useState } from 'react'
import { onDeskChange } from './live-connection.ts'

/** Calls back when something has happened at the desk, a burst as one. */
export function useOnDeskChange(onNews: (yours: readonly string[]) => void): void {
  const tell = useEffectEvent(onNews)
  useEffect(() => onDeskChange((yours) => tell(yours)), [])
}

/** Counts on with each piece of news. */
export function useDeskChangeCount(): number {
  const [news, setNews] = useState(0)
  useOnDeskChange(() => setNews((count) => count + 1))
  return news
}
