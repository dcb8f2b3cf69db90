import type { ReactNode } from 'react'
import { LiveNews } from '#app/live/live-news.tsx'
import { PortalFrame } from '#app/portal/portal-frame.tsx'
import { LogInAgain } from '#app/staff/log-in-again.tsx'
import { logOut } from '#app/staff/log-out.ts'
import { ProveAgain } from '#app/staff/prove-again.tsx'
import type { FrameData } from './frame-data.ts'

/** The frame with what may open over any page: the login in place, and the news. */
export function Framed({ newestEnquiry, ...frame }: FrameData & { children: ReactNode }) {
  const overlays = (
    <>
      <LogInAgain />
      <ProveAgain />
      <LiveNews after={newestEnquiry} />
    </>
  )
  return <PortalFrame {...frame} logOut={logOut} overlays={overlays} />
}
