import { redirect } from 'react-router'
import * as v from 'valibot'
import { DeskContext } from '#app/crm/desk/desk-context.ts'
import { parseDeskFilter } from '#app/crm/desk/desk-filter.ts'
import * as words from '#app/crm/desk/desk-list-words.ts'
import { DeskPage } from '#app/crm/desk/desk-page.tsx'
import { deskQueryFromFilter } from '#app/crm/desk/desk-query-from-filter.ts'
import { enquiryQuerySchema } from '#app/crm/enquiry-query/enquiry-filter.ts'
import { useDeskChangeCount } from '#app/crm/live-updates/use-desk-changes.ts'
import { dayInZone } from '#app/platform/calendar/zoned-dates.server.ts'
import { sessionContext } from '#app/platform/http/request-context.server.ts'
import { servicesContext } from '#app/services-context.server.ts'
import type { Route } from './+types/desk'
import { loadDeskContext } from './load-desk-context.server.ts'

export const meta: Route.MetaFunction = () => [{ title: words.pageTitle }]

/** Loads the first list. The page fetches later lists itself (see use-desk-list.ts). */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { staff } = context.get(sessionContext)
  const { deskList, clock, timeZone } = context.get(servicesContext)
  const filter = parseDeskFilter(url.searchParams)
  const asked = v.safeParse(
    enquiryQuerySchema,
    deskQueryFromFilter(filter, dayInZone(clock(), timeZone)),
  )
  const [facts, counts, page] = await Promise.all([
    loadDeskContext(context),
    deskList.counts(staff),
    asked.success ? deskList.list(staff, asked.output) : { total: 0, isMore: false, rows: [] },
  ])
  // If "today" is empty, open the section that has enquiries.
  const fuller = (['today', 'new'] as const).find((section) => counts[section] > 0)
  if (url.search === '' && page.total === 0 && fuller)
    throw redirect(`/admin/desk?section=${fuller}`)
  return { facts, list: { filter, counts, ...page } }
}

export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: RevalidationArgs) {
  const isSamePage = currentUrl.pathname === nextUrl.pathname
  return isSamePage && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate
}

export default function DeskRoute({ loaderData: { facts, list } }: Route.ComponentProps) {
  const news = useDeskChangeCount()
  return (
    <DeskContext value={facts}>
      <DeskPage initially={list} news={news} />
    </DeskContext>
  )
}

type RevalidationArgs = { currentUrl: URL; nextUrl: URL; defaultShouldRevalidate: boolean }
