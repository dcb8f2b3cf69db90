import { optInEnquiry } from '#app/crm/enquiries/kinds/opt-in.ts'
import { FilmPlayer } from '#app/media/films/film-player.tsx'
import { servicesContext } from '#app/services-context.server.ts'
import { enquiryErrorBoundary } from '#app/site/enquiry-form/enquiry-error-boundary.tsx'
import { EnquiryForm } from '#app/site/enquiry-form/enquiry-form.tsx'
import { EnquiryFormSection } from '#app/site/enquiry-form/enquiry-form-section.tsx'
import {
  enquiryHeaders,
  handleEnquiryPost,
  loadEnquiryPage,
} from '#app/site/enquiry-form/enquiry-page.server.ts'
import { NotificationCheckboxes } from '#app/site/enquiry-form/notification-checkboxes.tsx'
import { PageHeaderWithMedia } from '#app/site/frame/page-header-with-media.tsx'
import { pageMeta } from '#app/site/frame/page-meta.ts'
import { loadOrKeepPage } from '#app/ui/components/network-loss.ts'
import type { Route } from './+types/optain'
import * as words from './optain-words.ts'

export const headers = enquiryHeaders
export const ErrorBoundary = enquiryErrorBoundary(optInEnquiry)

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: words.pageTitle, description: optInEnquiry.intro })

export async function loader(args: Route.LoaderArgs) {
  const { films } = args.context.get(servicesContext)
  return loadEnquiryPage(args, optInEnquiry, { film: await films.find('optain') })
}

export const clientLoader = (args: Route.ClientLoaderArgs) => loadOrKeepPage(args)

export async function action(args: Route.ActionArgs) {
  return handleEnquiryPost(args, optInEnquiry)
}

export default function OptIn({ loaderData, actionData }: Route.ComponentProps) {
  const { film, ...form } = loaderData
  return (
    <>
      <PageHeaderWithMedia title={optInEnquiry.title} intro={optInEnquiry.intro}>
        {film && <FilmPlayer film={film} isPriority />}
      </PageHeaderWithMedia>
      <EnquiryFormSection enquiry={optInEnquiry} title={null}>
        <NotificationCheckboxes>
          <EnquiryForm enquiry={optInEnquiry} {...form} refused={actionData} />
        </NotificationCheckboxes>
      </EnquiryFormSection>
    </>
  )
}
