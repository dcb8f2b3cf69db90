import type { MouseEvent } from 'react'
import { requestLogout } from '#app/auth/login/request-logout.ts'
import { newEnquiryChoices } from '#app/crm/enquiry-editing/new-enquiry-choices.server.ts'
import { logOutAndClearOfflineData } from '#app/crm/my-calls/log-out-and-clear-offline-data.ts'
import { MyCallsPage } from '#app/crm/my-calls/my-calls-page.tsx'
import * as words from '#app/crm/my-calls/staff-words.ts'
import { UnsentLogoutDialog } from '#app/crm/my-calls/unsent-logout-dialog.tsx'
import { useOfflineLogout } from '#app/crm/my-calls/use-offline-logout.tsx'
import { sessionContext } from '#app/platform/http/request-context.server.ts'
import { staffName } from '#app/platform/permissions/staff-name.ts'
import { servicesContext } from '#app/services-context.server.ts'
import { Button } from '#app/ui/components/button.tsx'
import { showToast } from '#app/ui/components/show-toast.ts'
import { ToastRegion } from '#app/ui/components/toast-region.tsx'
import { DraftOwnerContext, useForgetDraftsOfOthers } from '#app/ui/portal/draft-owner.ts'
import { clearBrowserData } from '#app/ui/portal/login-marker.ts'
import type { Route } from './+types/today'
import { loadDeskContext } from './load-desk-context.server.ts'
import { listAccessiblePages } from './page-access.server.ts'

export const handle = { manifest: '/admin/today.webmanifest' }

export const meta: Route.MetaFunction = () => [
  { title: words.pageTitle },
  { name: 'robots', content: 'noindex' },
]

/**
 * The document holds no customer data, because the phone caches it. The calls are fetched
 * separately. Saved views may contain a customer's name.
 */
export async function loader({ context }: Route.LoaderArgs) {
  const { vehicles, mayDo } = context.get(servicesContext)
  const { staff } = context.get(sessionContext)
  const [facts, choices] = await Promise.all([
    loadDeskContext(context),
    newEnquiryChoices({ vehicles }, staff),
  ])
  return {
    choices: mayDo(staff, 'enquiries.add') ? choices : { ...choices, kinds: [] },
    owner: staff.userId,
    userName: staffName(staff),
    pages: listAccessiblePages(
      mayDo,
      staff,
      portalLinks.map(({ to }) => to),
    ),
    facts: { ...facts, views: [] },
  }
}

const portalLinks = [
  { to: '/admin/dashboard', label: words.toDashboard },
  { to: '/admin/desk', label: words.toDesk },
  { to: '/admin/customers', label: words.toCustomers },
]

/**
 * Renders without the portal's frame, because the phone must cache every file that the page uses.
 */
export default function MyCallsToday({ loaderData }: Route.ComponentProps) {
  const { userName, pages, ...given } = loaderData
  useForgetDraftsOfOthers(given.owner)
  const { leave: logOutOfMyCalls, question } = useOfflineLogout(given.owner, offlineLogout)

  async function leave() {
    const hasEnded = await logOutOfMyCalls()
    if (hasEnded === undefined) return
    if (!hasEnded) return showToast(words.logOutFailed, 'error')
    clearBrowserData()
    location.assign('/admin/login')
  }

  return (
    <div className="mx-auto min-h-dvh max-w-3xl px-4 pb-10 text-[0.9375rem] leading-normal">
      <header className="py-4">
        <h1 className="font-(family-name:--font-headline) font-bold text-2xl leading-tight">
          {words.myCallsToday}
        </h1>
        <div className="flex flex-wrap items-center gap-x-2 text-sm">
          <p className="min-w-0 grow truncate text-quiet">{userName}</p>
          <nav aria-label={words.menu} className="-mx-2 flex flex-wrap">
            {portalLinks
              .filter(({ to }) => pages.includes(to))
              .map(({ to, label }) => (
                <a
                  key={to}
                  href={to}
                  onClick={stayIfOffline}
                  className="inline-flex min-h-11 items-center px-2 text-signal-text underline"
                >
                  {label}
                </a>
              ))}
          </nav>
          <Button size="dense" onClick={() => void leave()}>
            {words.logOut}
          </Button>
        </div>
      </header>
      <main id="main">
        <DraftOwnerContext value={given.owner}>
          <MyCallsPage {...given} />
        </DraftOwnerContext>
      </main>
      {question}
      <ToastRegion duration={3000} />
    </div>
  )
}

/** Only this page opens without a network; the browser would show its own error page. */
function stayIfOffline(event: MouseEvent) {
  if (navigator.onLine) return
  event.preventDefault()
  void showToast(words.pageNeedsNetwork, 'warning')
}

/** These functions are loaded in advance: there may be no network when the user logs out. */
const offlineLogout = {
  logOut: requestLogout,
  loadLogout: () => Promise.resolve(logOutAndClearOfflineData),
  Question: UnsentLogoutDialog,
}
