import { Link } from '#app/ui/components/link.tsx'
import { PageHeading } from './page-heading.tsx'
import { contentItems } from './portal-menu.ts'
import { useCanOpenPage } from './portal-permissions.ts'
import * as words from './read-only-content-words.ts'
import { useIsReadOnly } from './use-is-read-only.ts'

/** Links to the pages of content that the account may only read. */
export function ReadOnlyContentList() {
  const isOpen = useCanOpenPage()
  const isReadOnly = useIsReadOnly()
  const items = contentItems.filter((item) => isOpen(item.to) && isReadOnly(item))
  return (
    <>
      <PageHeading title={words.title} />
      <p className="mb-5 max-w-prose text-quiet">
        {items.length > 0 ? words.hint : words.nothingReadOnly}
      </p>
      <ul className="border-hairline border-t">
        {items.map(({ label, to, icon: Icon }) => (
          <li key={to} className="border-hairline border-b">
            <Link
              to={to}
              className="flex min-h-14 items-center gap-3 px-1 font-semibold no-underline hover:bg-surface"
            >
              <Icon aria-hidden className="size-5 shrink-0 text-quiet" strokeWidth={1.75} />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
