import { amcSetting } from '#app/catalogue/warranty/amc-setting.ts'
import { warrantySetting } from '#app/catalogue/warranty/warranty-setting.ts'
import { servicesContext } from '#app/services-context.server.ts'
import { PageHeader } from '#app/site/frame/page-header.tsx'
import { type PageLink, PageLinkList } from '#app/site/frame/page-link-list.tsx'
import { pageMeta } from '#app/site/frame/page-meta.ts'
import { loadOrKeepPage } from '#app/ui/components/network-loss.ts'
import type { Route } from './+types/services'
import * as words from './services-words.ts'

export const handle = { scripts: false }

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: words.services,
    description: words.pageDescription,
  })

export async function loader({ context }: Route.LoaderArgs) {
  const { facts } = context.get(servicesContext)
  const { teaser: amc } = await facts.get(amcSetting)
  const { teaser: warranty } = await facts.get(warrantySetting)
  return { entries: serviceLinks({ amc, warranty }) }
}

export const clientLoader = (args: Route.ClientLoaderArgs) => loadOrKeepPage(args)

export default function Services({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHeader title={words.services}>{words.afterPurchase}</PageHeader>
      <PageLinkList entries={loaderData.entries} />
    </>
  )
}

const serviceLinks = (teasers: { amc: string; warranty: string }): readonly PageLink[] => [
  {
    to: '/service-booking',
    title: words.bookService,
    text: words.dayInWorkshop,
  },
  {
    to: '/amc',
    title: words.maintenanceContract,
    text: teasers.amc,
  },
  {
    to: '/extendedWarranty',
    title: words.extendedWarranty,
    text: teasers.warranty,
  },
  {
    to: '/joy-club',
    title: words.joyClub,
    text: words.pointsAndCover,
  },
  {
    to: '/optain',
    title: words.serviceReminders,
    text: words.byYourWay,
  },
]
