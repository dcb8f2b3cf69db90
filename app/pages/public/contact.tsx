import { contactEnquiry } from '#app/crm/enquiries/kinds/contact.ts'
import { describeClosedWeekdays } from '#app/platform/dealer-details/closed-weekdays.ts'
import { telephoneUrl } from '#app/platform/dealer-details/contact-links.ts'
import type { Dealer } from '#app/platform/dealer-details/dealer-schema.ts'
import { directionsUrl } from '#app/platform/dealer-details/directions.ts'
import { formatDealerAddress } from '#app/platform/dealer-details/format-dealer.ts'
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
import { useSiteInfo } from '#app/site/frame/use-site-info.ts'
import { loadOrKeepPage } from '#app/ui/components/network-loss.ts'
import type { Route } from './+types/contact'
import * as words from './contact-words.ts'

export const headers = enquiryHeaders
export const ErrorBoundary = enquiryErrorBoundary(contactEnquiry)

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: words.contactUs,
    description: words.pageDescription,
  })

export async function loader(args: Route.LoaderArgs) {
  const { hours } = await args.context.get(servicesContext).dealer.get()
  // Send one text only: the browser does not need the others.
  return loadEnquiryPage(args, contactEnquiry, {
    intro: words.comeBy(describeClosedWeekdays(hours.closedOn)),
  })
}

export const clientLoader = (args: Route.ClientLoaderArgs) => loadOrKeepPage(args)

export async function action(args: Route.ActionArgs) {
  return handleEnquiryPost(args, contactEnquiry)
}

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const { intro, ...form } = loaderData
  const { dealer } = useSiteInfo()
  return (
    <>
      <PageHeader title={words.contactUs}>{intro}</PageHeader>
      <ContactDetails dealer={dealer} />
      <EnquiryFormSection enquiry={contactEnquiry}>
        <EnquiryForm enquiry={contactEnquiry} {...form} refused={actionData} />
      </EnquiryFormSection>
    </>
  )
}

function ContactDetails({ dealer }: { dealer: Dealer }) {
  return (
    <dl className="column mb-16 grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
      <ContactRow term={words.address}>
        <address className="not-italic">{formatDealerAddress(dealer)}</address>
        <a href={dealer.map.link} className={contactLinkClass} target="_blank" rel="noreferrer">
          {words.openMap}
        </a>
        <a
          href={directionsUrl(dealer)}
          className={`${contactLinkClass} ml-6`}
          target="_blank"
          rel="noreferrer"
        >
          {words.directions}
        </a>
      </ContactRow>
      <ContactRow term={words.email}>
        <a href={`mailto:${dealer.email}`} className={contactLinkClass}>
          {dealer.email}
        </a>
      </ContactRow>
      <ContactRow term={words.sales}>
        <ContactPhones phones={dealer.salesPhones} />
      </ContactRow>
      <ContactRow term={words.service}>
        <ContactPhones phones={dealer.servicePhones} />
      </ContactRow>
    </dl>
  )
}

const contactLinkClass = 'link inline-flex min-h-11 items-center break-words'

function ContactRow({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <div className="border-hairline border-t pt-3">
      <dt className="label text-quiet">{term}</dt>
      <dd className="mt-1">{children}</dd>
    </div>
  )
}

function ContactPhones({ phones }: { phones: readonly string[] }) {
  return (
    <ul>
      {phones.map((phone) => (
        <li key={phone}>
          <a href={telephoneUrl(phone)} className={`${contactLinkClass} tabular-nums`}>
            {phone}
          </a>
        </li>
      ))}
    </ul>
  )
}
