import { servicesContext } from '#app/context.server.ts'
import { closedDays } from '#app/dealer/closed-days.ts'
import { addressLine, openingLine } from '#app/dealer/dealer.ts'
import type { Dealer } from '#app/dealer/facts.ts'
import { pageMeta } from '#app/site/page-meta.ts'
import { HousePicture, WideHead } from '#app/site/wide-head.tsx'
import { Link } from '#app/ui/link.tsx'
import { warrantyFacts } from '#app/warranty/warranty-facts.ts'
import type { Route } from './+types/about'
import * as words from './about-words.ts'

export const handle = { scripts: false }

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: words.pageTitle,
    description: words.pageDescription(args.loaderData.dealer.name),
  })

export async function loader({ context }: Route.LoaderArgs) {
  const { dealer, facts, vehicles, pictures } = context.get(servicesContext)
  const house = await dealer.get()
  return {
    dealer: house,
    closed: closedDays(house.hours.closedOn),
    models: (await vehicles.listActive()).filter(({ hasDetails }) => hasDetails).length,
    front: pictures.find('site/dealer-front'),
    longestWarranty: (await facts.get(warrantyFacts)).longest,
  }
}

export default function About({ loaderData }: Route.ComponentProps) {
  const { closed, dealer, models, front, longestWarranty } = loaderData
  return (
    <>
      <WideHead
        title={words.oneHouse(dealer.address.city)}
        intro={words.sellsAndLooksAfter(dealer.name)}
      >
        {front && <HousePicture picture={front} alt={words.fromTheStreet(dealer.name)} />}
      </WideHead>
      <dl className="column grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-x-6 gap-y-6 pb-14 md:grid-cols-4 md:pb-20">
        <Fact figure={String(models)} text={words.models} />
        <Fact figure="2" text={words.counters} />
        <Fact figure={String(7 - closed.count)} text={words.daysOpen(closed)} />
        <Fact figure="1" text={words.address} />
      </dl>
      <div className="column pb-16 md:pb-24">
        <Story dealer={dealer} longestWarranty={longestWarranty} />
      </div>
    </>
  )
}

function Story({ dealer, longestWarranty }: { dealer: Dealer; longestWarranty: string }) {
  const [beforeRide, ride, afterRide] = words.onTheFloor
  const [beforeBooking, booking, afterBooking] = words.jobCard
  const [the, contract, beforeWarranty, warranty, beforeClub, club, afterClub] =
    words.cover(longestWarranty)
  const { sales, service } = dealer.hours
  const [where, way] = words.addressAndHours(
    addressLine(dealer),
    openingLine(sales),
    openingLine(service),
  )
  return (
    <div className="prose titled-rows">
      <h2>{words.whatWeDo}</h2>
      <p>
        {beforeRide}
        <Link to="/text-ride-booking">{ride}</Link>
        {afterRide}
      </p>
      <h2>{words.theWorkshop}</h2>
      <p>
        {beforeBooking}
        <Link to="/service-booking">{booking}</Link>
        {afterBooking}
      </p>
      <h2>{words.afterPurchase}</h2>
      <p>
        {the}
        <Link to="/amc">{contract}</Link>
        {beforeWarranty}
        <Link to="/extendedWarranty">{warranty}</Link>
        {beforeClub}
        <Link to="/joy-club">{club}</Link>
        {afterClub}
      </p>
      <h2>{words.whereWeAre}</h2>
      <p>
        {where}
        <Link to={`/dealers/${dealer.id}`}>{way}</Link>
      </p>
    </div>
  )
}

function Fact({ figure, text }: { figure: string; text: string }) {
  return (
    <div className="flex flex-col-reverse justify-end border-hairline border-t pt-3">
      <dt className="text-quiet">{text}</dt>
      <dd className="figure text-3xl">{figure}</dd>
    </div>
  )
}
