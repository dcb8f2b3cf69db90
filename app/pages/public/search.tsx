import { type ShouldRevalidateFunctionArgs } from 'react-router'
import { servicesContext } from '#app/context.server.ts'
import { pageMeta } from '#app/site/page-meta.ts'
import { useSearch } from '#app/ui/use-search.ts'
import { RecentlyViewed } from '#app/vehicles/detail/recently-viewed.tsx'
import { isLongList, pageOf, wholeList } from '#app/vehicles/list-page.ts'
import { ListPages } from '#app/vehicles/list-pages.tsx'
import { FilterForm } from '#app/vehicles/search/filter-form.tsx'
import { presentFound } from '#app/vehicles/search/found-model.ts'
import { filterModels, filterParameters, readFilter } from '#app/vehicles/search/model-filter.ts'
import { ModelPicker } from '#app/vehicles/search/model-picker.tsx'
import { asksAnew, usePartOfList } from '#app/vehicles/search/part-of-list.ts'
import type { Route } from './+types/search'
import * as words from './search-words.ts'

const parameters = [...filterParameters, 'page']

export const handle = { query: parameters }

export const meta: Route.MetaFunction = (args) => {
  const { list } = args.loaderData
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
 * The whole list comes at once; filters are worked out from the address, here and in the browser alike.
 * Of a long list comes the page that the address asks for.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const all = await context.get(servicesContext).vehicles.listActive()
  const isPart = isLongList(all)
  const list = isPart
    ? pageOf(filterModels(all, readFilter(url.searchParams)), url.searchParams)
    : wholeList(all)
  return { all: all.length, isPart, list: { ...list, models: list.models.map(presentFound) } }
}

export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  return asksAnew(args, parameters)
}

export default function Search({ loaderData: { all, isPart, list } }: Route.ComponentProps) {
  usePartOfList(isPart)
  const search = useSearch()
  const filter = readFilter(search)
  const { models, count, page, pages } = isPart
    ? list
    : wholeList(filterModels(list.models, filter))
  return (
    <div className="column py-8 md:py-12">
      <h1 className="headline text-[2.125rem] md:text-4xl">{words.findModel}</h1>
      <FilterForm filter={filter} />
      <p role="status" className="mt-8 font-semibold">
        {pages > 1 ? words.onPage(countOf(count, all), page, pages) : countOf(count, all)}
      </p>
      <ModelPicker models={models} />
      <ListPages page={page} pages={pages} />
      <RecentlyViewed />
    </div>
  )
}

function countOf(found: number, all: number): string {
  if (found === 0) return words.noneFits
  if (found === all) return words.allModels(all)
  return words.found(found, all)
}
