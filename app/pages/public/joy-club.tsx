import { servicesContext } from '#app/context.server.ts'
import { EnquiryForm } from '#app/enquiries/enquiry-form.tsx'
import { actOnEnquiry, enquiryHeaders, loadEnquiry } from '#app/enquiries/enquiry-page.server.ts'
import { EnquirySection } from '#app/enquiries/enquiry-section.tsx'
import { joyClub } from '#app/enquiries/kinds/joy-club.ts'
import { FilmPlayer } from '#app/films/film-player.tsx'
import { PageHead } from '#app/site/page-head.tsx'
import { pageMeta } from '#app/site/page-meta.ts'
import type { Route } from './+types/joy-club'

export const headers = enquiryHeaders

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'Joy Club',
    description:
      'Three years of points, accident cover and a better exchange for your old machine.',
  })

export async function loader(args: Route.LoaderArgs) {
  const { films, vehicles } = args.context.get(servicesContext)
  const machine = (await vehicles.listActive('bike'))[1]?.icon
  return loadEnquiry(args, joyClub, { machine, film: await films.find('joy-club') })
}

export async function action(args: Route.ActionArgs) {
  return actOnEnquiry(args, joyClub)
}

export default function JoyClub({ loaderData, actionData, matches }: Route.ComponentProps) {
  const { film, machine, ...form } = loaderData
  return (
    <>
      <PageHead title="Joy Club" machine={machine}>
        For everybody who rides a machine of ours: ₹349 plus GST for three years.
      </PageHead>
      <div className="column grid gap-x-16 gap-y-10 pb-16 md:pb-24 lg:grid-cols-2">
        <dl className="content-start self-start border-hairline border-b">
          {benefits.map(([term, text]) => (
            <div key={term} className="border-hairline border-t py-4">
              <dt className="font-bold text-lg">{term}</dt>
              <dd className="mt-1 text-quiet">{text}</dd>
            </div>
          ))}
        </dl>
        {film && <FilmPlayer film={film} />}
      </div>
      <EnquirySection enquiry={joyClub} counter="service" place={matches[1].loaderData}>
        <EnquiryForm enquiry={joyClub} {...form} refused={actionData} />
      </EnquirySection>
    </>
  )
}

const benefits = [
  [
    '349 points at once',
    'They are on your number within 72 hours, and one point is worth a rupee.',
  ],
  ['Points on every bill', 'Services, parts, accessories and the next machine all add to them.'],
  ['Accident cover of ₹5 lakh', 'For the member, as long as the membership runs.'],
  [
    'Exchange by code',
    'Your code raises what we give for your old machine, whoever of the family buys.',
  ],
] as const
