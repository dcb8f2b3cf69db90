import { lazy, type ReactNode } from 'react'
import { InSwitch } from '#app/auth/login/in-switch.tsx'
import { LogInAgain } from '#app/auth/login/log-in-again.tsx'
import { usePaletteKeys } from '#app/crm/desk/use-palette-keys.ts'
import { LiveNews } from '#app/crm/live-updates/live-news.tsx'
import { useWaiting } from '#app/crm/live-updates/use-waiting.ts'
import { useLeaving } from '#app/crm/my-calls/use-leaving.tsx'
import { DraftOwner, useOwnDraftsOnly } from '#app/ui/portal/draft-owner.ts'
import { PortalFrame } from '#app/ui/portal/portal-frame.tsx'
import { WaitingContext } from '#app/ui/portal/waiting.ts'
import type { FrameData } from './frame-data.ts'
import { LateOverlays } from './late-overlays.tsx'

/** The frame with what may open over any page: the login in place, and the news. */
export function Framed({ newestEnquiry, waiting, isIn, userId, ...frame }: FramedProps) {
  const now = useWaiting(waiting)
  const { leave, question } = useLeaving(userId, onTheClick)
  useOwnDraftsOnly(userId)
  const [opened, close] = usePaletteKeys(now !== undefined)
  const overlays = (
    <>
      {question}
      <LogInAgain />
      <LiveNews after={newestEnquiry} />
      <LateOverlays opened={opened} onClose={close} />
    </>
  )
  return (
    <WaitingContext value={{ '/admin/desk': now ?? 0 }}>
      <DraftOwner value={userId}>
        <PortalFrame
          {...frame}
          logOut={leave}
          presence={<InSwitch isIn={isIn} />}
          overlays={overlays}
        />
      </DraftOwner>
    </WaitingContext>
  )
}

type FramedProps = FrameData & { children: ReactNode }

async function fetchLeaving() {
  const { leaving } = await import('#app/crm/my-calls/late-leaving.ts')
  return leaving
}

const onTheClick = {
  logOut: async () => (await fetchLeaving()).logOut(),
  yard: async () => (await fetchLeaving()).leaveYard,
  Question: lazy(async () => ({ default: (await fetchLeaving()).LeaveQuestion })),
}
