import { useEffect, useEffectEvent, useState } from 'react'
import { listenToDesk } from './live-connection.ts'

/** Calls back when something has happened at the desk, a burst as one. */
export function useOnDeskNews(onNews: (yours: readonly string[]) => void): void {
  const tell = useEffectEvent(onNews)
  useEffect(() => listenToDesk((yours) => tell(yours)), [])
}

/** Counts on with each piece of news. */
export function useDeskNews(): number {
  const [news, setNews] = useState(0)
  useOnDeskNews(() => setNews((count) => count + 1))
  return news
}
