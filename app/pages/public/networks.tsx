import { formatDealerAddress } from '#app/platform/dealer-details/format-dealer.ts'
import { PageHeader } from '#app/site/frame/page-header.tsx'
import { PageLinkList } from '#app/site/frame/page-link-list.tsx'
import { pageMeta } from '#app/site/frame/page-meta.ts'
import { useSiteInfo } from '#app/site/frame/use-site-info.ts'
import type { Route } from './+types/networks'
import * as words from './networks-words.ts'

export const handle = { scripts: false }

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: words.networks, description: words.pageDescription })

export default function DealerNetwork() {
  const { dealer } = useSiteInfo()
  const { city } = dealer.address
  return (
    <>
      <PageHeader title={words.networks}>{words.oneShowroom(city)}</PageHeader>
      <PageLinkList
        entries={[{ to: `/dealers/${dealer.id}`, title: city, text: formatDealerAddress(dealer) }]}
      />
    </>
  )
}
