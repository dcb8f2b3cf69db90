import type { ErrorResponse } from 'react-router'
import { StaffPageError, StandaloneStaffPageError } from '#app/auth/login/staff-page-error.tsx'
import { frameIn } from './frame-data.ts'
import { Framed } from './framed.tsx'

/** A page that is another role's: why, in the portal's frame. */
export default function RefusedPage({ error }: { error: ErrorResponse }) {
  const frame = frameIn(error.data)
  if (!frame) return <StandaloneStaffPageError error={error} />
  return (
    <Framed {...frame}>
      <StaffPageError error={error} />
    </Framed>
  )
}
