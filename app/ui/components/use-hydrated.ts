import { useSyncExternalStore } from 'react'

const never = () => () => {}
const always = () => true

/**
 * False while the server's page comes alive, so that its first rendering is as the server's. For
 * what only the browser knows: navigation state outlives a reload, and the server has not seen it.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(never, always, () => false)
}
