import { PaginationNav } from '#app/ui/components/pagination-nav.tsx'
import { useDeclaredQuery } from '#app/ui/components/use-declared-query.ts'
import { type ListPage, pageAddress } from './list-page.ts'

/** Leads to the other pages of a long list. */
export function ListPages({ page, pages }: Pick<ListPage<unknown>, 'page' | 'pages'>) {
  const search = useDeclaredQuery()
  if (pages === 1) return null
  return (
    <div className="mt-8">
      <PaginationNav
        current={page}
        total={pages}
        hrefOf={(number) => pageAddress(search, number)}
        beginsAtTop
      />
    </div>
  )
}
