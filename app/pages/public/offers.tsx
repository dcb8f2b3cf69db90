import { servicesContext } from '#app/context.server.ts'
import { enquiryFailure } from '#app/enquiries/enquiry-failure.tsx'
import { EnquiryForm } from '#app/enquiries/enquiry-form.tsx'
import { actOnEnquiry, enquiryHeaders, loadEnquiry } from '#app/enquiries/enquiry-page.server.ts'
import { EnquirySection } from '#app/enquiries/enquiry-section.tsx'
import { offerEnquiry } from '#app/enquiries/kinds/offer.ts'
import { ResponsivePicture } from '#app/media/responsive-picture.tsx'
import type { Offer } from '#app/offers/offer-store.server.ts'
import { PageHead } from '#app/site/page-head.tsx'
import { pageMeta } from '#app/site/page-meta.ts'
import { Link } from '#app/ui/link.tsx'
import type { Route } from './+types/offers'
import * as words from './offers-words.ts'

export const headers = enquiryHeaders
export const ErrorBoundary = enquiryFailure(offerEnquiry)

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: words.offers,
    description: args.loaderData?.offer?.title ?? words.pageDescription,
  })

export async function loader(args: Route.LoaderArgs) {
  const { offers } = args.context.get(servicesContext)
  const [offer] = await offers.list()
  return loadEnquiry(args, offerEnquiry, { offer })
}

export async function action(args: Route.ActionArgs) {
  return actOnEnquiry(args, offerEnquiry)
}

export default function Offers({ loaderData, actionData }: Route.ComponentProps) {
  const { offer, ...form } = loaderData
  const [before, terms] = words.agreeTo
  return (
    <>
      {offer ? (
        <LatestOffer offer={offer} />
      ) : (
        <PageHead title={words.offers}>{words.noOffer}</PageHead>
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
    </>
  )
}

function LatestOffer({ offer }: { offer: Offer }) {
  return (
    <article className="on-stage mb-14 bg-stage text-on-stage md:mb-20">
      <ResponsivePicture
        picture={offer.picture}
        alt=""
        sizes="100vw"
        isPriority
        className="max-h-[62svh] w-full object-cover"
      />
      <div className="column pt-8 pb-12 md:pb-16">
        <p className="label text-on-stage-quiet">{words.latestOffer}</p>
        <h1 className="headline mt-3 max-w-5xl text-3xl md:text-5xl">{offer.title}</h1>
        <p className="mt-5 max-w-[60ch] text-lg">{offer.description}</p>
      </div>
    </article>
  )
}
