import { use, useId, useState } from 'react'
import { useLocation } from 'react-router'
import { Link } from '#app/ui/components/link.tsx'
import { ChevronDown } from '#app/ui/icons/chevron-down.ts'
import { PanelLeftClose } from '#app/ui/icons/panel-left-close.ts'
import { PanelLeftOpen } from '#app/ui/icons/panel-left-open.ts'
import { MenuCountsContext } from './menu-counts.ts'
import { type MenuItem, menuGroups, readOnlyContentItem, topMenuItems } from './portal-menu.ts'
import { useCanOpenPage } from './portal-permissions.ts'
import * as words from './staff-words.ts'
import { useIsReadOnly } from './use-is-read-only.ts'

/**
 * Sidebar of the portal. On a phone the same menu opens over the page (see `portal-header.tsx`).
 */
export function PortalSidebar({ isNarrow, onToggle }: { isNarrow: boolean; onToggle: () => void }) {
  return (
    <aside
      data-narrow={isNarrow || undefined}
      className="group/rail sticky top-0 hidden h-dvh w-16 shrink-0 flex-col border-hairline border-r bg-surface md:flex lg:not-data-narrow:w-58 print:hidden"
    >
      <div className="flex min-h-0 grow flex-col overflow-y-auto overscroll-contain px-2 py-3">
        <PortalMenu label={words.rail} isRail />
      </div>
      <button
        type="button"
        onClick={onToggle}
        aria-pressed={isNarrow}
        aria-label={words.isNarrow}
        title={isNarrow ? words.widen : words.narrow}
        className="hidden h-11 shrink-0 items-center gap-3 border-hairline border-t px-5 text-quiet text-sm hover:text-ink lg:flex"
      >
        {isNarrow ? (
          <PanelLeftOpen aria-hidden className="size-5 shrink-0" />
        ) : (
          <PanelLeftClose aria-hidden className="size-5 shrink-0" />
        )}
        {!isNarrow && words.narrowShort}
      </button>
    </aside>
  )
}

/** Shows the items that the account may open. `isRail` hides the labels in a narrow sidebar. */
export function PortalMenu({ label, isRail = false }: { label: string; isRail?: boolean }) {
  const isOpen = useCanOpenPage()
  const isReadOnly = useIsReadOnly()
  const groups = menuGroups
    .map((group) => {
      const open = group.entries.filter(({ to }) => isOpen(to))
      const readOnly = open.filter(isReadOnly)
      const entries = open.filter((entry) => !readOnly.includes(entry))
      return {
        ...group,
        entries:
          readOnly.length > 0
            ? [...entries, { ...readOnlyContentItem, also: readOnly.map(({ to }) => to) }]
            : entries,
      }
    })
    .filter(({ entries }) => entries.length > 0)
  return (
    <nav aria-label={label}>
      <ul>
        {topMenuItems
          .filter(({ to }) => isOpen(to))
          .map((entry) => (
            <MenuItemLink key={entry.to} entry={entry} isRail={isRail} />
          ))}
      </ul>
      {groups.map((group) => (
        <MenuGroup key={group.label} {...group} isRail={isRail} />
      ))}
    </nav>
  )
}

/** `also` has further pages on which the entry is marked as current. */
type ShownMenuItem = MenuItem & { also?: readonly string[] }

function MenuGroup({
  label,
  entries,
  isRail,
}: {
  label: string
  entries: readonly ShownMenuItem[]
  isRail: boolean
}) {
  const [isOpen, setIsOpen] = useState(true)
  const listId = useId()
  const closed = isRail ? 'lg:not-group-data-narrow/rail:hidden' : 'hidden'
  return (
    <div
      className={
        isRail
          ? 'max-lg:border-hairline max-lg:border-t max-lg:pt-2 max-lg:mt-2 group-data-narrow/rail:mt-2 group-data-narrow/rail:border-hairline group-data-narrow/rail:border-t group-data-narrow/rail:pt-2'
          : ''
      }
    >
      <button
        type="button"
        onClick={() => setIsOpen(!isOpen)}
        aria-expanded={isOpen}
        aria-controls={listId}
        className={`mt-4 mb-1 flex min-h-11 w-full items-center justify-between rounded-control px-3 text-left text-quiet text-xs font-semibold tracking-wide hover:text-ink md:min-h-8 ${isRail ? 'max-lg:hidden group-data-narrow/rail:hidden' : ''}`}
      >
        {label}
        <ChevronDown
          aria-hidden
          className={`size-4 transition-transform duration-200 ${isOpen ? '' : '-rotate-90'}`}
        />
      </button>
      <ul id={listId} className={isOpen ? '' : closed}>
        {entries.map((entry) => (
          <MenuItemLink key={entry.to} entry={entry} isRail={isRail} />
        ))}
      </ul>
    </div>
  )
}

function MenuItemLink({
  entry: { label, to, icon: Icon, also = [] },
  isRail,
}: {
  entry: ShownMenuItem
  isRail: boolean
}) {
  const { pathname } = useLocation()
  const waiting = use(MenuCountsContext)[to] ?? 0
  const isCurrent = [to, ...also].some((page) => `${pathname}/`.startsWith(`${page}/`))
  return (
    <li>
      <Link
        to={to}
        title={label}
        aria-current={isCurrent ? 'page' : undefined}
        className="relative flex min-h-11 items-center gap-3 rounded-control px-3 text-ink text-sm no-underline hover:bg-ground aria-[current=page]:bg-ground aria-[current=page]:font-bold aria-[current=page]:text-signal-text md:min-h-9"
      >
        <Icon aria-hidden className="size-5 shrink-0" strokeWidth={1.75} />
        <span
          className={isRail ? 'truncate max-lg:sr-only group-data-narrow/rail:sr-only' : 'truncate'}
        >
          {label}
        </span>
        {waiting > 0 && <WaitingCount count={waiting} isRail={isRail} />}
      </Link>
    </li>
  )
}

/** Number of waiting items, beside the label or at the corner of an icon without a label. */
function WaitingCount({ count, isRail }: { count: number; isRail: boolean }) {
  const alone =
    'max-lg:absolute max-lg:-top-1 max-lg:right-0 max-lg:px-1 max-lg:leading-4 group-data-narrow/rail:absolute group-data-narrow/rail:-top-1 group-data-narrow/rail:right-0 group-data-narrow/rail:px-1 group-data-narrow/rail:leading-4'
  return (
    <span
      className={`ml-auto min-w-5 rounded-full bg-signal px-1.5 text-center font-semibold text-on-signal text-xs tabular-nums leading-5 ${isRail ? alone : ''}`}
    >
      <span aria-hidden>{words.waitingShort(count)}</span>
      <span className="sr-only">{words.waiting(count)}</span>
    </span>
  )
}
