import { servicesContext } from '#app/services-context.server.ts'
import { PageHeader } from '#app/site/frame/page-header.tsx'
import { pageMeta } from '#app/site/frame/page-meta.ts'
import { loadPlaceholderValues } from '#app/site/markdown-pages/load-placeholder-values.server.ts'
import { MarkdownContent } from '#app/site/markdown-pages/markdown-content.tsx'
import { termsPageSetting } from '#app/site/markdown-pages/page-text-settings.server.ts'
import { presentPageText } from '#app/site/markdown-pages/present-page-text.server.ts'
import { loadOrKeepPage } from '#app/ui/components/network-loss.ts'
import type { Route } from './+types/terms-conditions'
import * as words from './terms-conditions-words.ts'

export const handle = { scripts: false }

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: words.terms,
    description: args.loaderData.description,
  })

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  return presentPageText(
    await services.facts.get(termsPageSetting),
    await loadPlaceholderValues(services),
  )
}

export const clientLoader = (args: Route.ClientLoaderArgs) => loadOrKeepPage(args)

export default function TermsConditions({ loaderData }: Route.ComponentProps) {
  const { intro, body } = loaderData
  return (
    <>
      <PageHeader title={words.terms}>{intro}</PageHeader>
      <div className="column pb-16 md:pb-24">
        <MarkdownContent blocks={body} />
      </div>
    </>
  )
}
