import { contactEnquiry } from '#app/crm/enquiries/kinds/contact.ts'
import { describeClosedWeekdays } from '#app/platform/dealer/closed-weekdays.ts'
import { telephoneUrl } from '#app/platform/dealer/contact-links.ts'
import type { Dealer } from '#app/platform/dealer/dealer-schema.ts'
import { directionsUrl } from '#app/platform/dealer/directions.ts'
import { formatDealerAddress } from '#app/platform/dealer/format-dealer.ts'
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
import { useHouse } from '#app/site/frame/use-house.ts'
import { loadOrKeepPage } from '#app/ui/components/network-loss.ts'
import type { Route } from './+types/contact'
import * as words from './contact-words.ts'

export const headers = enquiryHeaders
export const ErrorBoundary = enquiryFailure(contactEnquiry)

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: words.contactUs,
    description: words.pageDescription,
  })

export async function loader(args: Route.LoaderArgs) {
  const { hours } = await args.context.get(servicesContext).dealer.get()
  // The browser needs no sentence but the one that holds.
  return loadEnquiry(args, contactEnquiry, {
    intro: words.comeBy(describeClosedWeekdays(hours.closedOn)),
  })
}

export const clientLoader = (args: Route.ClientLoaderArgs) => loadOrKeepPage(args)

export async function action(args: Route.ActionArgs) {
  return actOnEnquiry(args, contactEnquiry)
}

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const { intro, ...form } = loaderData
  const { dealer } = useHouse()
  return (
    <>
      <PageHead title={words.contactUs}>{intro}</PageHead>
      <WaysToReach dealer={dealer} />
      <EnquirySection enquiry={contactEnquiry}>
        <EnquiryForm enquiry={contactEnquiry} {...form} refused={actionData} />
      </EnquirySection>
    </>
  )
}

function WaysToReach({ dealer }: { dealer: Dealer }) {
  return (
    <dl className="column mb-16 grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
      <Way term={words.address}>
        <address className="not-italic">{formatDealerAddress(dealer)}</address>
        <a href={dealer.map.link} className={link} target="_blank" rel="noreferrer">
          {words.openMap}
        </a>
        <a href={directionsUrl(dealer)} className={`${link} ml-6`} target="_blank" rel="noreferrer">
          {words.directions}
        </a>
      </Way>
      <Way term={words.email}>
        <a href={`mailto:${dealer.email}`} className={link}>
          {dealer.email}
        </a>
      </Way>
      <Way term={words.sales}>
        <Phones phones={dealer.salesPhones} />
      </Way>
      <Way term={words.service}>
        <Phones phones={dealer.servicePhones} />
      </Way>
    </dl>
  )
}

const link = 'link inline-flex min-h-11 items-center break-words'

function Way({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <div className="border-hairline border-t pt-3">
      <dt className="label text-quiet">{term}</dt>
      <dd className="mt-1">{children}</dd>
    </div>
  )
}

function Phones({ phones }: { phones: readonly string[] }) {
  return (
    <ul>
      {phones.map((phone) => (
        <li key={phone}>
          <a href={telephoneUrl(phone)} className={`${link} tabular-nums`}>
            {phone}
          </a>
        </li>
      ))}
    </ul>
  )
}
