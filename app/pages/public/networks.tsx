import { servicesContext } from '#app/context.server.ts'
import { addressLine } from '#app/dealer/dealer.ts'
import { IndexList } from '#app/site/index-list.tsx'
import { PageHead } from '#app/site/page-head.tsx'
import { pageMeta } from '#app/site/page-meta.ts'
import type { Route } from './+types/networks'

export const handle = { scripts: false }

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: 'Networks', description: 'Where to find the showroom and the workshop.' })

export async function loader({ context }: Route.LoaderArgs) {
  const { dealer } = context.get(servicesContext)
  return { dealer: await dealer.get() }
}

export default function Networks({ loaderData: { dealer } }: Route.ComponentProps) {
  const { city } = dealer.address
  return (
    <>
      <PageHead title="Networks">
        One showroom with its workshop, in {city}. Everything happens there.
      </PageHead>
      <IndexList
        entries={[{ to: `/dealers/${dealer.id}`, title: city, text: addressLine(dealer) }]}
      />
    </>
  )
}
