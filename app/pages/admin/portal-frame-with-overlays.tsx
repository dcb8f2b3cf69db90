import { lazy, type ReactNode } from 'react'
import { AvailabilityQuestion } from '#app/auth/login/availability-question.tsx'
import { AvailabilitySwitch } from '#app/auth/login/availability-switch.tsx'
import { SessionExpiredDialog } from '#app/auth/login/session-expired-dialog.tsx'
import { NewEnquiryToasts } from '#app/crm/live-updates/new-enquiry-toasts.tsx'
import { useWaitingEnquiryCount } from '#app/crm/live-updates/use-waiting-enquiry-count.ts'
import { useOfflineLogout } from '#app/crm/my-calls/use-offline-logout.tsx'
import { useNotificationRenewal } from '#app/crm/notifications/use-notification-renewal.ts'
import { useWaitingCountBadge } from '#app/crm/notifications/use-waiting-count-badge.ts'
import { DraftOwnerContext, useForgetDraftsOfOthers } from '#app/ui/portal/draft-owner.ts'
import { MenuCountsContext } from '#app/ui/portal/menu-counts.ts'
import { PortalFrame } from '#app/ui/portal/portal-frame.tsx'
import { SearchButton } from './command-palette/search-button.tsx'
import { usePaletteShortcuts } from './command-palette/use-palette-shortcuts.ts'
import { LazyOverlays } from './lazy-overlays.tsx'
import type { PortalFrameData } from './portal-frame-data.ts'

/** The portal frame with its overlays: the login in place, and notices of new enquiries. */
export function PortalFrameWithOverlays({
  newestEnquiry,
  waiting,
  toApprove = 0,
  isIn,
  asksAvailability,
  userId,
  children,
  ...frame
}: PortalFrameWithOverlaysProps) {
  const now = useWaitingEnquiryCount(waiting)
  const { leave, question } = useOfflineLogout(userId, lazyLogout)
  useForgetDraftsOfOthers(userId)
  useNotificationRenewal(userId)
  useWaitingCountBadge(frame.allowed.may.includes('desk.work') ? now : undefined)
  const maySearch = frame.allowed.may.includes('desk.read')
  const [opened, open] = usePaletteShortcuts(maySearch)
  const overlays = (
    <>
      {question}
      <SessionExpiredDialog />
      <NewEnquiryToasts after={newestEnquiry} />
      <LazyOverlays opened={opened} onClose={() => open(undefined)} />
    </>
  )
  return (
    <MenuCountsContext value={{ '/admin/desk': now ?? 0, '/admin/quotations': toApprove }}>
      <DraftOwnerContext value={userId}>
        <PortalFrame
          {...frame}
          logOut={leave}
          search={maySearch && <SearchButton onOpen={() => open('find')} />}
          presence={<AvailabilitySwitch key={String(isIn)} isIn={isIn} />}
          overlays={overlays}
        >
          {asksAvailability && <AvailabilityQuestion />}
          {children}
        </PortalFrame>
      </DraftOwnerContext>
    </MenuCountsContext>
  )
}

type PortalFrameWithOverlaysProps = PortalFrameData & { children: ReactNode }

async function loadLogoutModule() {
  const { offlineLogout } = await import('#app/crm/my-calls/lazy-offline-logout.ts')
  return offlineLogout
}

const lazyLogout = {
  logOut: async () => (await loadLogoutModule()).logOut(),
  loadLogout: async () => (await loadLogoutModule()).logOutAndClear,
  Question: lazy(async () => ({ default: (await loadLogoutModule()).LeaveQuestion })),
}
