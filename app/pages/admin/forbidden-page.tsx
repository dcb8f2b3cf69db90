import type { ErrorResponse } from 'react-router'
import { StaffPageError, StandaloneStaffPageError } from '#app/auth/login/staff-page-error.tsx'
import { findFrameData } from './portal-frame-data.ts'
import { PortalFrameWithOverlays } from './portal-frame-with-overlays.tsx'

/** Shows why the account may not open the page, inside the portal's frame. */
export default function ForbiddenPage({ error }: { error: ErrorResponse }) {
  const frame = findFrameData(error.data)
  if (!frame) return <StandaloneStaffPageError error={error} />
  return (
    <PortalFrameWithOverlays {...frame}>
      <StaffPageError error={error} />
    </PortalFrameWithOverlays>
  )
}
