import type { KeyboardEvent } from 'react'
import { Link } from '#app/ui/components/link.tsx'
import { type DetailTab, detailTabs } from './detail-tab-names.ts'
import * as words from './words.ts'

/**
 * A row of tabs that scrolls sideways on a phone. The tabs are links: each has an address and works
 * without JavaScript.
 */
export function DetailTabs({
  name,
  current,
  variant,
}: {
  name: string
  current: DetailTab
  /** The other tabs keep this variant in their addresses. */
  variant: string | undefined
}) {
  const tabs = [
    { tab: 'overview' as const, label: name },
    ...detailTabs.map((tab) => ({ tab, label: words.tabs[tab] })),
  ]
  return (
    <div role="tablist" aria-label={name} onKeyDown={moveTabFocus} className="tabs">
      {tabs.map(({ tab, label }) => (
        <Link
          key={tab}
          id={detailTabId(tab)}
          role="tab"
          aria-selected={tab === current}
          aria-controls={detailPanelId}
          tabIndex={tab === current ? 0 : -1}
          to={{ search: tabQuery(tab, variant) }}
          replace
          preventScrollReset
          className="label flex min-h-12 shrink-0 md:min-h-14 items-center border-transparent border-b-3 pt-0.75 text-quiet hover:text-ink aria-selected:border-signal aria-selected:text-ink"
        >
          {label}
        </Link>
      ))}
    </div>
  )
}

function tabQuery(tab: DetailTab, variant: string | undefined): string {
  const query = new URLSearchParams({
    ...(tab !== 'overview' && { tab }),
    ...(variant !== undefined && { variant }),
  })
  return query.size > 0 ? `?${query}` : ''
}

export const detailPanelId = 'detail-panel'
export const detailTabId = (tab: DetailTab) => `tab-${tab}`

/** Arrow keys move the focus and open the tab, as the ARIA pattern for tabs requires. */
function moveTabFocus(event: KeyboardEvent<HTMLElement>) {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')]
  const at = tabs.findIndex((tab) => tab === document.activeElement)
  const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key]
  if (next === undefined || at < 0) return
  event.preventDefault()
  const tab = tabs.at(next % tabs.length)
  tab?.focus()
  tab?.click()
}
