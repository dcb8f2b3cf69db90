import { offerEnquiry } from '#app/crm/enquiries/kinds/offer.ts'
import { dayInZone } from '#app/platform/calendar/zoned-dates.server.ts'
import { telephoneUrl } from '#app/platform/dealer-details/contact-links.ts'
import { servicesContext } from '#app/services-context.server.ts'
import { enquiryErrorBoundary } from '#app/site/enquiry-form/enquiry-error-boundary.tsx'
import { EnquiryForm } from '#app/site/enquiry-form/enquiry-form.tsx'
import { EnquiryFormSection } from '#app/site/enquiry-form/enquiry-form-section.tsx'
import {
  enquiryHeaders,
  handleEnquiryPost,
  loadEnquiryPage,
} from '#app/site/enquiry-form/enquiry-page.server.ts'
import { PageHeader } from '#app/site/frame/page-header.tsx'
import { pageMeta } from '#app/site/frame/page-meta.ts'
import { hasOfferEnded, splitLatestOffer } from '#app/site/offers/offer-period.ts'
import { presentOffer } from '#app/site/offers/present-offer.ts'
import type { FieldRenderProps } from '#app/ui/components/declared-form-fields.tsx'
import { Link } from '#app/ui/components/link.tsx'
import { loadOrKeepPage } from '#app/ui/components/network-loss.ts'
import { staticHtml } from '#app/ui/components/static-html.tsx'
import type { Route } from './+types/offers'
import * as words from './offers-words.ts'

const StaticLatestOffer = staticHtml(() =>
  import('#app/site/offers/latest-offer.tsx').then((module) => module.LatestOffer),
)
const StaticOtherOffers = staticHtml(() =>
  import('#app/site/offers/other-offers.tsx').then((module) => module.OtherOffers),
)

export const headers = enquiryHeaders
export const ErrorBoundary = enquiryErrorBoundary(offerEnquiry)

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
  const { latest, others } = splitLatestOffer(list, today)
  return loadEnquiryPage(args, offerEnquiry, {
    offer: latest && presentOffer(latest, onSite),
    others: others.map((other) => ({
      ...presentOffer(other, onSite),
      isOver: hasOfferEnded(other, today),
    })),
    phone: salesPhones[0],
  })
}

export const clientLoader = (args: Route.ClientLoaderArgs) => loadOrKeepPage(args)

export async function action(args: Route.ActionArgs) {
  return handleEnquiryPost(args, offerEnquiry)
}

export default function Offers({ loaderData, actionData }: Route.ComponentProps) {
  const { offer, others, phone, ...form } = loaderData
  const values = { ...form.values, ...(offer && { offer: String(offer.id) }) }
  const [before, terms] = words.agreeTo
  return (
    <>
      {offer ? (
        <div className="mb-14 md:mb-20">
          <StaticLatestOffer offer={offer} />
        </div>
      ) : (
        <PageHeader title={words.offers}>
          {words.noOffer}
          {phone && (
            <>
              {words.orCall}
              <a href={telephoneUrl(phone)} className="link whitespace-nowrap">
                {phone}
              </a>
            </>
          )}
        </PageHeader>
      )}
      <EnquiryFormSection enquiry={offerEnquiry} title={offer ? undefined : words.askForNext}>
        <EnquiryForm
          enquiry={offerEnquiry}
          {...form}
          values={values}
          refused={actionData}
          controls={{ offer: HiddenOffer }}
        >
          <p className="text-quiet">
            {before}
            <Link to="/terms-conditions" className="link">
              {terms}
            </Link>
          </p>
        </EnquiryForm>
      </EnquiryFormSection>
      <StaticOtherOffers offers={others} />
    </>
  )
}

/** The offer that is shown large. Without an offer, the form has no such field. */
function HiddenOffer({ name, value }: FieldRenderProps) {
  return (
    typeof value === 'string' && value !== '' && <input type="hidden" name={name} value={value} />
  )
}
