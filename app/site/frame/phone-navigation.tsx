import { Link } from '#app/ui/components/link.tsx'
import { ChevronDown } from '#app/ui/icons/chevron-down.ts'
import { Menu } from '#app/ui/icons/menu.ts'
import { X } from '#app/ui/icons/x.ts'
import { isCurrentNavigationEntry, type NavigationEntry } from './navigation-entries.ts'
import * as words from './words.ts'

type Props = { entries: NavigationEntry[]; path: string }

/** The menu for small screens. It has the same entries, and only one dropdown is open at a time. */
export function PhoneNavigation({ entries, path }: Props) {
  return (
    <details data-menu name="menu" className="lg:hidden">
      <summary className="icon-button menu-button -mr-2">
        <span className="sr-only">{words.menu}</span>
        <Menu aria-hidden className="when-closed size-6" />
        <X aria-hidden className="when-open size-6" />
      </summary>
      <nav aria-label={words.menu} className="phone-menu bg-ground text-ink">
        <ul className="column py-3">
          {entries.map((entry) => (
            <li key={entry.to} className="border-hairline border-b last:border-b-0">
              {entry.entries ? (
                <details name="menu-part" className="group">
                  <summary className={`${navigationRowClass} list-none`}>
                    {entry.label}
                    <ChevronDown
                      aria-hidden
                      className="ml-auto size-5 text-quiet transition-transform group-open:rotate-180"
                    />
                  </summary>
                  <ul className="pb-3 pl-4">
                    {entry.entries.map(({ label, to }) => (
                      <li key={to}>
                        <Link
                          to={to}
                          aria-current={path === to ? 'page' : undefined}
                          className="label flex min-h-12 items-center aria-[current]:text-signal-text"
                        >
                          {label}
                        </Link>
                      </li>
                    ))}
                  </ul>
                </details>
              ) : (
                <Link
                  to={entry.to}
                  aria-current={isCurrentNavigationEntry(entry, path) ? 'page' : undefined}
                  className={navigationRowClass}
                >
                  {entry.label}
                </Link>
              )}
            </li>
          ))}
        </ul>
      </nav>
    </details>
  )
}

const navigationRowClass =
  'label flex min-h-13 items-center text-base aria-[current]:text-signal-text'
