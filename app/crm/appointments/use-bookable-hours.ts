import { useState } from 'react'
import type { EndpointAnswer } from '#app/platform/http/define-endpoint.ts'
import { requestAsStaff } from '#app/ui/portal/request-as-staff.ts'
import * as words from './appointment-desk-words.ts'
import { getAppointment } from './appointment-endpoints.ts'
import type { AppointmentPurpose } from './appointment-purposes.ts'

type Wanted = { purpose?: AppointmentPurpose | undefined; from?: string | undefined }

/** Reads the hours that staff can book for an enquiry, 14 days at a time. */
export function useBookableHours(reference: string) {
  const [hours, setHours] = useState<EndpointAnswer<typeof getAppointment>>()
  const [failure, setFailure] = useState<string>()

  async function load({ purpose, from }: Wanted) {
    const query = { for: purpose, from }
    const sent = await requestAsStaff(getAppointment, { params: { reference }, query })
    setFailure(sent.ok ? undefined : sent.problem.message || words.notSent)
    if (sent.ok) setHours(sent.value)
  }

  return { hours, failure, load }
}
