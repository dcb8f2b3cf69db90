import { Outlet } from 'react-router'
import { describeClosedWeekdays } from '#app/platform/dealer-details/closed-weekdays.ts'
import { workingTime } from '#app/platform/dealer-details/words.ts'
import { servicesContext } from '#app/services-context.server.ts'
import { ErrorPage } from '#app/site/frame/error-page.tsx'
import { SiteFrame } from '#app/site/frame/site-frame.tsx'
import type { SiteInfo } from '#app/site/frame/site-info.ts'
import { loadOrKeepPage } from '#app/ui/components/network-loss.ts'
import type { Route } from './+types/layout'

export async function loader({ context, request }: Route.LoaderArgs): Promise<SiteInfo> {
  const { dealer, timeZone } = context.get(servicesContext)
  const facts = await dealer.get()
  const { callWithin } = facts.hours
  return {
    dealer: facts,
    closed: describeClosedWeekdays(facts.hours.closedOn),
    callWithin: {
      sales: workingTime(callWithin.sales),
      service: workingTime(callWithin.service),
    },
    timeZone,
    origin: new URL(request.url).origin,
  }
}

export const clientLoader = (args: Route.ClientLoaderArgs) => loadOrKeepPage(args)

/** The dealer details do not change during a visit. */
export function shouldRevalidate() {
  return false
}

export default function PublicLayout({ loaderData }: Route.ComponentProps) {
  return (
    <SiteFrame dealer={loaderData.dealer}>
      <Outlet />
    </SiteFrame>
  )
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const page = <ErrorPage error={error} />
  return loaderData ? <SiteFrame dealer={loaderData.dealer}>{page}</SiteFrame> : page
}
