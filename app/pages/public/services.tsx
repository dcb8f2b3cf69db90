import { servicesContext } from '#app/context.server.ts'
import { type IndexEntry, IndexList } from '#app/site/index-list.tsx'
import { PageHead } from '#app/site/page-head.tsx'
import { pageMeta } from '#app/site/page-meta.ts'
import { amcFacts } from '#app/warranty/amc-facts.ts'
import { warrantyFacts } from '#app/warranty/warranty-facts.ts'
import type { Route } from './+types/services'

export const handle = { scripts: false }

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Services',
    description: 'Service booking, maintenance contract, warranty and club.',
  })

export async function loader({ context }: Route.LoaderArgs) {
  const { facts } = context.get(servicesContext)
  const { teaser: amc } = await facts.get(amcFacts)
  const { teaser: warranty } = await facts.get(warrantyFacts)
  return { entries: entriesWith({ amc, warranty }) }
}

export default function Services({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title="Services">Whatever comes after the purchase.</PageHead>
      <IndexList entries={loaderData.entries} />
    </>
  )
}

const entriesWith = (teasers: { amc: string; warranty: string }): readonly IndexEntry[] => [
  {
    to: '/service-booking',
    title: 'Book a service',
    text: 'A day in the workshop, free service or paid. We ring back to fix the hour.',
  },
  {
    to: '/amc',
    title: 'Maintenance contract',
    text: teasers.amc,
  },
  {
    to: '/extendedWarranty',
    title: 'Extended warranty',
    text: teasers.warranty,
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
