import { useState } from 'react'
import { getDeskCounts } from '#app/crm/desk/desk-count-endpoints.ts'
import { requestEndpoint } from '#app/platform/http/request-endpoint.ts'
import { useOnDeskChange } from './use-desk-changes.ts'

/** How many wait at the desk, as it is now; undefined for who does not see it. */
export function useWaitingEnquiryCount(initially: number | undefined): number | undefined {
  const [told, setTold] = useState({ initially, now: initially })
  // The frame's loader has run again: it knows better.
  if (told.initially !== initially) setTold({ initially, now: initially })
  useOnDeskChange(async () => {
    if (initially === undefined) return
    const sent = await requestEndpoint(getDeskCounts)
    if (sent.ok) setTold({ initially, now: sent.answer.waiting })
  })
  return told.now
}
