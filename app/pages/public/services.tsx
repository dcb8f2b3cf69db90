import { type IndexEntry, IndexList } from '#app/site/index-list.tsx'
import { PageHead } from '#app/site/page-head.tsx'
import { pageMeta } from '#app/site/page-meta.ts'
import type { Route } from './+types/services'
import * as words from './services-words.ts'

export const handle = { scripts: false }

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: words.services,
    description: words.pageDescription,
  })

export default function Services() {
  return (
    <>
      <PageHead title={words.services}>{words.afterPurchase}</PageHead>
      <IndexList entries={entries} />
    </>
  )
}

const entries: readonly IndexEntry[] = [
  {
    to: '/service-booking',
    title: words.bookService,
    text: words.dayInWorkshop,
  },
  {
    to: '/amc',
    title: words.maintenanceContract,
    text: words.onePriceAYear,
  },
  {
    to: '/extendedWarranty',
    title: words.extendedWarranty,
    text: words.upToTenYears,
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
