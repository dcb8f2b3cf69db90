import { offerEnquiry } from '#app/crm/enquiries/kinds/offer.ts'
import { dayInZone } from '#app/platform/calendar/zoned-dates.server.ts'
import { telephoneUrl } from '#app/platform/dealer/contact-links.ts'
import { servicesContext } from '#app/services-context.server.ts'
import { enquiryFailure } from '#app/site/enquiry-form/enquiry-failure.tsx'
import { EnquiryForm } from '#app/site/enquiry-form/enquiry-form.tsx'
import {
  actOnEnquiry,
  enquiryHeaders,
  loadEnquiry,
} from '#app/site/enquiry-form/enquiry-page.server.ts'
import { EnquirySection } from '#app/site/enquiry-form/enquiry-section.tsx'
import { PageHead } from '#app/site/frame/page-head.tsx'
import { pageMeta } from '#app/site/frame/page-meta.ts'
import { currentOffers, hasEnded } from '#app/site/offers/current-offers.ts'
import { showOffer } from '#app/site/offers/shown-offer.ts'
import { Link } from '#app/ui/components/link.tsx'
import { loadOrKeepPage } from '#app/ui/components/network-loss.ts'
import { staticHtml } from '#app/ui/components/static-html.tsx'
import type { Route } from './+types/offers'
import * as words from './offers-words.ts'

const Latest = staticHtml(() =>
  import('#app/site/offers/offer-stage.tsx').then((module) => module.OfferStage),
)
const Others = staticHtml(() =>
  import('#app/site/offers/other-offers.tsx').then((module) => module.OtherOffers),
)

export const headers = enquiryHeaders
export const ErrorBoundary = enquiryFailure(offerEnquiry)

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: words.offers,
    description: args.loaderData?.offer?.title ?? words.pageDescription,
  })

export async function loader(args: Route.LoaderArgs) {
  const { offers, vehicles, dealer, clock, timeZone } = args.context.get(servicesContext)
  const today = dayInZone(clock(), timeZone)
  const [list, onSite, { salesPhones }] = await Promise.all([
    offers.listShown(today),
    vehicles.listActive(),
    dealer.get(),
  ])
  const { latest, others } = currentOffers(list, today)
  return loadEnquiry(args, offerEnquiry, {
    offer: latest && showOffer(latest, onSite),
    others: others.map((other) => ({
      ...showOffer(other, onSite),
      isOver: hasEnded(other, today),
    })),
    phone: salesPhones[0],
  })
}

export const clientLoader = (args: Route.ClientLoaderArgs) => loadOrKeepPage(args)

export async function action(args: Route.ActionArgs) {
  return actOnEnquiry(args, offerEnquiry)
}

export default function Offers({ loaderData, actionData }: Route.ComponentProps) {
  const { offer, others, phone, ...form } = loaderData
  const [before, terms] = words.agreeTo
  return (
    <>
      {offer ? (
        <div className="mb-14 md:mb-20">
          <Latest offer={offer} />
        </div>
      ) : (
        <PageHead title={words.offers}>
          {words.noOffer}
          {phone && (
            <>
              {words.orCall}
              <a href={telephoneUrl(phone)} className="link whitespace-nowrap">
                {phone}
              </a>
            </>
          )}
        </PageHead>
      )}
      <EnquirySection enquiry={offerEnquiry} title={offer ? undefined : words.askForNext}>
        <EnquiryForm enquiry={offerEnquiry} {...form} refused={actionData}>
          <p className="text-quiet">
            {before}
            <Link to="/terms-conditions" className="link">
              {terms}
            </Link>
          </p>
        </EnquiryForm>
      </EnquirySection>
      <Others offers={others} />
    </>
  )
}
