import { useEffect, useEffectEvent } from 'react'
import { onNewEnquiries } from './live-connection.ts'
import type { LiveEnquiry } from './live-update-schema.ts'

/**
 * Calls `onNew` with the enquiries that arrive while the page is open. Enquiries within 400 ms
 * cause one call.
 */
export function useOnNewEnquiries(onNew: (enquiries: readonly LiveEnquiry[]) => void): void {
  const tell = useEffectEvent(onNew)
  useEffect(() => onNewEnquiries((enquiries) => tell(enquiries)), [])
}
