import {
  type Dispatch,
  type SetStateAction,
  use,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import {
  createPath,
  type Location,
  UNSAFE_FrameworkContext as ManifestContext,
  UNSAFE_DataRouterContext as RouterContext,
  useBlocker,
  useLocation,
  useNavigate,
} from 'react-router'
import { prefetchScripts, reportNetworkLoss } from '#app/ui/components/network-loss.ts'

/** Scripts that this document has already loaded. */
const loadedScripts = new Set<string>()

/**
 * Delays a navigation until the scripts of the next page are loaded. If the router cannot import a
 * page, it reloads the document. Without a network, the reload would show the browser's error page.
 */
export function WaitForPageScripts() {
  // After a blocked navigation continues, the router does not block further navigations until it
  // has ended. A navigation whose data could not load never ends, so a new blocker replaces this
  // one.
  const [held, setHeld] = useState(0)
  return <NavigationBlocker key={held} renew={setHeld} />
}

function NavigationBlocker({ renew }: { renew: Dispatch<SetStateAction<number>> }) {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const scriptsOf = useFindPageScripts()
  const latest = useRef<Location>(undefined)
  const blocker = useBlocker(({ nextLocation }) => {
    latest.current = nextLocation
    const scripts = scriptsOf(nextLocation.pathname)
    return scripts.length === 0 || !scripts.every((script) => loadedScripts.has(script))
  })

  useEffect(() => {
    for (const script of scriptsOf(pathname)) loadedScripts.add(script)
  }, [pathname, scriptsOf])
  useEffect(() => {
    const next = latest.current
    if (blocker.state !== 'blocked' || !next) return
    // In a preview, this address has the prefix of the preview, but `next` does not.
    const { location: full, proceed, reset } = blocker
    const href = createPath(full)
    let isBlocked = true
    void fetchPageScripts(href, () => scriptsOf(full.pathname)).then((outcome) => {
      // The visitor has navigated to another page in the meantime.
      if (latest.current !== next) return
      // The router dropped this navigation when an earlier navigation ended.
      if (!isBlocked) return void navigate(next, { state: next.state })
      if (outcome === 'loaded') {
        proceed()
        renew((held) => held + 1)
        return
      }
      reset()
      if (outcome === 'lost') reportNetworkLoss({ href })
      else location.assign(href)
    })
    return () => {
      isBlocked = false
    }
  }, [blocker, navigate, scriptsOf, renew])
  return null
}

/**
 * Loads the scripts that this document does not have yet. If the router does not know the route
 * yet, it loads the page first.
 */
async function fetchPageScripts(href: string, namedScripts: () => readonly string[]) {
  if (namedScripts().length === 0) {
    const outcome = await prefetchScripts([href])
    if (outcome !== 'loaded') return outcome
  }
  const scripts = namedScripts()
  const outcome = await prefetchScripts(scripts.filter((script) => !loadedScripts.has(script)))
  if (outcome === 'loaded') for (const script of scripts) loadedScripts.add(script)
  return outcome
}

/**
 * Returns a path in the form that the router matches. In a preview, the path begins with the
 * address of the preview.
 */
function withPreviewPrefix(pathname: string, base = '/'): string {
  return base === '/' || `${pathname}/`.startsWith(`${base}/`) ? pathname : base + pathname
}

/**
 * Finds the scripts of the page at a path. Returns no scripts if the router does not know the route
 * yet.
 */
function useFindPageScripts() {
  const router = use(RouterContext)?.router
  const manifest = use(ManifestContext)?.manifest
  return useCallback(
    (pathname: string) =>
      (router?.match(withPreviewPrefix(pathname, router.basename)) ?? []).flatMap(({ route }) => {
        const entry = manifest?.routes[route.id]
        return entry ? [entry.module, ...(entry.imports ?? [])] : []
      }),
    [router, manifest],
  )
}
