import { useState } from 'react'
import { getDeskCounts } from '#app/crm/desk/desk-count-endpoints.ts'
import { requestEndpoint } from '#app/platform/http/request-endpoint.ts'
import { useOnDeskChange } from './use-desk-changes.ts'

/**
 * Returns the current number of enquiries that wait at the desk; undefined if the user does not
 * work there.
 */
export function useWaitingEnquiryCount(initially: number | undefined): number | undefined {
  const [told, setTold] = useState({ initially, now: initially })
  // The loader of the frame ran again, so its number is newer than the one in the state.
  if (told.initially !== initially) setTold({ initially, now: initially })
  useOnDeskChange(async () => {
    if (initially === undefined) return
    const sent = await requestEndpoint(getDeskCounts)
    if (sent.ok) setTold({ initially, now: sent.value.waiting })
  })
  return told.now
}
