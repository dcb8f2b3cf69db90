import { addressLine } from '#app/dealer/dealer.ts'
import { pageMeta } from '#app/site/page-meta.ts'
import type { Route } from './+types/networks'
import { IndexList } from './index-list.tsx'
import { PageHead } from './page-head.tsx'

export const handle = { scripts: false }

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: 'Networks', description: 'Where to find the showroom and the workshop.' })

export default function Networks({ matches }: Route.ComponentProps) {
  const { dealer } = matches[1].loaderData
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
