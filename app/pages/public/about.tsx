import { Link } from 'react-router'
import { servicesContext } from '#app/context.server.ts'
import { type ClosedDays, closedDays } from '#app/dealer/closed-days.ts'
import { addressLine, openingLine } from '#app/dealer/dealer.ts'
import { pageMeta } from '#app/site/page-meta.ts'
import { HousePicture, WideHead } from '#app/site/wide-head.tsx'
import { warrantyFacts } from '#app/warranty/warranty-facts.ts'
import type { Route } from './+types/about'

export const handle = { scripts: false }

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: 'About us',
    description: `${args.loaderData.dealer.name}: motorcycles, scooters and electric two-wheelers, sold and serviced under one roof.`,
  })

export async function loader({ context }: Route.LoaderArgs) {
  const { dealer, facts, vehicles, pictures } = context.get(servicesContext)
  const house = await dealer.get()
  return {
    dealer: house,
    closed: closedDays(house.hours.closedOn),
    models: (await vehicles.listActive()).length,
    front: pictures.find('site/dealer-front'),
    longestWarranty: (await facts.get(warrantyFacts)).longest,
  }
}

export default function About({ loaderData }: Route.ComponentProps) {
  const { closed, dealer, models, front, longestWarranty } = loaderData
  const { city } = dealer.address
  return (
    <>
      <WideHead
        title={`One house for two wheels in ${city}`}
        intro={`${dealer.name} sells motorcycles, scooters and electric two-wheelers, and looks after them for as long as you ride them.`}
      >
        {front && <HousePicture picture={front} alt={`${dealer.name} from the street`} />}
      </WideHead>
      <dl className="column grid grid-cols-2 gap-x-8 gap-y-6 pb-14 md:grid-cols-4 md:pb-20">
        <Fact figure={String(models)} text="models on the floor and in the yard" />
        <Fact figure="2" text="counters: sales in front, workshop behind" />
        <Fact figure={String(7 - closed.count)} text={daysOpen(closed)} />
        <Fact figure="1" text="address, so you always know whom to ask" />
      </dl>
      <div className="column pb-16 md:pb-24">
        <div className="prose titled-rows">
          <h2>What we do</h2>
          <p>
            On the floor stands every model that we sell, and most of them can be ridden the same
            day: bring your driving licence and{' '}
            <Link to="/text-ride-booking">book a test ride</Link>. The price on the card is the
            ex-showroom price; registration, insurance and every fee are written next to it before
            you sign.
          </p>
          <h2>How the workshop works</h2>
          <p>
            You and the service adviser walk around the machine together and write the job card. You
            get an estimate before we begin, and a call before we do anything that is not on it.
            Parts that we replace are yours to see.{' '}
            <Link to="/service-booking">Book a service</Link> for the day that suits you.
          </p>
          <h2>After the purchase</h2>
          <p>
            The <Link to="/amc">annual maintenance contract</Link> begins where the free services
            end, the <Link to="/extendedWarranty">extended warranty</Link> takes the cover to as
            much as {longestWarranty}, and the <Link to="/joy-club">Joy Club</Link> turns bills into
            points.
          </p>
          <h2>Where we are</h2>
          <p>
            {addressLine(dealer)}. Sales {openingLine(dealer.hours.sales)}, service{' '}
            {openingLine(dealer.hours.service)}.{' '}
            <Link to={`/dealers/${dealer.id}`}>Map, numbers and today’s hours</Link>
          </p>
        </div>
      </div>
    </>
  )
}

function daysOpen({ count, weekly }: ClosedDays): string {
  return count === 0 ? 'days a week; open every day' : `days a week; closed on ${weekly}`
}

function Fact({ figure, text }: { figure: string; text: string }) {
  return (
    <div className="flex flex-col-reverse justify-end border-hairline border-t pt-3">
      <dt className="text-quiet">{text}</dt>
      <dd className="figure text-3xl">{figure}</dd>
    </div>
  )
}
