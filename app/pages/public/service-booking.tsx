import { serviceBookingEnquiry } from '#app/crm/enquiries/kinds/service-booking.ts'
import { servicesContext } from '#app/services-context.server.ts'
import { enquiryErrorBoundary } from '#app/site/enquiry-form/enquiry-error-boundary.tsx'
import { EnquiryForm } from '#app/site/enquiry-form/enquiry-form.tsx'
import { EnquiryFormSection } from '#app/site/enquiry-form/enquiry-form-section.tsx'
import {
  enquiryHeaders,
  handleEnquiryPost,
  loadEnquiryPage,
} from '#app/site/enquiry-form/enquiry-page.server.ts'
import { hoursOfForm } from '#app/site/enquiry-form/hours-of-form.tsx'
import { DealerPhoto, PageHeaderWithMedia } from '#app/site/frame/page-header-with-media.tsx'
import { pageMeta } from '#app/site/frame/page-meta.ts'
import { loadOrKeepPage } from '#app/ui/components/network-loss.ts'
import type { Route } from './+types/service-booking'
import * as words from './service-booking-words.ts'

export const handle = { query: ['model', 'for', 'on'] }
export const headers = enquiryHeaders
export const ErrorBoundary = enquiryErrorBoundary(
  serviceBookingEnquiry,
  hoursOfForm(serviceBookingEnquiry),
)

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: words.pageTitle, description: serviceBookingEnquiry.intro })

export async function loader(args: Route.LoaderArgs) {
  const { pictures } = args.context.get(servicesContext)
  return loadEnquiryPage(args, serviceBookingEnquiry, { workshop: pictures.find('site/workshop') })
}

export const clientLoader = (args: Route.ClientLoaderArgs) => loadOrKeepPage(args)

export async function action(args: Route.ActionArgs) {
  return handleEnquiryPost(args, serviceBookingEnquiry)
}

export default function ServiceBooking({ loaderData, actionData }: Route.ComponentProps) {
  const { workshop, appointment, ...form } = loaderData
  const hours = hoursOfForm(serviceBookingEnquiry, appointment, actionData)
  const offersHours = hours.choices !== undefined
  return (
    <>
      <PageHeaderWithMedia
        title={serviceBookingEnquiry.title}
        intro={offersHours ? words.introWithHours : serviceBookingEnquiry.intro}
      >
        {workshop && <DealerPhoto picture={workshop} alt={words.workshop} isForDesks />}
      </PageHeaderWithMedia>
      <EnquiryFormSection enquiry={serviceBookingEnquiry} title={null} offersHours={offersHours}>
        <EnquiryForm enquiry={serviceBookingEnquiry} {...form} hours={hours} refused={actionData} />
      </EnquiryFormSection>
    </>
  )
}
