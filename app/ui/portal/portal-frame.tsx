import { type ReactNode, useState } from 'react'
import { writeCookie } from '#app/ui/components/browser-storage.ts'
import { ToastRegion } from '#app/ui/components/toast-region.tsx'
import { type LogOut, PortalHeader } from './portal-header.tsx'
import { type PortalPermissions, PortalPermissionsContext } from './portal-permissions.ts'
import { PortalSidebar } from './portal-sidebar.tsx'
import * as words from './staff-words.ts'

type Props = {
  dealerName: string
  userName: string
  allowed: PortalPermissions
  /**
   * Resolves to `true` if the server has ended the session, or to `undefined` if the person
   * cancels.
   */
  logOut: LogOut
  /** State of the sidebar, stored in a cookie so that the first paint is right. */
  isNarrow: boolean
  /** Button of the search, in the header. */
  search: ReactNode
  /** Switch between available and away, in the header. */
  presence: ReactNode
  /** Content that may open over any page, such as the login dialog and live updates. */
  overlays: ReactNode
  children: ReactNode
}

/** Duration of a toast in milliseconds. Public pages use five seconds. */
const toastDuration = 3000

/** Frame of every portal page. */
export function PortalFrame({
  dealerName,
  userName,
  allowed,
  logOut,
  isNarrow: initially,
  search,
  presence,
  overlays,
  children,
}: Props) {
  const [isNarrow, setIsNarrow] = useState(initially)

  function toggle() {
    setIsNarrow(!isNarrow)
    // A preference of this browser, which the server reads for the first paint.
    writeCookie(
      `sidebar=${isNarrow ? 'wide' : 'narrow'}; path=/admin; max-age=31536000; samesite=lax`,
    )
  }

  return (
    <PortalPermissionsContext value={allowed}>
      <div className="flex min-h-dvh text-[0.9375rem] leading-normal">
        <a
          href="#main"
          className="sr-only z-50 bg-ink px-4 py-3 font-semibold text-ground focus:not-sr-only focus:fixed focus:top-0 focus:left-0"
        >
          {words.skipToContent}
        </a>
        <PortalSidebar isNarrow={isNarrow} onToggle={toggle} />
        <div className="flex min-w-0 grow flex-col">
          <PortalHeader
            dealerName={dealerName}
            userName={userName}
            search={search}
            presence={presence}
            logOut={logOut}
          />
          <main
            id="main"
            tabIndex={-1}
            className="grow px-4 pt-4 pb-6 outline-none md:px-8 md:py-8"
          >
            {children}
          </main>
          <footer className="border-hairline border-t px-4 py-4 text-quiet text-xs md:px-8 print:hidden">
            {words.madeWith(dealerName)}
          </footer>
        </div>
        {overlays}
        <ToastRegion duration={toastDuration} />
      </div>
    </PortalPermissionsContext>
  )
}
