import { servicesContext } from '#app/services-context.server.ts'
import { DealerPhoto, PageHeaderWithMedia } from '#app/site/frame/page-header-with-media.tsx'
import { pageMeta } from '#app/site/frame/page-meta.ts'
import { loadPlaceholderValues } from '#app/site/markdown-pages/load-placeholder-values.server.ts'
import { MarkdownContent } from '#app/site/markdown-pages/markdown-content.tsx'
import { aboutPageSetting } from '#app/site/markdown-pages/page-text-settings.server.ts'
import { fillPlaceholders } from '#app/site/markdown-pages/placeholders.ts'
import { presentPageText } from '#app/site/markdown-pages/present-page-text.server.ts'
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
  const written = await services.facts.get(aboutPageSetting)
  const places = await loadPlaceholderValues(services)
  const fill = (text: string) => fillPlaceholders(text, places)
  return {
    text: presentPageText(written, places),
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
      <PageHeaderWithMedia title={title} intro={text.intro}>
        {front && <DealerPhoto picture={front} alt={frontText} />}
      </PageHeaderWithMedia>
      {figures.length > 0 && (
        <dl className="column grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-x-6 gap-y-6 pb-14 md:grid-cols-4 md:pb-20">
          {figures.map(({ figure, label }) => (
            <AboutNumber key={label} figure={figure} text={label} />
          ))}
        </dl>
      )}
      <div className="column pb-16 md:pb-24">
        <MarkdownContent blocks={text.body} />
      </div>
    </>
  )
}

function AboutNumber({ figure, text }: { figure: string; text: string }) {
  return (
    <div className="flex flex-col-reverse justify-end border-hairline border-t pt-3">
      <dt className="text-quiet">{text}</dt>
      <dd className="figure text-3xl">{figure}</dd>
    </div>
  )
}
