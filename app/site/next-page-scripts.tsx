import { use, useCallback, useEffect, useRef } from 'react'
import {
  createPath,
  type Location,
  UNSAFE_FrameworkContext as ManifestContext,
  UNSAFE_DataRouterContext as RouterContext,
  useBlocker,
  useLocation,
  useNavigate,
} from 'react-router'
import { fetchScripts, tellLoss } from '#app/ui/lost.ts'

/** Pages whose scripts this document has, and the scripts. */
const loadedPages = new Set<string | undefined>()
const loadedScripts = new Set<string>()

/**
 * Holds a navigation until the scripts of the next page are here. The router reloads the document when it
 * cannot import a page, and without a network that would be the browser's error page.
 */
export function NextPageScripts() {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const scriptsOf = useScriptsOf()
  const latest = useRef<Location>(undefined)
  const blocker = useBlocker(({ nextLocation }) => {
    latest.current = nextLocation
    return !loadedPages.has(pageOf(nextLocation))
  })

  useEffect(() => {
    loadedPages.add(pageOf({ pathname }))
    for (const script of scriptsOf(pathname)) loadedScripts.add(script)
  }, [pathname, scriptsOf])
  useEffect(() => {
    const next = latest.current
    if (blocker.state !== 'blocked' || !next) return
    // With the prefix of a preview, which `next` lacks.
    const { location: full, proceed, reset } = blocker
    const href = createPath(full)
    let isBlocked = true
    void fetchNext(href, () => scriptsOf(full.pathname)).then((outcome) => {
      if (outcome === 'loaded') loadedPages.add(pageOf(next))
      // The visitor has gone elsewhere since.
      if (latest.current !== next) return
      // The router dropped this navigation when an earlier one ended.
      if (!isBlocked) return void navigate(next, { state: next.state })
      if (outcome === 'loaded') return proceed()
      reset()
      if (outcome === 'lost') tellLoss({ href })
      else location.assign(href)
    })
    return () => {
      isBlocked = false
    }
  }, [blocker, navigate, scriptsOf])
  return null
}

/** All public pages of one script share the first part of their path. */
function pageOf({ pathname }: Pick<Location, 'pathname'>): string | undefined {
  return pathname.split('/')[1]
}

/** Fetches the scripts that this document lacks; the page itself first if the router does not know its route yet. */
async function fetchNext(href: string, namedScripts: () => readonly string[]) {
  if (namedScripts().length === 0) {
    const outcome = await fetchScripts([href])
    if (outcome !== 'loaded') return outcome
  }
  const scripts = namedScripts()
  const outcome = await fetchScripts(scripts.filter((script) => !loadedScripts.has(script)))
  if (outcome === 'loaded') for (const script of scripts) loadedScripts.add(script)
  return outcome
}

/** Names the scripts of the page at a path; none if the router does not know its route yet. */
function useScriptsOf() {
  const router = use(RouterContext)?.router
  const manifest = use(ManifestContext)?.manifest
  return useCallback(
    (pathname: string) =>
      (router?.match(pathname) ?? []).flatMap(({ route }) => {
        const entry = manifest?.routes[route.id]
        return entry ? [entry.module, ...(entry.imports ?? [])] : []
      }),
    [router, manifest],
  )
}
