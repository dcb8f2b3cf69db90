import { redirect } from 'react-router'
import { DeskContext } from '#app/crm/desk/desk-context.ts'
import { deskPageQuery, parseDeskFilter } from '#app/crm/desk/desk-filter.ts'
import * as words from '#app/crm/desk/desk-list-words.ts'
import { DeskPage } from '#app/crm/desk/desk-page.tsx'
import { useDeskChangeCount } from '#app/crm/live-updates/use-desk-changes.ts'
import { sessionContext } from '#app/platform/http/request-context.server.ts'
import { servicesContext } from '#app/services-context.server.ts'
import type { Route } from './+types/desk'
import { loadDeskContext } from './load-desk-context.server.ts'

export const meta: Route.MetaFunction = () => [{ title: words.pageTitle }]

/** Loads the first list. The page fetches later lists itself (see use-desk-list.ts). */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { staff } = context.get(sessionContext)
  const { deskList } = context.get(servicesContext)
  const filter = parseDeskFilter(url.searchParams)
  const [facts, counts, page] = await Promise.all([
    loadDeskContext(context),
    deskList.counts(staff),
    deskList.list(staff, deskPageQuery(filter)),
  ])
  // If "today" is empty, open the section that has enquiries.
  const fuller = (['today', 'new', 'unplanned'] as const).find((section) => counts[section] > 0)
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
