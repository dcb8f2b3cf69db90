import { servicesContext } from '#app/services-context.server.ts'
import { pageMeta } from '#app/site/frame/page-meta.ts'
import { HousePicture, WideHead } from '#app/site/frame/wide-head.tsx'
import { housePlaces } from '#app/site/page-text/house-places.server.ts'
import { fillPlaces } from '#app/site/page-text/places.ts'
import { Prose } from '#app/site/page-text/prose.tsx'
import { showText } from '#app/site/page-text/shown-text.server.ts'
import { aboutFacts } from '#app/site/page-text/text-facts.server.ts'
import { loadOrKeepPage } from '#app/ui/components/network-loss.ts'
import type { Route } from './+types/about'
import * as words from './about-words.ts'

export const handle = { scripts: false }

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: words.pageTitle,
    description: args.loaderData.text.description,
  })

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const written = await services.facts.get(aboutFacts)
  const places = await housePlaces(services)
  const fill = (text: string) => fillPlaces(text, places)
  return {
    text: showText(written, places),
    title: fill(written.title),
    figures: written.figures.map(({ figure, label }) => ({
      figure: fill(figure),
      label: fill(label),
    })),
    front: services.pictures.find(written.picture ?? ''),
    frontText: fill(written.pictureText),
  }
}

export const clientLoader = (args: Route.ClientLoaderArgs) => loadOrKeepPage(args)

export default function About({ loaderData }: Route.ComponentProps) {
  const { text, title, figures, front, frontText } = loaderData
  return (
    <>
      <WideHead title={title} intro={text.intro}>
        {front && <HousePicture picture={front} alt={frontText} />}
      </WideHead>
      {figures.length > 0 && (
        <dl className="column grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-x-6 gap-y-6 pb-14 md:grid-cols-4 md:pb-20">
          {figures.map(({ figure, label }) => (
            <Fact key={label} figure={figure} text={label} />
          ))}
        </dl>
      )}
      <div className="column pb-16 md:pb-24">
        <Prose blocks={text.body} />
      </div>
    </>
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
