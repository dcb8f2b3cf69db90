import { financedPrice, monthlyOf } from '#app/catalogue/finance/financed-price.ts'
import { type LoanTerms, loanTermsSetting } from '#app/catalogue/finance/loan-terms-setting.ts'
import type { WithOnRoadPrice } from '#app/catalogue/pricing/charges/listed-on-road-price.tsx'
import { loadOnRoadPrices } from '#app/catalogue/pricing/charges/listed-on-road-prices.server.ts'
import type { Vehicle } from '#app/catalogue/vehicles/vehicle.ts'
import { dayInZone } from '#app/platform/calendar/zoned-dates.server.ts'
import { pick } from '#app/platform/schema/pick.ts'
import { servicesContext } from '#app/services-context.server.ts'
import { pageMeta } from '#app/site/frame/page-meta.ts'
import { dealerStructuredData } from '#app/site/frame/structured-data.ts'
import { HomeCarousel } from '#app/site/home/home-carousel.tsx'
import { homeTextsSetting } from '#app/site/home/home-texts-setting.ts'
import {
  carouselSlides,
  listVehicleRanges,
  pickFeaturedModels,
} from '#app/site/home/model-ranges.ts'
import { presentHomeTexts } from '#app/site/home/present-home-texts.server.ts'
import { VisitUs } from '#app/site/home/visit-us.tsx'
import { WelcomeSection } from '#app/site/home/welcome-section.tsx'
import { loadPlaceholderValues } from '#app/site/markdown-pages/load-placeholder-values.server.ts'
import { splitLatestOffer } from '#app/site/offers/offer-period.ts'
import { loadOrKeepPage } from '#app/ui/components/network-loss.ts'
import { staticHtml } from '#app/ui/components/static-html.tsx'
import type { Route } from './+types/home'

const StaticHomeSections = staticHtml(() =>
  import('#app/site/home/home-sections.tsx').then((module) => module.HomeSections),
)

const StaticOtherSlides = staticHtml(() =>
  import('#app/site/home/other-slides.tsx').then((module) => module.OtherSlides),
)

export const meta: Route.MetaFunction = (args) => {
  const { texts, data } = args.loaderData
  return pageMeta(args, { title: texts.title, description: texts.description, data })
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { slides, vehicles, dealer, facts, offers, clock, timeZone } = services
  const today = dayInZone(clock(), timeZone)
  const [allSlides, active, house, loan, allOffers, texts, onRoad] = await Promise.all([
    slides.listShown(today),
    vehicles.listActive(),
    dealer.get(),
    facts.get(loanTermsSetting),
    offers.listShown(today),
    facts.get(homeTextsSetting),
    loadOnRoadPrices(services),
  ])
  const models = onRoad.on(active)
  const { latest } = splitLatestOffer(allOffers, today)
  const places = await loadPlaceholderValues({
    ...services,
    vehicles: { listActive: async () => models },
  })
  return {
    texts: presentHomeTexts(texts, places),
    data: [dealerStructuredData(new URL(request.url).origin, house)],
    slides: carouselSlides(allSlides, models),
    ranges: listVehicleRanges(models),
    models: pickFeaturedModels(models).map((model) =>
      pick(model, ['id', 'name', 'bikeName', 'price', 'priceIsApproximate', 'icon', 'onRoad']),
    ),
    place: onRoad.place,
    cheapest: findCheapestLoan(models, loan),
    loan,
    offer: latest && pick(latest, ['title', 'picture', 'until']),
    dealer: house,
    timeZone,
  }
}

export const clientLoader = (args: Route.ClientLoaderArgs) => loadOrKeepPage(args)

/** Finds the lowest instalment of a model, and from which price it is computed. */
function findCheapestLoan(models: readonly (Vehicle & WithOnRoadPrice)[], loan: LoanTerms | null) {
  const [cheapest] = models
    .flatMap((model) => {
      const monthly = monthlyOf(model, loan)
      const { isOnRoad } = financedPrice(model)
      return monthly === undefined ? [] : { name: model.name, monthly, isOnRoad }
    })
    .toSorted((one, other) => one.monthly - other.monthly)
  return cheapest
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { texts, slides, ranges, dealer, timeZone } = loaderData
  return (
    <>
      {slides.length > 0 && <HomeCarousel slides={slides} />}
      <StaticOtherSlides slides={slides} />
      <WelcomeSection texts={texts} dealer={dealer} timeZone={timeZone} ranges={ranges} />
      <StaticHomeSections {...loaderData} />
      <VisitUs texts={texts.visit} dealer={dealer} />
    </>
  )
}
