import { Link } from '#app/ui/components/link.tsx'
import { ChevronDown } from '#app/ui/icons/chevron-down.ts'
import { isCurrentNavigationEntry, type NavigationEntry } from './navigation-entries.ts'
import * as words from './words.ts'

type Props = { entries: NavigationEntry[]; path: string }

export function DesktopNavigation({ entries, path }: Props) {
  return (
    <nav aria-label={words.mainMenu} className="hidden h-full lg:block">
      <ul className="flex h-full">
        {entries.map((entry) => (
          <li key={entry.to} className="relative h-full">
            {entry.entries ? (
              <Dropdown entry={entry} path={path} />
            ) : (
              <Link
                to={entry.to}
                aria-current={isCurrentNavigationEntry(entry, path) ? 'page' : undefined}
                className={dropdownItemClass}
              >
                {entry.label}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Opens without JavaScript. `menu-script.ts` adds keyboard support and closes the menu. */
function Dropdown({
  entry,
  path,
}: {
  entry: Extract<NavigationEntry, { id: string }>
  path: string
}) {
  return (
    <details data-menu="links" name="menu" className="h-full">
      <summary
        aria-current={isCurrentNavigationEntry(entry, path) ? 'true' : undefined}
        className={`${dropdownItemClass} menu-button`}
      >
        {entry.label}
        <ChevronDown aria-hidden className="ml-1 size-3.5" />
      </summary>
      <ul className="dropdown min-w-56 rounded-b-control border border-hairline bg-surface py-2 text-ink shadow-float">
        {entry.entries.map(({ label, to }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={path === to ? 'page' : undefined}
              className="label flex min-h-11 items-center px-5 -outline-offset-2 hover:bg-ground aria-[current]:text-signal-text"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}

const dropdownItemClass =
  'label relative flex h-full items-center px-2.5 xl:px-3.5 hover:text-signal-text after:absolute ' +
  'after:inset-x-2.5 after:bottom-0 after:h-0.5 xl:after:inset-x-3.5 aria-[current]:after:bg-signal'
