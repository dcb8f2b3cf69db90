import { useSyncExternalStore } from 'react'

const never = () => () => {}
const always = () => true

/**
 * Returns `false` during hydration, so that the first rendering equals the server's. Use it for
 * state that only the browser knows, such as navigation state, which survives a reload.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(never, always, () => false)
}
