import type { ReactNode } from 'react'
import { PaletteKeys } from '#app/desk/palette-keys.tsx'
import { LiveNews } from '#app/live/live-news.tsx'
import { useWaiting } from '#app/live/use-waiting.ts'
import { PortalFrame } from '#app/portal/portal-frame.tsx'
import { WaitingContext } from '#app/portal/waiting.ts'
import { InSwitch } from '#app/staff/in-switch.tsx'
import { LogInAgain } from '#app/staff/log-in-again.tsx'
import { logOut } from '#app/staff/log-out.ts'
import { ProveAgain } from '#app/staff/prove-again.tsx'
import { useLeaving } from '#app/yard/use-leaving.tsx'
import type { FrameData } from './frame-data.ts'

/** The frame with what may open over any page: the login in place, and the news. */
export function Framed({ newestEnquiry, waiting, isIn, ...frame }: FramedProps) {
  const now = useWaiting(waiting)
  const { leave, question } = useLeaving(logOut)
  const overlays = (
    <>
      {question}
      <LogInAgain />
      <ProveAgain />
      <LiveNews after={newestEnquiry} />
      {now !== undefined && <PaletteKeys />}
    </>
  )
  return (
    <WaitingContext value={{ '/admin/desk': now ?? 0 }}>
      <PortalFrame
        {...frame}
        logOut={leave}
        presence={<InSwitch isIn={isIn} />}
        overlays={overlays}
      />
    </WaitingContext>
  )
}

type FramedProps = FrameData & { children: ReactNode }
