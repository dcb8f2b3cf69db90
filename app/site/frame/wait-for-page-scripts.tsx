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

/** Scripts that this document has loaded. */
const loadedScripts = new Set<string>()

/**
 * Delays a navigation until the scripts of the next page are loaded. The router reloads the
 * document if it cannot import a page. Without a network that would show the browser's error page.
 */
export function WaitForPageScripts() {
  // After a navigation goes on, the router lets others through until it ends. A navigation that
  // lost its data never ends, so a new blocker takes over.
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
    // This address has the prefix of a preview, which `next` lacks.
    const { location: full, proceed, reset } = blocker
    const href = createPath(full)
    let isBlocked = true
    void fetchPageScripts(href, () => scriptsOf(full.pathname)).then((outcome) => {
      // The visitor has navigated elsewhere meanwhile.
      if (latest.current !== next) return
      // The router dropped this navigation when an earlier one ended.
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
 * Fetches the scripts that this document lacks. If the router does not know the route yet, it
 * fetches the page first.
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

/** Returns a path as the router matches it. In a preview it begins with the preview's address. */
function withPreviewPrefix(pathname: string, base = '/'): string {
  return base === '/' || `${pathname}/`.startsWith(`${base}/`) ? pathname : base + pathname
}

/**
 * Finds the scripts of the page at a path. Returns none if the router does not know its route yet.
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
