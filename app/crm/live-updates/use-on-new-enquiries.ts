import { useEffect, useEffectEvent } from 'react'
import { onNewEnquiries } from './live-connection.ts'
import type { LiveEnquiry } from './live-update-schema.ts'

/** Calls back with what is new while the page is open, a burst as one. */
export function useOnNewEnquiries(onNew: (enquiries: readonly LiveEnquiry[]) => void): void {
  const tell = useEffectEvent(onNew)
  useEffect(() => onNewEnquiries((enquiries) => tell(enquiries)), [])
}
