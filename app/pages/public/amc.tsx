import { servicesContext } from '#app/context.server.ts'
import { enquiryFailure } from '#app/enquiries/enquiry-failure.tsx'
import { EnquiryForm } from '#app/enquiries/enquiry-form.tsx'
import { actOnEnquiry, enquiryHeaders, loadEnquiry } from '#app/enquiries/enquiry-page.server.ts'
import { EnquirySection } from '#app/enquiries/enquiry-section.tsx'
import { amcEnquiry } from '#app/enquiries/kinds/amc.ts'
import { FilmPlayer } from '#app/films/film-player.tsx'
import { findDecoration } from '#app/site/decoration.server.ts'
import { PageHead } from '#app/site/page-head.tsx'
import { pageMeta } from '#app/site/page-meta.ts'
import { amcFacts } from '#app/warranty/amc-facts.ts'
import type { Route } from './+types/amc'
import * as words from './amc-words.ts'

export const handle = { query: ['model'] }
export const headers = enquiryHeaders
export const ErrorBoundary = enquiryFailure(amcEnquiry)

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: words.pageTitle,
    description: args.loaderData?.contract.description ?? '',
  })

export async function loader(args: Route.LoaderArgs) {
  const services = args.context.get(servicesContext)
  return loadEnquiry(args, amcEnquiry, {
    contract: await services.facts.get(amcFacts),
    film: await services.films.find('amc'),
    machine: await findDecoration(services, 'amc'),
  })
}

export async function action(args: Route.ActionArgs) {
  return actOnEnquiry(args, amcEnquiry)
}

export default function Amc({ loaderData, actionData }: Route.ComponentProps) {
  const { contract, film, machine, ...form } = loaderData
  return (
    <>
      <PageHead title={words.contract} machine={machine}>
        {words.oncePaid}
      </PageHead>
      <div className="column grid gap-x-16 gap-y-10 pb-16 md:pb-24 lg:grid-cols-2">
        <div>
          <ul className="border-hairline border-b">
            {contract.features.map(({ text, figure }) => (
              <li
                key={text}
                className="flex items-baseline justify-between gap-6 border-hairline border-t py-3"
              >
                <span className="text-lg">{text}</span>
                <strong className="figure text-2xl">{figure}</strong>
              </li>
            ))}
          </ul>
          <ul className="mt-4 text-quiet">
            {contract.terms.map((term) => (
              <li key={term}>{term}</li>
            ))}
          </ul>
        </div>
        {film && <FilmPlayer film={film} />}
      </div>
      <EnquirySection enquiry={amcEnquiry}>
        <EnquiryForm enquiry={amcEnquiry} {...form} refused={actionData} />
      </EnquirySection>
    </>
  )
}
