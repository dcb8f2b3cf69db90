import { type ComponentType, lazy, type RefObject, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useHydrated } from './use-hydrated.ts'

/**
 * A part of a page that is read and not operated. Who opens the page by its address has it in the HTML
 * alone: the browser leaves what was sent as it stands, and its code never comes. Who comes to the page
 * within the site gets code and part together; where the code does not come, the page is there without it.
 */
export function staticHtml<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  // Nothing of it may stand in a boundary of its own: the server would send a large one behind the page.
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

/** What was sent shows these and no others. */
function isSame(sent: object, now: object): boolean {
  const before = new Map<string, unknown>(Object.entries(sent))
  return Object.entries(now).every(([key, value]) => before.get(key) === value)
}

function ServerHtml() {
  const part = useRef<HTMLDivElement>(null)
  useRouterLinks(part)
  return <div ref={part} data-still dangerouslySetInnerHTML={asSent} suppressHydrationWarning />
}

/** React takes what was sent for this, whatever it holds, and never writes it. */
const asSent = { __html: '' }

/** Links in what was sent lead on within the site, as everywhere. */
function useRouterLinks(part: RefObject<HTMLElement | null>): void {
  const navigate = useNavigate()
  useEffect(() => {
    const { current } = part
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!link || link.target || link.origin !== location.origin || event.button !== 0) return
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      void navigate(link.pathname + link.search + link.hash)
    }
    current?.addEventListener('click', follow)
    return () => current?.removeEventListener('click', follow)
  }, [part, navigate])
}
