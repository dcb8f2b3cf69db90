import { PaginationNav } from '#app/ui/components/pagination-nav.tsx'
import { useDeclaredQuery } from '#app/ui/components/use-declared-query.ts'
import { type ModelListPage, urlWithPage } from './paginate-models.ts'

/** Pagination of a long list of models. */
export function ModelListPagination({
  page,
  pages,
}: Pick<ModelListPage<unknown>, 'page' | 'pages'>) {
  const search = useDeclaredQuery()
  if (pages === 1) return null
  return (
    <div className="mt-8">
      <PaginationNav
        current={page}
        total={pages}
        hrefOf={(number) => urlWithPage(search, number)}
        beginsAtTop
      />
    </div>
  )
}
