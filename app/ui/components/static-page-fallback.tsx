import { type ReactNode, use, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { UNSAFE_DataRouterDataContext as RouterData } from 'react-router'

type Props = {
  /** The part of the document that the script failed in. */
  part: 'main' | 'body'
  /** Replaces the page if it could not be made at all. */
  children: ReactNode
}

/**
 * Keeps a page readable if its script fails: shows a copy of what the document holds, without scripts. Links and
 * forms in it work by themselves, and what was typed stays. A page that the visitor came to within the site has no
 * document of its own yet: it is loaded as one.
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

/** `focused`: the id of the element that had the focus. */
type PageCopy = { content: DocumentFragment; focused: string }

/** The address of the document, and whether it still shows that page. */
const openedAt = import.meta.env.SSR ? '' : addressNow()
let isFirstPage = true

/** For the frame: another page was shown in this document. */
export function markFirstPageLeft(): void {
  isFirstPage = false
}

/** React draws anew after this: the document still holds what it is about to remove. */
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

/** A copy, because React still listens to the elements that it had taken over. */
function copyOf(sent: Element): PageCopy {
  const { content } = document.createElement('template')
  content.append(sent.cloneNode(true))
  const lists = sent.querySelectorAll('select')
  for (const [index, list] of content.querySelectorAll('select').entries())
    list.selectedIndex = lists[index]?.selectedIndex ?? -1
  // While a form is being sent its button is disabled: in the copy it has to work.
  for (const button of content.querySelectorAll<HTMLButtonElement>('button[type=submit]'))
    button.disabled = false
  const { activeElement } = document
  return { content, focused: sent.contains(activeElement) ? (activeElement?.id ?? '') : '' }
}

function fill(place: HTMLElement | null, { content, focused }: PageCopy): void {
  place?.replaceChildren(...(content.firstElementChild?.childNodes ?? []))
  if (focused) document.getElementById(focused)?.focus({ preventScroll: true })
}
