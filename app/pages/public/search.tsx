import { type ShouldRevalidateFunctionArgs } from 'react-router'
import { formatLoanTermsOfList } from '#app/catalogue/finance/financed-price.ts'
import { loanTermsSetting } from '#app/catalogue/finance/loan-terms-setting.ts'
import { loadOnRoadPrices } from '#app/catalogue/pricing/charges/listed-on-road-prices.server.ts'
import { RecentlyViewedSection } from '#app/catalogue/vehicles/detail/recently-viewed-section.tsx'
import { ModelListPagination } from '#app/catalogue/vehicles/model-list-pagination.tsx'
import {
  asSinglePage,
  isLongModelList,
  paginateModels,
} from '#app/catalogue/vehicles/paginate-models.ts'
import { ComparableModelList } from '#app/catalogue/vehicles/search/comparable-model-list.tsx'
import { filterParameters } from '#app/catalogue/vehicles/search/filter-parameters.ts'
import { QueryInterpretation } from '#app/catalogue/vehicles/search/query-interpretation.tsx'
import {
  shouldRevalidateModelList,
  useTrackPartialList,
} from '#app/catalogue/vehicles/search/revalidate-partial-list.ts'
import { SearchFilterForm } from '#app/catalogue/vehicles/search/search-filter-form.tsx'
import { buildSearchResult } from '#app/catalogue/vehicles/search/search-result.ts'
import { presentSearchResultModel } from '#app/catalogue/vehicles/search/search-result-model.ts'
import { useSearchResult } from '#app/catalogue/vehicles/search/use-search-result.ts'
import { telephoneUrl } from '#app/platform/dealer-details/contact-links.ts'
import { servicesContext } from '#app/services-context.server.ts'
import { pageMeta } from '#app/site/frame/page-meta.ts'
import { loadOrKeepPage } from '#app/ui/components/network-loss.ts'
import { useDeclaredQuery } from '#app/ui/components/use-declared-query.ts'
import type { Route } from './+types/search'
import * as words from './search-page-words.ts'

const searchParameters = [...filterParameters, 'page']

export const handle = { query: searchParameters }

export const meta: Route.MetaFunction = (args) => {
  const { result: list } = args.loaderData
  const isFiltered = filterParameters.some((name) =>
    new URLSearchParams(args.location.search).has(name),
  )
  return pageMeta(args, {
    title: list.page > 1 ? words.findModelOnPage(list.page) : words.findModel,
    description: words.pageDescription,
    list: isFiltered ? undefined : list,
  })
}

/**
 * The server applies the query. With the whole list, the browser applies it with the same function.
 * The server sends one page of a long list.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { vehicles, dealer, facts } = services
  const [active, { salesPhones }, loan, onRoad] = await Promise.all([
    vehicles.listActive(),
    dealer.get(),
    facts.get(loanTermsSetting),
    loadOnRoadPrices(services),
  ])
  const all = onRoad.on(active).map((model) => presentSearchResultModel(model, loan))
  const isPart = isLongModelList(all)
  const result = buildSearchResult(all, url.searchParams, (found) =>
    isPart ? paginateModels(found, url.searchParams) : asSinglePage(found),
  )
  const shown = new Set([...result.ids, ...(result.near?.ids ?? [])])
  return {
    all: all.length,
    known: {
      mileage: all.some(({ measures }) => measures.mileage !== undefined),
      onRoad: all.some((model) => model.onRoad),
      monthly: all.some(({ monthly }) => monthly !== undefined),
    },
    place: onRoad.place,
    allOnSale: all.filter(({ isOnSale }) => isOnSale).length,
    isPart,
    phone: salesPhones[0] ?? '',
    terms: loan
      ? formatLoanTermsOfList(
          loan,
          all.filter(({ monthly }) => monthly),
        )
      : undefined,
    models: isPart ? all.filter(({ id }) => shown.has(id)) : all,
    result,
  }
}

export const clientLoader = (args: Route.ClientLoaderArgs) => loadOrKeepPage(args)

export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  return shouldRevalidateModelList(args, searchParameters)
}

export default function Search({ loaderData }: Route.ComponentProps) {
  const { isPart, known, phone, terms, models, place } = loaderData
  useTrackPartialList(isPart)
  const search = useDeclaredQuery()
  const result = useSearchResult(models, loaderData.result, search, isPart)
  const { ids, near, page, pages, understood, notes } = result
  const byId = new Map(models.map((model) => [model.id, model]))
  const shown = (near?.ids ?? ids).flatMap((id) => byId.get(id) ?? [])
  const says = near?.says ?? resultCountText(result, loaderData)
  return (
    <div className="column py-5 md:py-12">
      <h1 className="headline text-page md:text-4xl">{words.findModel}</h1>
      <SearchFilterForm search={search} known={known} />
      <QueryInterpretation parts={understood} search={search} />
      {notes.map((note) => (
        <div key={note} className="mt-4 border-warn border-l-3 pl-3">
          <p>{note}</p>
          {phone && <NoResultsContact says={words.callUs} phone={phone} />}
        </div>
      ))}
      <p role="status" className="mt-3 font-semibold md:mt-8">
        {pages > 1 ? words.onPage(says, page, pages) : says}
      </p>
      {near && phone && <NoResultsContact says={words.askUs} phone={phone} />}
      <ComparableModelList models={shown} place={place} terms={terms} />
      <ModelListPagination page={page} pages={pages} />
      <RecentlyViewedSection />
    </div>
  )
}

function resultCountText(
  { count, onSale }: { count: number; onSale: number },
  { all, allOnSale }: { all: number; allOnSale: number },
): string {
  if (count === all) return words.allModels(all, allOnSale)
  return words.found({ onSale, others: count - onSale, all })
}

/** If nothing matches, the visitor can ask the dealer. */
function NoResultsContact({ says, phone }: { says: readonly [string, string]; phone: string }) {
  const [before, after] = says
  return (
    <p className="mt-1">
      {before}
      <a href={telephoneUrl(phone)} className="link inline-flex min-h-11 items-center">
        {phone}
      </a>
      {after}
    </p>
  )
}
