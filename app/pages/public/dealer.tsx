import { data } from 'react-router'
import { telephoneUrl } from '#app/platform/dealer-details/contact-links.ts'
import {
  formatDealerAddress,
  formatOpeningHours,
} from '#app/platform/dealer-details/format-dealer.ts'
import * as dealerWords from '#app/platform/dealer-details/words.ts'
import { servicesContext } from '#app/services-context.server.ts'
import { MapEmbed } from '#app/site/dealer-on-pages/map-embed.tsx'
import { OpeningStatusText } from '#app/site/dealer-on-pages/opening-status-text.tsx'
import { MessagePage } from '#app/site/frame/message-page.tsx'
import { DealerPhoto, PageHeaderWithMedia } from '#app/site/frame/page-header-with-media.tsx'
import { pageMeta } from '#app/site/frame/page-meta.ts'
import { dealerStructuredData } from '#app/site/frame/structured-data.ts'
import { LinkButton } from '#app/ui/components/button.tsx'
import { loadOrKeepPage } from '#app/ui/components/network-loss.ts'
import type { Route } from './+types/dealer'
import * as words from './dealer-words.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: args.loaderData?.dealer?.name ?? words.noSuchDealer,
    description: args.loaderData?.dealer
      ? words.pageDescription(formatDealerAddress(args.loaderData.dealer))
      : '',
    path: args.loaderData?.dealer && `/dealers/${args.loaderData.dealer.id}`,
    data: args.loaderData?.facts,
  })

export async function loader({ params, context, request }: Route.LoaderArgs) {
  const { dealer, pictures, timeZone } = context.get(servicesContext)
  const isNumber = /^\d{1,9}$/.test(params.id)
  const found = isNumber ? await dealer.find(Number(params.id)) : undefined
  const facts = found ? [dealerStructuredData(new URL(request.url).origin, found)] : []
  const front = pictures.find('site/dealer-front')
  return data({ dealer: found, front, timeZone, facts }, { status: found ? 200 : 404 })
}

export const clientLoader = (args: Route.ClientLoaderArgs) => loadOrKeepPage(args)

export default function DealerPage({ loaderData }: Route.ComponentProps) {
  const { dealer, front, timeZone } = loaderData
  if (!dealer)
    return (
      <MessagePage
        title={words.noneOfThatNumber}
        links={[{ label: words.ourDealer, to: '/dealers/1' }]}
      >
        <p>{words.mayBeMistyped}</p>
      </MessagePage>
    )
  const state = { hours: dealer.hours, timeZone }
  return (
    <>
      <PageHeaderWithMedia title={dealer.name} intro={formatDealerAddress(dealer)}>
        {front && <DealerPhoto picture={front} alt={words.fromTheStreet(dealer.name)} />}
      </PageHeaderWithMedia>
      <div className="column grid gap-x-16 gap-y-10 pb-16 md:pb-24 lg:grid-cols-[1fr_1.4fr]">
        <div>
          <dl className="@container border-hairline border-b">
            <DealerRow term={words.sales}>
              <p>{formatOpeningHours(dealer.hours.sales)}</p>
              <OpeningStatusRow counter="sales" {...state} />
              <DealerPhones phones={dealer.salesPhones} />
            </DealerRow>
            <DealerRow term={words.service}>
              <p>{formatOpeningHours(dealer.hours.service)}</p>
              <OpeningStatusRow counter="service" {...state} />
              <DealerPhones phones={dealer.servicePhones} />
            </DealerRow>
            <DealerRow term={words.closed}>
              {words.closedDays(
                dealer.hours.closedOn.map((day) => dealerWords.weekdays[day]),
                dealer.hours.holidays.map((it) => it.name),
              )}
            </DealerRow>
            <DealerRow term={words.email}>
              <a href={`mailto:${dealer.email}`} className={dealerLinkClass}>
                {dealer.email}
              </a>
            </DealerRow>
          </dl>
          <div className="mt-8 flex flex-wrap gap-3">
            <LinkButton to="/text-ride-booking" tone="signal">
              {words.bookTestRide}
            </LinkButton>
            <LinkButton to="/service-booking">{words.bookService}</LinkButton>
          </div>
        </div>
        <MapEmbed dealer={dealer} />
      </div>
    </>
  )
}

const dealerLinkClass = 'link inline-flex min-h-11 items-center tabular-nums'

/**
 * Reserves two lines on a phone, because the text becomes longer once the browser knows the time.
 */
function OpeningStatusRow(props: Parameters<typeof OpeningStatusText>[0]) {
  return (
    <p className="min-h-[2lh] text-quiet sm:min-h-0">
      <OpeningStatusText {...props} />
    </p>
  )
}

function DealerRow({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <div className="grid @min-[16rem]:grid-cols-[4.5rem_1fr] sm:grid-cols-[6rem_1fr] gap-x-4 border-hairline border-t py-4">
      <dt className="font-semibold">{term}</dt>
      <dd className="wrap-anywhere min-w-0">{children}</dd>
    </div>
  )
}

function DealerPhones({ phones }: { phones: readonly string[] }) {
  return (
    <ul>
      {phones.map((phone) => (
        <li key={phone}>
          <a href={telephoneUrl(phone)} className={dealerLinkClass}>
            {phone}
          </a>
        </li>
      ))}
    </ul>
  )
}
