import { servicesContext } from '#app/context.server.ts'
import { Carousel } from '#app/home/carousel.tsx'
import { countOf, featured, firstScreen, kindsOnFloor } from '#app/home/floor.ts'
import { HomeModels } from '#app/home/home-models.tsx'
import { Visit } from '#app/home/visit.tsx'
import { Welcome } from '#app/home/welcome.tsx'
import * as words from '#app/home/words.ts'
import { pageMeta } from '#app/site/page-meta.ts'
import { dealerData } from '#app/site/structured-data.ts'
import type { Route } from './+types/home'

export const meta: Route.MetaFunction = (args) => {
  const { name, address } = args.loaderData.dealer
  return pageMeta(args, {
    title: words.pageTitle(name, address.city),
    description: words.pageDescription(
      countOf(args.loaderData.kinds),
      `${address.area}, ${address.city}`,
    ),
    data: args.loaderData.data,
  })
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const { slides, vehicles, dealer, timeZone } = context.get(servicesContext)
  const [allSlides, models, facts] = await Promise.all([
    slides.list(),
    vehicles.listActive(),
    dealer.get(),
  ])
  const data = [dealerData(new URL(request.url).origin, facts)]
  return {
    data,
    slides: firstScreen(allSlides, models),
    kinds: kindsOnFloor(models),
    // What is measured of them stands on their own pages.
    models: featured(models).map((model) => ({ ...model, figures: {} })),
    dealer: facts,
    timeZone,
  }
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { slides, kinds, models, dealer, timeZone } = loaderData
  return (
    <>
      {slides.length > 0 && <Carousel slides={slides} />}
      <Welcome dealer={dealer} kinds={kinds} />
      <HomeModels models={models} dealer={dealer} />
      <Visit dealer={dealer} timeZone={timeZone} />
    </>
  )
}
