import { type IndexEntry, IndexList } from '#app/site/index-list.tsx'
import { PageHead } from '#app/site/page-head.tsx'
import { pageMeta } from '#app/site/page-meta.ts'
import type { Route } from './+types/services'

export const handle = { scripts: false }

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Services',
    description: 'Service booking, maintenance contract, warranty and club.',
  })

export default function Services() {
  return (
    <>
      <PageHead title="Services">Whatever comes after the purchase.</PageHead>
      <IndexList entries={entries} />
    </>
  )
}

const entries: readonly IndexEntry[] = [
  {
    to: '/service-booking',
    title: 'Book a service',
    text: 'A day in the workshop, free service or paid. We ring back to fix the hour.',
  },
  {
    to: '/amc',
    title: 'Maintenance contract',
    text: 'Three services, two washes and discounts on labour and parts for one price a year.',
  },
  {
    to: '/extendedWarranty',
    title: 'Extended warranty',
    text: 'From three years to four, five, six or ten.',
  },
  {
    to: '/joy-club',
    title: 'Joy Club',
    text: 'Points on every bill, and cover against accidents.',
  },
  {
    to: '/optain',
    title: 'Service reminders',
    text: 'A message before each service, by the way you choose.',
  },
]
