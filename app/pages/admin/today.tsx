import { requestLogout } from '#app/auth/login/request-logout.ts'
import { listColleagues } from '#app/crm/desk/mention-query.server.ts'
import { newEnquiryChoices } from '#app/crm/enquiry-editing/new-enquiry-facts.server.ts'
import { logOutAndClearOfflineData } from '#app/crm/my-calls/log-out-and-clear-offline-data.ts'
import { MyCallsPage } from '#app/crm/my-calls/my-calls-page.tsx'
import * as words from '#app/crm/my-calls/staff-words.ts'
import { UnsentLogoutDialog } from '#app/crm/my-calls/unsent-logout-dialog.tsx'
import { useOfflineLogout } from '#app/crm/my-calls/use-offline-logout.tsx'
import { sessionContext } from '#app/platform/http/request-context.server.ts'
import { servicesContext } from '#app/services-context.server.ts'
import { Button } from '#app/ui/components/button.tsx'
import { showToast } from '#app/ui/components/show-toast.ts'
import { ToastRegion } from '#app/ui/components/toast-region.tsx'
import { DraftOwnerContext, useForgetDraftsOfOthers } from '#app/ui/portal/draft-owner.ts'
import { clearBrowserData } from '#app/ui/portal/login-marker.ts'
import type { Route } from './+types/today'

export const handle = { manifest: '/admin/today.webmanifest' }

export const meta: Route.MetaFunction = () => [
  { title: words.pageTitle },
  { name: 'robots', content: 'noindex' },
]

/**
 * The document holds no customer data, because the phone caches it. The calls are fetched
 * separately.
 */
export async function loader({ context }: Route.LoaderArgs) {
  const { db, dealer: dealers, clock, timeZone, vehicles, mayDo } = context.get(servicesContext)
  const { staff } = context.get(sessionContext)
  const now = clock()
  const [dealer, choices, colleagues] = await Promise.all([
    dealers.get(),
    newEnquiryChoices({ vehicles }, staff),
    listColleagues(db, { reader: staff, now }),
  ])
  return {
    choices: mayDo(staff, 'enquiries.add') ? choices : { ...choices, kinds: [] },
    owner: staff.userId,
    userName: staff.userName || staff.userId,
    colleagues,
    me: staff.id,
    dealer: dealer.name,
    hours: dealer.hours,
    zone: timeZone,
    now: now.toISOString(),
  }
}

/**
 * Renders without the portal's frame, because the phone must cache every file that the page uses.
 */
export default function MyCallsToday({ loaderData }: Route.ComponentProps) {
  const { userName, ...facts } = loaderData
  useForgetDraftsOfOthers(facts.owner)
  const { leave: logOutOfYard, question } = useOfflineLogout(facts.owner, offlineLogout)

  async function leave() {
    const hasEnded = await logOutOfYard()
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
          <a
            href="/admin/desk"
            className="inline-flex min-h-11 items-center px-2 text-signal-text underline"
          >
            {words.toDesk}
          </a>
          <Button size="dense" onClick={() => void leave()}>
            {words.logOut}
          </Button>
        </div>
      </header>
      <main id="main">
        <DraftOwnerContext value={facts.owner}>
          <MyCallsPage {...facts} />
        </DraftOwnerContext>
      </main>
      {question}
      <ToastRegion duration={3000} />
    </div>
  )
}

/** These functions are loaded in advance: there may be no network when the user logs out. */
const offlineLogout = {
  logOut: requestLogout,
  yard: () => Promise.resolve(logOutAndClearOfflineData),
  Question: UnsentLogoutDialog,
}
