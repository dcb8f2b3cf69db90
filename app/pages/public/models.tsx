import { data, type ShouldRevalidateFunctionArgs } from 'react-router'
import { servicesContext } from '#app/context.server.ts'
import { formatRupees } from '#app/money/money.ts'
import { MessagePage } from '#app/site/message-page.tsx'
import { pageMeta } from '#app/site/page-meta.ts'
import { breadcrumbs, modelListData } from '#app/site/structured-data.ts'
import { useSearch } from '#app/ui/use-search.ts'
import { readFilter } from '#app/vehicles/search/model-filter.ts'
import { UseChips } from '#app/vehicles/search/use-chips.tsx'
import { ModelStage } from '#app/vehicles/stage/model-stage.tsx'
import { ModelStrip } from '#app/vehicles/stage/model-strip.tsx'
import { vehicleKey, vehicleKinds, vehicleListPaths } from '#app/vehicles/vehicle.ts'
import * as vehicleWords from '#app/vehicles/words.ts'
import type { Route } from './+types/models'
import * as words from './models-words.ts'

export const handle = { query: ['model', 'use'] }

export const meta: Route.MetaFunction = (args) => {
  const { kind, models } = args.loaderData
  const list = models ?? []
  const lowest = Math.min(...list.map(({ price }) => price))
  const name = vehicleWords.kinds[kind]
  return pageMeta(args, {
    title: list.length > 0 ? words.pageTitle(name, formatRupees(lowest)) : name,
    description: words.pageDescription(list.map((model) => model.name)),
    model: list[0],
    data: args.loaderData.facts,
  })
}

/** One page for /motorcycle, /scooters and /ev. The whole list comes at once: choosing a model asks for nothing. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { vehicles, dealer, log } = context.get(servicesContext)
  const kind = vehicleKinds.find((it) => vehicleListPaths[it] === url.pathname) ?? 'bike'
  try {
    const [models, { salesPhones }] = await Promise.all([vehicles.listActive(kind), dealer.get()])
    const { origin } = new URL(request.url)
    const facts = [breadcrumbs(origin, kind), modelListData(origin, models)]
    return { kind, models, phone: salesPhones[0] ?? '', facts }
  } catch (error) {
    log.error({ err: error, kind }, 'models could not be listed')
    return data({ kind, models: null, phone: '', facts: [] }, { status: 500 })
  }
}

export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname
}

export default function Models({ loaderData }: Route.ComponentProps) {
  const { kind, models, phone } = loaderData
  const search = useSearch()
  if (!models) return <MessagePage title={words.notLoaded[kind]}>{callInstead}</MessagePage>
  if (models.length === 0)
    return (
      <MessagePage title={words.noneToday(vehicleWords.kinds[kind])}>{callInstead}</MessagePage>
    )

  const { use } = readFilter(search)
  const shown = models.filter((model) => !use || model.use === use)
  const listed = shown.length > 0 ? shown : models
  const wanted = vehicleKey(search.get('model') ?? '')
  const selected = listed.find(({ bikeName }) => vehicleKey(bikeName) === wanted) ?? listed[0]
  if (!selected) return null
  return (
    <>
      <ModelStage title={vehicleWords.kinds[kind]} model={selected} phone={phone} />
      <div className="column pt-6 pb-12 md:pt-8 md:pb-20">
        <UseChips models={models} chosen={use} kind={kind} />
        {models.length > 1 && (
          <ModelStrip key={use ?? ''} models={listed} selected={selected} use={use} />
        )}
      </div>
    </>
  )
}

const callInstead = <p>{words.callInstead}</p>
