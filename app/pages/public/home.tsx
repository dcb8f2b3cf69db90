import { type LoanTerms, loanFacts } from '#app/catalogue/finance/loan-facts.ts'
import { monthlyFrom } from '#app/catalogue/finance/monthly-from.ts'
import type { Vehicle } from '#app/catalogue/vehicles/vehicle.ts'
import { dayInZone } from '#app/platform/calendar/zoned-dates.server.ts'
import { pick } from '#app/platform/schema/pick.ts'
import { servicesContext } from '#app/services-context.server.ts'
import { pageMeta } from '#app/site/frame/page-meta.ts'
import { dealerData } from '#app/site/frame/structured-data.ts'
import { Carousel } from '#app/site/home/carousel.tsx'
import { countOf, featured, firstScreen, rangesOf } from '#app/site/home/floor.ts'
import { Visit } from '#app/site/home/visit.tsx'
import { Welcome } from '#app/site/home/welcome.tsx'
import * as words from '#app/site/home/words.ts'
import { currentOffers } from '#app/site/offers/current-offers.ts'
import { loadOrKeepPage } from '#app/ui/components/network-loss.ts'
import { staticHtml } from '#app/ui/components/static-html.tsx'
import type { Route } from './+types/home'

const Floor = staticHtml(() =>
  import('#app/site/home/shop-floor.tsx').then((module) => module.ShopFloor),
)

export const meta: Route.MetaFunction = (args) => {
  const { name, address } = args.loaderData.dealer
  return pageMeta(args, {
    title: words.pageTitle(name, address.city),
    description: words.pageDescription(
      countOf(args.loaderData.ranges),
      `${address.area}, ${address.city}`,
    ),
    data: args.loaderData.data,
  })
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { slides, vehicles, dealer, facts, offers, clock, timeZone } = services
  const today = dayInZone(clock(), timeZone)
  const [allSlides, models, house, loan, allOffers] = await Promise.all([
    slides.listShown(today),
    vehicles.listActive(),
    dealer.get(),
    facts.get(loanFacts),
    offers.listShown(today),
  ])
  const { latest } = currentOffers(allOffers, today)
  return {
    data: [dealerData(new URL(request.url).origin, house)],
    slides: firstScreen(allSlides, models),
    ranges: rangesOf(models),
    models: featured(models).map((model) =>
      pick(model, ['id', 'name', 'bikeName', 'price', 'priceIsApproximate', 'icon']),
    ),
    cheapest: cheapestOf(models, loan),
    loan,
    offer: latest && pick(latest, ['title', 'picture', 'until']),
    dealer: house,
    timeZone,
  }
}

export const clientLoader = (args: Route.ClientLoaderArgs) => loadOrKeepPage(args)

/** Of those that a loan is given for. */
function cheapestOf(models: readonly Vehicle[], loan: LoanTerms | null) {
  const [cheapest] = models
    .filter(({ price }) => monthlyFrom(price, loan) !== undefined)
    .toSorted((one, other) => one.price - other.price)
  return cheapest && pick(cheapest, ['name', 'price'])
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { slides, ranges, dealer, timeZone } = loaderData
  return (
    <>
      {slides.length > 0 && <Carousel slides={slides} />}
      <Welcome dealer={dealer} timeZone={timeZone} ranges={ranges} />
      <Floor {...loaderData} />
      <Visit dealer={dealer} />
    </>
  )
}
