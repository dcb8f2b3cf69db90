import { useEffect } from 'react'
import { data, type ShouldRevalidateFunctionArgs } from 'react-router'
import {
  confirmedOnRoadOffer,
  describeOnRoad,
} from '#app/catalogue/pricing/charges/listed-on-road-prices.server.ts'
import {
  type DetailTab,
  parseTabParameter,
} from '#app/catalogue/vehicles/detail/detail-tab-names.ts'
import type { TabDataByName } from '#app/catalogue/vehicles/detail/fetch-tab-data.ts'
import { findHeadlamp } from '#app/catalogue/vehicles/detail/find-headlamp.server.ts'
import { MobileActionBar } from '#app/catalogue/vehicles/detail/mobile-action-bar.tsx'
import { ModelDetail } from '#app/catalogue/vehicles/detail/model-detail.tsx'
import {
  presentPageColour,
  presentPageModel,
} from '#app/catalogue/vehicles/detail/present-page-model.ts'
import { rememberRecentModel } from '#app/catalogue/vehicles/detail/recently-viewed-models.ts'
import { RecentlyViewedSection } from '#app/catalogue/vehicles/detail/recently-viewed-section.tsx'
import { loadModelPageSections } from '#app/catalogue/vehicles/detail/sections/load-model-page-sections.server.ts'
import { tabDataReaders } from '#app/catalogue/vehicles/detail/tab-data.server.ts'
import { useVariantInUrl } from '#app/catalogue/vehicles/detail/use-variant-in-url.ts'
import { listTurntableFrames } from '#app/catalogue/vehicles/list-turntable-frames.server.ts'
import { listModelChoices } from '#app/catalogue/vehicles/model-choices.server.ts'
import { modelDetailPath } from '#app/catalogue/vehicles/model-paths.ts'
import { loadLazyPrice } from '#app/catalogue/vehicles/on-road-price/load-lazy-price.ts'
import { loadPriceInputs } from '#app/catalogue/vehicles/on-road-price/load-vehicle-price.server.ts'
import { OnRoadPriceBlock } from '#app/catalogue/vehicles/on-road-price/on-road-price-block.tsx'
import { presentPriceOffer } from '#app/catalogue/vehicles/on-road-price/present-price-offer.server.ts'
import { findOnRoadTotal } from '#app/catalogue/vehicles/on-road-price/price-offer.ts'
import { redirectFormerName } from '#app/catalogue/vehicles/redirect-former-name.server.ts'
import { unknownPrice, type Vehicle, type VehicleKind } from '#app/catalogue/vehicles/vehicle.ts'
import type { VehicleDetail, VehicleStore } from '#app/catalogue/vehicles/vehicle-store.server.ts'
import type { Film } from '#app/media/films/film-store.server.ts'
import { inMotion } from '#app/media/films/model-film-section-words.ts'
import { formatPrice } from '#app/platform/money/format-price.ts'
import { servicesContext } from '#app/services-context.server.ts'
import { pageMeta } from '#app/site/frame/page-meta.ts'
import { breadcrumbStructuredData, modelStructuredData } from '#app/site/frame/structured-data.ts'
import { lazyOnRender } from '#app/ui/components/lazy-on-render.tsx'
import { loadOrKeepPage } from '#app/ui/components/network-loss.ts'
import { staticHtml } from '#app/ui/components/static-html.tsx'
import { useDeclaredQuery } from '#app/ui/components/use-declared-query.ts'
import type { Route } from './+types/view-details'
import * as words from './view-details-words.ts'

const StaticModelSections = staticHtml(() =>
  import('#app/catalogue/vehicles/detail/sections/model-page-sections.tsx').then(
    (module) => module.ModelPageSections,
  ),
)
const StaticPriceFigures = staticHtml(() => loadLazyPrice().then((module) => module.PriceFigures))
const NoSuchModel = staticHtml(() =>
  import('#app/catalogue/vehicles/model-not-found.tsx').then((page) => page.ModelNotFound),
)

// Loaded without a placeholder: the film starts in the poster's place.
const LazyFilm = lazyOnRender(() =>
  import('#app/media/films/model-film-section.tsx').then((it) => it.ModelFilmSection),
)

/** Parameters of a buyer's choices for the on-road price. */
const choiceNames = ['fit', 'options', 'warranty', 'amc', 'exchange', 'down', 'months', 'loan']
export const handle = { query: ['tab', 'page', 'variant', ...choiceNames] }

export const meta: Route.MetaFunction = (args) => {
  const { loaderData } = args
  if (loaderData?.state !== 'known')
    return pageMeta(args, {
      title: loaderData?.state === 'gone' ? words.notSold(loaderData.name) : words.unknown,
      description: words.chooseModel,
      list: loaderData?.list,
    })
  const { model, head } = loaderData
  return pageMeta(args, {
    ...head,
    path: modelDetailPath(model),
    model,
    data: loaderData.facts,
  })
}

export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { vehicles, dealer, pictures } = services
  const asked = params.bikeName
  const model = asked ? await vehicles.findByName(asked) : undefined
  if (!model) {
    const list = listModelChoices(await listOnSale(vehicles), url.searchParams)
    return data({ state: 'unknown' as const, asked, list }, { status: asked ? 404 : 200 })
  }
  const moved = asked && redirectFormerName(asked, model, modelDetailPath, url.search)
  if (moved) throw moved
  if (!model.isActive) {
    const { name, kind } = model
    const list = listModelChoices(await listOnSale(vehicles, kind), url.searchParams)
    return data({ state: 'gone' as const, name, kind, list }, { status: 404 })
  }
  const colours = await vehicles.listColours(model.id)
  const turns = listTurntableFrames(pictures, model).length > 0
  const [sent, story, priceInputs, { salesPhones, whatsapp, map }] = await Promise.all([
    loadTabContent(vehicles, model, parseTabParameter(url.searchParams)),
    loadModelPageSections(services, { model, colours, turns }),
    loadPriceInputs(services, model),
    dealer.get(),
  ])
  const inputs = typeof priceInputs === 'string' ? undefined : priceInputs
  const offer = inputs && presentPriceOffer(inputs, model)
  const { origin } = new URL(request.url)
  return {
    state: 'known' as const,
    model: presentPageModel(model, {
      turns,
      findOnRoad: offer && ((variant) => findOnRoadTotal(offer, variant)),
    }),
    head: pageTitleAndDescription(model, colours.length, describeOnRoad(inputs?.charges, model)),
    colours: colours.map((colour) =>
      presentPageColour(colour, model.isOnSale ? findHeadlamp(colour.hero, map) : undefined),
    ),
    sent,
    story,
    offer,
    isPriceOpen: choiceNames.some((name) => url.searchParams.has(name)),
    loan: story.loan,
    ...findModelFilm(model),
    phone: salesPhones[0] ?? '',
    whatsapp,
    facts: [
      modelStructuredData(origin, model, colours, (exShowroom) =>
        confirmedOnRoadOffer(inputs?.charges, model, {
          exShowroom,
          priceUntil: inputs?.priceUntil,
        }),
      ),
      breadcrumbStructuredData(origin, model.kind, model),
    ],
  }
}

export const clientLoader = (args: Route.ClientLoaderArgs) => loadOrKeepPage(args)

/**
 * The browser opens tabs itself. Only another model or another address of the page asks the server.
 */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return addressedModelPage(currentUrl) !== addressedModelPage(nextUrl)
}

function addressedModelPage({ pathname, searchParams }: URL): string {
  return `${pathname} ${searchParams.get('page')}`
}

export default function ModelDetails({ loaderData }: Route.ComponentProps) {
  const search = useDeclaredQuery()
  if (loaderData.state !== 'known') return <NoSuchModel none={loaderData} />
  return (
    <KnownModel key={loaderData.model.bikeName} {...loaderData} tab={parseTabParameter(search)} />
  )
}

type LoaderData = Route.ComponentProps['loaderData']
type KnownModelData = Extract<LoaderData, { state: 'known' }>

function KnownModel({
  story,
  offer,
  isPriceOpen,
  film,
  phone,
  whatsapp,
  ...shown
}: KnownModelData & { tab: DetailTab }) {
  const { model, loan } = shown
  const { variant, search, choose } = useVariantInUrl(model.variants)
  useEffect(() => rememberRecentModel(model), [model])
  useEffect(observeRider, [])
  return (
    <>
      <ModelDetail
        {...shown}
        variant={variant}
        onVariant={choose}
        monthly={<StaticPriceFigures model={model} offer={offer} loan={loan} search={search} />}
        story={(chosen) => (
          <>
            {offer && (
              <OnRoadPriceBlock
                offer={offer}
                isOpen={isPriceOpen}
                variant={variant?.name ?? ''}
                search={search}
              />
            )}
            <StaticModelSections story={story} offer={offer} {...chosen} />
          </>
        )}
        film={film && <LazyFilm film={film} />}
      />
      <div className="column pb-12 empty:hidden">
        <RecentlyViewedSection except={model.bikeName} />
      </div>
      <MobileActionBar
        model={model}
        variant={variant?.difference ? variant.name : undefined}
        phone={phone}
        whatsApp={whatsapp}
      />
    </>
  )
}

/** Only the server builds these texts, so no page loads them as script. */
function pageTitleAndDescription(
  model: VehicleDetail,
  colours: number,
  onRoad: string | undefined,
): { title: string; description: string } {
  const { name, tagline, variants, price: amount, priceIsApproximate } = model
  if (!model.isOnSale)
    return { title: words.serviceTitle(name), description: words.serviceDescription(tagline) }
  const price = amount === unknownPrice ? '' : formatPrice(amount, priceIsApproximate)
  return {
    title: words.pageTitle(name, price),
    description: words.pageDescription({
      tagline,
      variants: variants.length,
      colours,
      price,
      onRoad,
    }),
  }
}

/** Lists the models on sale of this kind, or of all kinds if this kind has none. */
async function listOnSale(vehicles: VehicleStore, kind?: VehicleKind): Promise<Vehicle[]> {
  const all = (await vehicles.listActive()).filter(({ isOnSale }) => isOnSale)
  const ofKind = all.filter((model) => model.kind === kind)
  return ofKind.length > 0 ? ofKind : all
}

/**
 * The poster is the vehicle's own picture, so nothing is requested from a third party before the
 * film starts.
 */
function findModelFilm({ film: { youtubeId, file }, hero, name }: VehicleDetail): { film?: Film } {
  if (file === null && youtubeId === null) return {}
  const isOnYouTube = file === null
  return {
    film: { title: inMotion(name), poster: hero, youtubeId: isOnYouTube ? youtubeId : null, file },
  }
}

async function loadTabContent(
  vehicles: VehicleStore,
  model: VehicleDetail,
  tab: DetailTab,
): Promise<Partial<TabDataByName>> {
  return tab === 'overview' ? {} : { [tab]: await tabDataReaders[tab](vehicles, model) }
}

/** Lets the height control work in the server's HTML. Without its code the table of heights remains. */
function observeRider(): void {
  const rider = document.getElementById('rider')
  if (rider)
    import('#app/catalogue/vehicles/detail/rider/observe-rider-height.ts').then(
      (module) => module.observeRiderHeight(rider),
      () => undefined,
    )
}
