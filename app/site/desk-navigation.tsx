import { type KeyboardEvent, useRef } from 'react'
import { ChevronDown } from '#app/ui/icons/chevron-down.ts'
import { Link } from '#app/ui/link.tsx'
import { isCurrent, type NavigationEntry } from './navigation.ts'
import * as words from './words.ts'

type Props = { entries: NavigationEntry[]; path: string }

export function DeskNavigation({ entries, path }: Props) {
  return (
    <nav aria-label={words.mainMenu} className="hidden h-full lg:block">
      <ul className="flex h-full">
        {entries.map((entry) => (
          <li key={entry.to} className="h-full">
            {entry.entries ? (
              <Dropdown entry={entry} path={path} />
            ) : (
              <Link
                to={entry.to}
                aria-current={isCurrent(entry, path) ? 'page' : undefined}
                className={item}
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

/** A popover: the platform opens it on a click, keeps one open at a time, and closes it on Escape. */
function Dropdown({
  entry,
  path,
}: {
  entry: Extract<NavigationEntry, { id: string }>
  path: string
}) {
  const button = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLUListElement>(null)
  const id = `menu-${entry.id}`

  function onButtonKey(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    menu.current?.showPopover({ source: button.current ?? undefined })
    menu.current?.querySelector('a')?.focus()
  }

  function onMenuKey(event: KeyboardEvent) {
    const links = [...(menu.current?.querySelectorAll('a') ?? [])]
    const at = links.findIndex((link) => link === document.activeElement)
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: links.length - 1 }[event.key]
    if (next === undefined) return
    event.preventDefault()
    if (next < 0) button.current?.focus()
    else links[next % links.length]?.focus()
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        onKeyDown={onButtonKey}
        aria-current={isCurrent(entry, path) ? 'true' : undefined}
        className={`${item} dropdown-button`}
      >
        {entry.label}
        <ChevronDown aria-hidden className="ml-1 size-3.5" />
      </button>
      <ul
        ref={menu}
        id={id}
        popover="auto"
        onKeyDown={onMenuKey}
        className="dropdown min-w-56 rounded-b-control border border-hairline bg-surface py-2 text-ink shadow-float"
      >
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
    </>
  )
}

const item =
  'label relative flex h-full items-center px-2.5 xl:px-3.5 hover:text-signal-text after:absolute ' +
  'after:inset-x-2.5 after:bottom-0 after:h-0.5 xl:after:inset-x-3.5 aria-[current]:after:bg-signal'
