import { type ReactNode, use, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { UNSAFE_DataRouterDataContext as RouterData } from 'react-router'

type Props = {
  /** Part of the document in which the script failed. */
  part: 'main' | 'body'
  /** Replaces the page if it could not be rendered at all. */
  children: ReactNode
}

/**
 * Keeps a page readable if its script fails, with a copy of the document's HTML. Links and forms
 * in it work without scripts, and form inputs stay. A page that was opened within the site is not
 * in that HTML, so it is loaded as a document.
 */
export function StaticPageFallback({ part, children }: Props) {
  const isOfServer = Boolean(use(RouterData)?.errors)
  const place = useRef<HTMLDivElement>(null)
  const [remedy] = useState(() =>
    import.meta.env.SSR || isOfServer ? undefined : findFallback(part),
  )

  useLayoutEffect(() => {
    if (remedy instanceof Object) fill(place.current, remedy)
  }, [remedy])
  useEffect(() => {
    if (remedy === 'load') location.reload()
  }, [remedy])

  if (!remedy) return children
  return <div ref={place} data-as-sent className="contents" suppressHydrationWarning />
}

/** `focused`: ID of the element that had the focus. */
type PageCopy = { content: DocumentFragment; focused: string }

/** URL of the document, and whether it still shows that page. */
const openedAt = import.meta.env.SSR ? '' : addressNow()
let isFirstPage = true

/** Called by the frame when another page is shown in this document. */
export function markFirstPageLeft(): void {
  isFirstPage = false
}

/** Runs before React renders again, while the document still holds the content. */
function findFallback(part: Props['part']): PageCopy | 'load' | undefined {
  const sent = document.querySelector(part)
  if (sent && isFirstPage && addressNow() === openedAt) return copyOf(sent)
  const [visit] = performance.getEntriesByType('navigation')
  const isReloaded = visit instanceof PerformanceNavigationTiming && visit.type === 'reload'
  return isReloaded ? undefined : 'load'
}

function addressNow(): string {
  return location.pathname + location.search
}

/** Copies the element, because React still listens to the original. */
function copyOf(sent: Element): PageCopy {
  const { content } = document.createElement('template')
  content.append(sent.cloneNode(true))
  const lists = sent.querySelectorAll('select')
  for (const [index, list] of content.querySelectorAll('select').entries())
    list.selectedIndex = lists[index]?.selectedIndex ?? -1
  // A form's button is disabled while it is sent. In the copy it must work.
  for (const button of content.querySelectorAll<HTMLButtonElement>('button[type=submit]'))
    button.disabled = false
  const { activeElement } = document
  return { content, focused: sent.contains(activeElement) ? (activeElement?.id ?? '') : '' }
}

function fill(place: HTMLElement | null, { content, focused }: PageCopy): void {
  place?.replaceChildren(...(content.firstElementChild?.childNodes ?? []))
  if (focused) document.getElementById(focused)?.focus({ preventScroll: true })
}
