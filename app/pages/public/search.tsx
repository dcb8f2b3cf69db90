import { type ShouldRevalidateFunctionArgs } from 'react-router'
import { servicesContext } from '#app/context.server.ts'
import { pageMeta } from '#app/site/page-meta.ts'
import { useSearch } from '#app/ui/use-search.ts'
import { RecentlyViewed } from '#app/vehicles/detail/recently-viewed.tsx'
import { FilterForm } from '#app/vehicles/search/filter-form.tsx'
import { filterModels, filterParameters, readFilter } from '#app/vehicles/search/model-filter.ts'
import { ModelPicker } from '#app/vehicles/search/model-picker.tsx'
import type { Route } from './+types/search'
import * as words from './search-words.ts'

export const handle = { query: [...filterParameters] }

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: words.findModel,
    description: words.pageDescription,
  })

/** The whole list comes at once; filters are worked out from the address, here and in the browser alike. */
export async function loader({ context }: Route.LoaderArgs) {
  return { models: await context.get(servicesContext).vehicles.listActive() }
}

export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname
}

export default function Search({ loaderData: { models } }: Route.ComponentProps) {
  const search = useSearch()
  const filter = readFilter(search)
  const found = filterModels(models, filter)
  return (
    <div className="column py-8 md:py-12">
      <h1 className="headline text-[2.125rem] md:text-4xl">{words.findModel}</h1>
      <FilterForm filter={filter} />
      <p role="status" className="mt-8 font-semibold">
        {countOf(found.length, models.length)}
      </p>
      <ModelPicker models={found} />
      <RecentlyViewed />
    </div>
  )
}

function countOf(found: number, all: number): string {
  if (found === 0) return words.noneFits
  if (found === all) return words.allModels(all)
  return words.found(found, all)
}
