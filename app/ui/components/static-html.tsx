import { type ComponentType, lazy, type RefObject, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useHydrated } from './use-hydrated.ts'

/**
 * Part of a page that is read and not operated. A visitor who opens the page by its address gets it
 * as HTML: React keeps the server's HTML, and the part's code is not loaded. A visitor who comes
 * from another page gets the code; if it fails to load, the page appears without the part.
 */
export function staticHtml<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  // No Suspense boundary around it: the server would send a large one after the page.
  const Sent = lazy(() => load().then((part) => ({ default: part })))

  return function Still(props: Props) {
    const isHydrated = useHydrated()
    const [sent] = useState(isHydrated ? undefined : props)
    const [Part, setPart] = useState<ComponentType<Props>>()
    const isWanted = !sent || !isSame(sent, props)
    useEffect(() => {
      if (!isWanted) return
      load().then(
        (part) => setPart(() => part),
        () => undefined,
      )
    }, [isWanted])

    if (Part) return <Part {...props} />
    if (!sent) return null
    return import.meta.env.SSR ? (
      <div data-still>
        <Sent {...props} />
      </div>
    ) : (
      <ServerHtml />
    )
  }
}

/** Returns `true` if the server's HTML shows the same properties. */
function isSame(sent: object, now: object): boolean {
  const before = new Map<string, unknown>(Object.entries(sent))
  return Object.entries(now).every(([key, value]) => before.get(key) === value)
}

function ServerHtml() {
  const part = useRef<HTMLDivElement>(null)
  useRouterLinks(part)
  return <div ref={part} data-still dangerouslySetInnerHTML={asSent} suppressHydrationWarning />
}

/** Makes React accept the server's HTML during hydration without changing it. */
const asSent = { __html: '' }

/** Lets the router follow links in the server's HTML. */
function useRouterLinks(part: RefObject<HTMLElement | null>): void {
  const navigate = useNavigate()
  useEffect(() => {
    const { current } = part
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!link || link.target || link.origin !== location.origin || event.button !== 0) return
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      void navigate(link.pathname + link.search + link.hash, { viewTransition: true })
    }
    current?.addEventListener('click', follow)
    return () => current?.removeEventListener('click', follow)
  }, [part, navigate])
}
