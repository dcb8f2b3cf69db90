import { data } from 'react-router'
import { ApproximatePriceNote } from '#app/catalogue/vehicles/approximate-price-note.tsx'
import { listModelChoices, type ModelChoice } from '#app/catalogue/vehicles/model-choices.server.ts'
import { ModelIcon } from '#app/catalogue/vehicles/model-icon.tsx'
import { modelDetailPath } from '#app/catalogue/vehicles/model-paths.ts'
import { ModelPrice } from '#app/catalogue/vehicles/model-price.tsx'
import { telephoneUrl } from '#app/platform/dealer-details/contact-links.ts'
import { servicesContext } from '#app/services-context.server.ts'
import { defaultMessagePageLinks } from '#app/site/frame/message-page.tsx'
import * as siteWords from '#app/site/frame/words.ts'
import { pickFeaturedModels } from '#app/site/home/model-ranges.ts'
import { Button, LinkButton } from '#app/ui/components/button.tsx'
import { TextField } from '#app/ui/components/form-field.tsx'
import { Link } from '#app/ui/components/link.tsx'
import { loadOrKeepPage } from '#app/ui/components/network-loss.ts'
import type { Route } from './+types/not-found'
import * as words from './not-found-words.ts'

// The page needs no scripts: it has a form, links and a number.
export const handle = { scripts: false }

export const meta = () => [{ title: words.pageTitle }]

export async function loader({ context }: Route.LoaderArgs) {
  const { vehicles, dealer } = context.get(servicesContext)
  const [models, { salesPhones }] = await Promise.all([vehicles.listActive(), dealer.get()])
  const { models: shown } = listModelChoices(pickFeaturedModels(models), new URLSearchParams())
  return data({ models: shown, phone: salesPhones[0] }, { status: 404 })
}

export const clientLoader = (args: Route.ClientLoaderArgs) => loadOrKeepPage(args)

export default function NotFound({ loaderData }: Route.ComponentProps) {
  const { models, phone } = loaderData
  return (
    <div className="column py-12 md:py-20">
      <h1 className="headline max-w-3xl text-2xl md:text-4xl">{siteWords.noSuchPage}</h1>
      <p className="mt-4 max-w-[58ch] text-quiet">{siteWords.lookInstead}</p>
      <form action="/search" role="search" className="mt-6 flex max-w-xl flex-wrap items-end gap-3">
        <div className="grow max-sm:basis-full">
          <TextField
            name="q"
            type="search"
            label={words.nameOrWords}
            placeholder={words.forExample}
            autoComplete="off"
            maxLength={100}
          />
        </div>
        <Button type="submit" tone="signal">
          {words.search}
        </Button>
      </form>
      {phone && <CallUsPrompt phone={phone} />}
      <SuggestedModels models={models} />
      <ul className="mt-8 flex flex-wrap gap-3">
        {defaultMessagePageLinks.map(({ label, to }) => (
          <li key={to}>
            <LinkButton to={to}>{label}</LinkButton>
          </li>
        ))}
      </ul>
    </div>
  )
}

function CallUsPrompt({ phone }: { phone: string }) {
  const [before, after] = words.orCall
  return (
    <p className="mt-3">
      {before}
      <a href={telephoneUrl(phone)} className="link inline-flex min-h-11 items-center">
        {phone}
      </a>
      {after}
    </p>
  )
}

/** Three models that are on sale, side by side on a phone as well. */
function SuggestedModels({ models }: { models: readonly ModelChoice[] }) {
  if (models.length === 0) return null
  return (
    <>
      <ul
        aria-label={words.someModels}
        className="mt-8 grid max-w-200 grid-cols-[repeat(auto-fit,minmax(min(100%,6rem),1fr))] gap-3 md:gap-6"
      >
        {models.map((model) => (
          <li key={model.id}>
            <Link
              to={modelDetailPath(model)}
              className="block border-hairline border-t pt-3 hover:border-control"
            >
              <ModelIcon
                icon={model.icon}
                sizes="(min-width: 960px) 250px, 30vw"
                isInView
                className="h-auto w-full"
              />
              <span className="mt-1 block font-bold leading-tight">{model.name}</span>
              <span className="block text-quiet text-sm tabular-nums">
                <ModelPrice amount={model.price} isApproximate={model.priceIsApproximate} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <ApproximatePriceNote of={models} className="mt-3" />
    </>
  )
}
