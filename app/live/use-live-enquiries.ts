import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { type LiveState, listen, onStateChange, stateNow } from './live-connection.ts'
import type { LiveEnquiry } from './live-enquiry.ts'

/** Calls back with what is new while the page is open, a burst as one. */
export function useLiveEnquiries(onNew: (enquiries: readonly LiveEnquiry[]) => void): LiveState {
  const tell = useEffectEvent(onNew)
  useEffect(() => listen((enquiries) => tell(enquiries)), [])
  return useSyncExternalStore(onStateChange, stateNow, () => 'off')
}
