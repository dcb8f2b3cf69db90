import { data, type ShouldRevalidateFunctionArgs } from 'react-router'
import { formatLoanTermsOfList } from '#app/catalogue/finance/financed-price.ts'
import { formatLoanTerms } from '#app/catalogue/finance/format-loan-terms.ts'
import { type LoanTerms, loanTermsSetting } from '#app/catalogue/finance/loan-terms-setting.ts'
import { loadOnRoadPrices } from '#app/catalogue/pricing/charges/listed-on-road-prices.server.ts'
import { OnRoadPriceNote } from '#app/catalogue/pricing/charges/on-road-price-note.tsx'
import { ApproximatePriceNote } from '#app/catalogue/vehicles/approximate-price-note.tsx'
import { ModelShowcase } from '#app/catalogue/vehicles/models-by-type/model-showcase.tsx'
import { ModelStrip } from '#app/catalogue/vehicles/models-by-type/model-strip.tsx'
import {
  filterByUse,
  listOverviewRows,
  listStripModels,
  type ModelOverviewRow,
  type StripModels,
} from '#app/catalogue/vehicles/models-by-type/strip-models.ts'
import { useStripModels } from '#app/catalogue/vehicles/models-by-type/use-strip-models.ts'
import { asSinglePage } from '#app/catalogue/vehicles/paginate-models.ts'
import { IntendedUseChips } from '#app/catalogue/vehicles/search/intended-use-chips.tsx'
import { parseUseFilter } from '#app/catalogue/vehicles/search/parse-use-filter.ts'
import {
  shouldRevalidateModelList,
  useTrackPartialList,
} from '#app/catalogue/vehicles/search/revalidate-partial-list.ts'
import {
  normalizedVehicleName,
  type Vehicle,
  type VehicleKind,
  vehicleKinds,
  vehicleListPaths,
} from '#app/catalogue/vehicles/vehicle.ts'
import type { VehicleStore } from '#app/catalogue/vehicles/vehicle-store.server.ts'
import * as vehicleWords from '#app/catalogue/vehicles/words.ts'
import { telephoneUrl } from '#app/platform/dealer-details/contact-links.ts'
import { formatPrice } from '#app/platform/money/format-price.ts'
import { servicesContext } from '#app/services-context.server.ts'
import { MessagePage } from '#app/site/frame/message-page.tsx'
import { pageMeta } from '#app/site/frame/page-meta.ts'
import {
  breadcrumbStructuredData,
  modelListStructuredData,
} from '#app/site/frame/structured-data.ts'
import { summarizeKinds } from '#app/site/home/model-ranges.ts'
import { Link } from '#app/ui/components/link.tsx'
import { loadOrKeepPage } from '#app/ui/components/network-loss.ts'
import { staticHtml } from '#app/ui/components/static-html.tsx'
import { useDeclaredQuery } from '#app/ui/components/use-declared-query.ts'
import type { Route } from './+types/models'
import * as words from './models-words.ts'

const StaticModelRows = staticHtml(() =>
  import('#app/catalogue/vehicles/models-by-type/model-overview-list.tsx').then(
    (module) => module.ModelOverviewList,
  ),
)

export const handle = { query: ['model', 'use', 'page'] }

export const meta: Route.MetaFunction = (args) => {
  const { list, rows, said, facts } = args.loaderData
  return pageMeta(args, { ...said, model: list?.models[0], list: rows, data: facts })
}

/**
 * Serves /motorcycle, /scooters and /ev. A short list is sent whole, so that choosing a model or a
 * use needs no request.
 */
export async function loader({ context, pattern, request, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { vehicles, dealer, facts, log } = services
  const kind = vehicleKinds.find((it) => vehicleListPaths[it] === `/${pattern}`) ?? 'bike'
  try {
    const [active, { salesPhones }, loan, onRoad] = await Promise.all([
      vehicles.listActive(kind),
      dealer.get(),
      facts.get(loanTermsSetting),
      loadOnRoadPrices(services),
    ])
    const use = parseUseFilter(url.searchParams)
    const asked = { use, model: url.searchParams.get('model') ?? '' }
    const models = onRoad.on(active)
    const list = listStripModels(models, asked, loan)
    const rows = listOverviewRows(models, list, url.searchParams, loan)
    const { origin } = new URL(request.url)
    return {
      kind,
      list,
      rows,
      place: onRoad.place,
      count: models.length,
      said: pageTitleAndDescription(kind, models, list),
      uses: [...new Set(models.filter(({ isOnSale }) => isOnSale).map(({ use }) => use))],
      phone: salesPhones[0] ?? '',
      others: models.length > 0 ? [] : await listKindsWithModels(vehicles),
      loan,
      terms: loan ? listLoanTerms(loan, rows.models) : undefined,
      facts: [
        breadcrumbStructuredData(origin, kind),
        modelListStructuredData(origin, list.models, list.from),
      ],
    }
  } catch (error) {
    log.error({ err: error, kind }, 'models could not be listed')
    const none = {
      list: null,
      rows: { ...asSinglePage([]), onSale: 0 },
      place: undefined,
      count: 0,
      said: { title: vehicleWords.kinds[kind], description: words.notLoaded[kind] },
      uses: [],
      phone: '',
      others: [],
      loan: null,
      terms: undefined,
      facts: [],
    }
    return data({ kind, ...none }, { status: 500 })
  }
}

export const clientLoader = (args: Route.ClientLoaderArgs) => loadOrKeepPage(args)

function listLoanTerms(loan: LoanTerms, rows: readonly ModelOverviewRow[]) {
  return {
    ofList: formatLoanTermsOfList(
      loan,
      rows.filter(({ isOnSale, monthly }) => isOnSale && monthly),
    ),
    onRoad: formatLoanTerms(loan, undefined, true),
    exShowroom: formatLoanTerms(loan),
  }
}

/** Builds title and description. They name, count and price only models that are on sale. */
function pageTitleAndDescription(kind: VehicleKind, models: readonly Vehicle[], list: StripModels) {
  const name = vehicleWords.kinds[kind]
  const [sold] = summarizeKinds(models)
  if (!sold) return { title: name, description: words.noneToday[kind] }
  const named = list.models.filter(({ isOnSale }) => isOnSale)
  return {
    title: words.pageTitle(name, formatPrice(sold.lowest, sold.isApproximate)),
    description: words.pageDescription(
      sold.models,
      named.map((model) => model.name),
    ),
  }
}

async function listKindsWithModels(vehicles: VehicleStore): Promise<VehicleKind[]> {
  const models = await vehicles.listActive()
  return vehicleKinds.filter((kind) => models.some((model) => model.kind === kind))
}

/** A long list is sent in pages. An address without a model shows the list's first model. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  return shouldRevalidateModelList(
    args,
    args.nextUrl.searchParams.has('model') ? ['use', 'page'] : ['use', 'page', 'model'],
  )
}

export default function ModelsOfKind({ loaderData }: Route.ComponentProps) {
  const { kind, list } = loaderData
  if (!list) return <MessagePage title={words.notLoaded[kind]}>{callInstead}</MessagePage>
  if (list.count === 0)
    return (
      <MessagePage
        title={words.noneToday[kind]}
        links={[
          ...loaderData.others.map((other) => ({
            label: vehicleWords.kinds[other],
            to: vehicleListPaths[other],
          })),
          { label: words.askUs, to: '/contact' },
        ]}
      >
        <p>
          {words.askWhatComes}
          <a href={telephoneUrl(loaderData.phone)} className="link">
            {loaderData.phone}
          </a>
        </p>
      </MessagePage>
    )
  const { rows, terms } = loaderData
  return (
    <div className="list-first">
      <ModelList {...loaderData} list={list} />
      <StaticModelRows kind={kind} list={rows} terms={terms?.ofList} />
    </div>
  )
}

type Props = {
  kind: VehicleKind
  list: StripModels
  count: number
  uses: readonly string[]
  phone: string
  loan: LoanTerms | null
  /** The loan terms behind a monthly price, as text. */
  terms: { onRoad: string; exShowroom: string } | undefined
  /** Place of the on-road prices. */
  place: string | undefined
}

function ModelList({ kind, list, count, uses, phone, loan, terms, place }: Props) {
  const search = useDeclaredQuery()
  const asked = parseUseFilter(search)
  useTrackPartialList(list.isPart)
  const { models, hasFailed, see } = useStripModels(kind, list)
  const use = list.isPart ? list.use : asked
  const listed = list.isPart ? models : filterByUse(list.models, use)
  const page = search.get('page')
  const here = listed.filter((model) => model !== undefined)
  const wanted = normalizedVehicleName(search.get('model') ?? '')
  const selected =
    here.find(({ bikeName }) => normalizedVehicleName(bikeName) === wanted) ?? here[0]
  if (!selected) return null
  return (
    <>
      <ModelShowcase
        title={vehicleWords.kinds[kind]}
        model={selected}
        place={place}
        loan={loan}
        terms={selected.financed.isOnRoad ? terms?.onRoad : terms?.exShowroom}
        phone={phone}
      />
      <div className="column pt-6 pb-10 md:pt-8 md:pb-14">
        <IntendedUseChips uses={uses} chosen={asked} kind={kind} />
        {count > 1 && (
          <ModelStrip
            key={use ?? ''}
            models={listed}
            selected={selected}
            query={{ ...(use && { use }), ...(page && { page }) }}
            onSeen={see}
          />
        )}
        <ApproximatePriceNote of={here} />
        <OnRoadPriceNote of={here} place={place} />
        {list.models.length < list.count && (
          <p className={hasFailed ? 'mt-2' : 'mt-2 hidden noscript:block'}>
            <Link
              to={`/search?${new URLSearchParams({ kind, ...(use && { use }) })}`}
              className="link inline-flex min-h-11 items-center"
            >
              {words.inOneList(list.count)}
            </Link>
          </p>
        )}
      </div>
    </>
  )
}

const callInstead = <p>{words.callInstead}</p>
