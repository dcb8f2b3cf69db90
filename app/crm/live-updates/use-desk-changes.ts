import { useEffect, useEffectEvent, useState } from 'react'
import { onDeskChange } from './live-connection.ts'
import type { LiveMention } from './live-update-schema.ts'

/** Calls `onNews` after a change at the desk. Changes within 400 ms cause one call. */
export function useOnDeskChange(
  onNews: (yours: readonly string[], mentions: readonly LiveMention[]) => void,
): void {
  const tell = useEffectEvent(onNews)
  useEffect(() => onDeskChange((yours, mentions) => tell(yours, mentions)), [])
}

/** Returns a counter that increases with each change at the desk. */
export function useDeskChangeCount(): number {
  const [news, setNews] = useState(0)
  useOnDeskChange(() => setNews((count) => count + 1))
  return news
}
