import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useOnDeskChange } from '#app/crm/live-updates/use-desk-changes.ts'
import type { EndpointAnswer } from '#app/platform/http/define-endpoint.ts'
import { requestAsStaff } from '#app/ui/portal/request-as-staff.ts'
import * as words from './estimate-desk-words.ts'
import { listJobEstimates } from './estimate-endpoints.ts'

export type ListedEstimates = EndpointAnswer<typeof listJobEstimates>

/** Loads the estimates of a job, and again after each change at the desk. */
export function useEstimates(reference: string) {
  const [listed, setListed] = useState<ListedEstimates>()
  const [failure, setFailure] = useState<string>()
  const asked = useRef(0)

  async function reload(): Promise<ListedEstimates | undefined> {
    const request = ++asked.current
    const sent = await requestAsStaff(listJobEstimates, { params: { reference } })
    // A later request has newer data.
    if (request !== asked.current) return sent.ok ? sent.value : undefined
    setFailure(sent.ok ? undefined : sent.problem.message || words.notLoaded)
    if (!sent.ok) return undefined
    setListed(sent.value)
    return sent.value
  }
  const load = useEffectEvent(reload)
  useEffect(() => void load(), [reference])
  useOnDeskChange(() => void reload())

  return { listed, failure, reload }
}
