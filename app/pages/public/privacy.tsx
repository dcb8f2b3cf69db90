import { servicesContext } from '#app/context.server.ts'
import { PageHead } from '#app/site/page-head.tsx'
import { pageMeta } from '#app/site/page-meta.ts'
import { housePlaces } from '#app/texts/house-places.server.ts'
import { Prose } from '#app/texts/prose.tsx'
import { showText } from '#app/texts/shown-text.server.ts'
import { privacyFacts } from '#app/texts/text-facts.server.ts'
import { loadOrKeepPage } from '#app/ui/components/lost.ts'
import type { Route } from './+types/privacy'
import * as words from './privacy-words.ts'

export const handle = { scripts: false }

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: words.privacy,
    description: args.loaderData.description,
  })

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  return showText(await services.facts.get(privacyFacts), await housePlaces(services))
}

export const clientLoader = (args: Route.ClientLoaderArgs) => loadOrKeepPage(args)

export default function Privacy({ loaderData }: Route.ComponentProps) {
  const { intro, body } = loaderData
  return (
    <>
      <PageHead title={words.privacy}>{intro}</PageHead>
      <div className="column pb-16 md:pb-24">
        <Prose blocks={body} />
      </div>
    </>
  )
}
