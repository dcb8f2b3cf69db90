import { formatDealerAddress } from '#app/platform/dealer/format-dealer.ts'
import { IndexList } from '#app/site/frame/index-list.tsx'
import { PageHead } from '#app/site/frame/page-head.tsx'
import { pageMeta } from '#app/site/frame/page-meta.ts'
import { useHouse } from '#app/site/frame/use-house.ts'
import type { Route } from './+types/networks'
import * as words from './networks-words.ts'

export const handle = { scripts: false }

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: words.networks, description: words.pageDescription })

export default function Networks() {
  const { dealer } = useHouse()
  const { city } = dealer.address
  return (
    <>
      <PageHead title={words.networks}>{words.oneShowroom(city)}</PageHead>
      <IndexList
        entries={[{ to: `/dealers/${dealer.id}`, title: city, text: formatDealerAddress(dealer) }]}
      />
    </>
  )
}
