import { data, type ShouldRevalidateFunctionArgs } from 'react-router'
import { type LoanTerms, loanFacts } from '#app/catalogue/finance/loan-facts.ts'
import { wholeList } from '#app/catalogue/vehicles/list-page.ts'
import { PriceNote } from '#app/catalogue/vehicles/price-note.tsx'
import { asksAnew, usePartOfList } from '#app/catalogue/vehicles/search/part-of-list.ts'
import { readUse } from '#app/catalogue/vehicles/search/read-use.ts'
import { UseChips } from '#app/catalogue/vehicles/search/use-chips.tsx'
import {
  type ListedModels,
  listModels,
  listRows,
  modelsFor,
} from '#app/catalogue/vehicles/stage/listed-models.ts'
import { ModelStage } from '#app/catalogue/vehicles/stage/model-stage.tsx'
import { ModelStrip } from '#app/catalogue/vehicles/stage/model-strip.tsx'
import { useFurther } from '#app/catalogue/vehicles/stage/use-further.ts'
import {
  type Vehicle,
  type VehicleKind,
  vehicleKey,
  vehicleKinds,
  vehicleListPaths,
} from '#app/catalogue/vehicles/vehicle.ts'
import type { VehicleStore } from '#app/catalogue/vehicles/vehicle-store.server.ts'
import * as vehicleWords from '#app/catalogue/vehicles/words.ts'
import { telephoneUrl } from '#app/platform/dealer/contact-links.ts'
import { formatPrice } from '#app/platform/money/format-price.ts'
import { servicesContext } from '#app/services-context.server.ts'
import { MessagePage } from '#app/site/frame/message-page.tsx'
import { pageMeta } from '#app/site/frame/page-meta.ts'
import { breadcrumbs, modelListData } from '#app/site/frame/structured-data.ts'
import { kindsOnFloor } from '#app/site/home/floor.ts'
import { Link } from '#app/ui/components/link.tsx'
import { loadOrKeepPage } from '#app/ui/components/network-loss.ts'
import { staticHtml } from '#app/ui/components/static-html.tsx'
import { useDeclaredQuery } from '#app/ui/components/use-declared-query.ts'
import type { Route } from './+types/models'
import * as words from './models-words.ts'

const Rows = staticHtml(() =>
  import('#app/catalogue/vehicles/stage/model-rows.tsx').then((module) => module.ModelRows),
)

export const handle = { query: ['model', 'use', 'page'] }

export const meta: Route.MetaFunction = (args) => {
  const { list, rows, said, facts } = args.loaderData
  return pageMeta(args, { ...said, model: list?.models[0], list: rows, data: facts })
}

/**
 * One page for /motorcycle, /scooters and /ev. The list comes at once where it is not long: then choosing a
 * model, or what for, asks for nothing.
 */
export async function loader({ context, pattern, request, url }: Route.LoaderArgs) {
  const { vehicles, dealer, facts, log } = context.get(servicesContext)
  const kind = vehicleKinds.find((it) => vehicleListPaths[it] === `/${pattern}`) ?? 'bike'
  try {
    const [models, { salesPhones }, loan] = await Promise.all([
      vehicles.listActive(kind),
      dealer.get(),
      facts.get(loanFacts),
    ])
    const use = readUse(url.searchParams)
    const list = listModels(models, { use, model: url.searchParams.get('model') ?? '' })
    const { origin } = new URL(request.url)
    return {
      kind,
      list,
      rows: listRows(models, list, url.searchParams),
      count: models.length,
      said: headOf(kind, models, list),
      uses: [...new Set(models.filter(({ isOnSale }) => isOnSale).map(({ use }) => use))],
      phone: salesPhones[0] ?? '',
      others: models.length > 0 ? [] : await kindsOnSite(vehicles),
      loan,
      facts: [breadcrumbs(origin, kind), modelListData(origin, list.models, list.from)],
    }
  } catch (error) {
    log.error({ err: error, kind }, 'models could not be listed')
    const none = {
      list: null,
      rows: { ...wholeList([]), onSale: 0 },
      count: 0,
      said: { title: vehicleWords.kinds[kind], description: words.notLoaded[kind] },
      uses: [],
      phone: '',
      others: [],
      loan: null,
      facts: [],
    }
    return data({ kind, ...none }, { status: 500 })
  }
}

export const clientLoader = (args: Route.ClientLoaderArgs) => loadOrKeepPage(args)

/** Title and description, which name, count and price only models that are on sale. */
function headOf(kind: VehicleKind, models: readonly Vehicle[], list: ListedModels) {
  const name = vehicleWords.kinds[kind]
  const [sold] = kindsOnFloor(models)
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

async function kindsOnSite(vehicles: VehicleStore): Promise<VehicleKind[]> {
  const models = await vehicles.listActive()
  return vehicleKinds.filter((kind) => models.some((model) => model.kind === kind))
}

/** Of a long list only a part is here: no model in the address means the first of all. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  return asksAnew(
    args,
    args.nextUrl.searchParams.has('model') ? ['use', 'page'] : ['use', 'page', 'model'],
  )
}

export default function Models({ loaderData }: Route.ComponentProps) {
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
  const { rows, loan } = loaderData
  return (
    <div className="list-first">
      <Listed {...loaderData} list={list} />
      <Rows kind={kind} list={rows} loan={loan} />
    </div>
  )
}

type Props = {
  kind: VehicleKind
  list: ListedModels
  count: number
  uses: readonly string[]
  phone: string
  loan: LoanTerms | null
}

function Listed({ kind, list, count, uses, phone, loan }: Props) {
  const search = useDeclaredQuery()
  const asked = readUse(search)
  usePartOfList(list.isPart)
  const { models, hasFailed, see } = useFurther(kind, list)
  const use = list.isPart ? list.use : asked
  const listed = list.isPart ? models : modelsFor(list.models, use)
  const page = search.get('page')
  const here = listed.filter((model) => model !== undefined)
  const wanted = vehicleKey(search.get('model') ?? '')
  const selected = here.find(({ bikeName }) => vehicleKey(bikeName) === wanted) ?? here[0]
  if (!selected) return null
  return (
    <>
      <ModelStage title={vehicleWords.kinds[kind]} model={selected} loan={loan} phone={phone} />
      <div className="column pt-6 pb-10 md:pt-8 md:pb-14">
        <UseChips uses={uses} chosen={asked} kind={kind} />
        {count > 1 && (
          <ModelStrip
            key={use ?? ''}
            models={listed}
            selected={selected}
            query={{ ...(use && { use }), ...(page && { page }) }}
            onSeen={see}
          />
        )}
        <PriceNote of={here} />
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
