import { baseTexts } from '#app/content/fields/base-texts.ts'
import { joyClubEnquiry } from '#app/crm/enquiries/kinds/joy-club.ts'
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
import { findTitlePicture } from '#app/site/frame/find-title-picture.server.ts'
import { joyClubSetting } from '#app/site/frame/joy-club-setting.ts'
import { PageHeader } from '#app/site/frame/page-header.tsx'
import { pageMeta } from '#app/site/frame/page-meta.ts'
import { loadOrKeepPage } from '#app/ui/components/network-loss.ts'
import type { Route } from './+types/joy-club'
import * as words from './joy-club-words.ts'

export const headers = enquiryHeaders
export const ErrorBoundary = enquiryErrorBoundary(joyClubEnquiry)

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: words.joyClub,
    description: args.loaderData?.club.description ?? '',
  })

export async function loader(args: Route.LoaderArgs) {
  const services = args.context.get(servicesContext)
  return loadEnquiryPage(args, joyClubEnquiry, {
    club: baseTexts(await services.facts.get(joyClubSetting)),
    film: await services.films.find('joy-club'),
    machine: await findTitlePicture(services, 'joy-club'),
  })
}

export const clientLoader = (args: Route.ClientLoaderArgs) => loadOrKeepPage(args)

export async function action(args: Route.ActionArgs) {
  return handleEnquiryPost(args, joyClubEnquiry)
}

export default function JoyClub({ loaderData, actionData }: Route.ComponentProps) {
  const { club, film, machine, ...form } = loaderData
  return (
    <>
      <PageHeader title={words.joyClub} machine={machine}>
        {club.intro}
      </PageHeader>
      <div className="column grid gap-x-16 gap-y-10 pb-16 md:pb-24 lg:grid-cols-2">
        <dl className="content-start self-start border-hairline border-b">
          {club.benefits.map(({ term, text }) => (
            <div key={term} className="border-hairline border-t py-4">
              <dt className="font-bold text-lg">{term}</dt>
              <dd className="mt-1 text-quiet">{text}</dd>
            </div>
          ))}
        </dl>
        {film && <FilmPlayer film={film} />}
      </div>
      <EnquiryFormSection enquiry={joyClubEnquiry}>
        <EnquiryForm enquiry={joyClubEnquiry} {...form} refused={actionData} />
      </EnquiryFormSection>
    </>
  )
}
