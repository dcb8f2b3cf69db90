import { matchRoutes, type RouteObject } from 'react-router'
import { declaredQueryNames, pickDeclaredQuery } from './declared-query.ts'

/** Parameters of the router, and the reference of a sent enquiry. */
const alwaysDeclaredNames = ['_routes', 'index', 'sent']

type RouteEntry = {
  id: string
  parentId?: string | undefined
  path?: string | undefined
  index?: boolean | undefined
  caseSensitive?: boolean | undefined
  /** `default` is the page component, if any. */
  module: { default?: unknown; handle?: unknown }
}

/** The part of React Router's server build that this file needs. */
type RouterBuild = {
  routes: Readonly<Record<string, RouteEntry | undefined>>
  routeDiscovery: { manifestPath: string }
}

/**
 * Strips undeclared query parameters from a GET or HEAD request for a public page, so that a cached
 * page cannot contain their values. Returns the same request if nothing changes.
 */
export function stripUndeclaredQuery({ routes, routeDiscovery }: RouterBuild, basename = '/') {
  const entries = Object.values(routes).filter((it) => it !== undefined)
  const tree = childrenOf(entries, undefined)
  const modules = new Map(entries.map(({ id, module }) => [id, module]))

  const namesFor = (path: string): string[] => {
    const matches = matchRoutes(tree, path.replace(/(?<=\/)_\.data$|\.data$/, ''), basename) ?? []
    const matched = matches.flatMap(({ route }) => modules.get(route.id ?? '') ?? [])
    const leaf = matched.at(-1)
    // A route without a component renders no page, so it may read every parameter.
    if (leaf && !leaf.default) return ['*']
    return declaredQueryNames(matched.map(({ handle }) => handle))
  }

  return (request: Request): Request => {
    const url = new URL(request.url)
    if (request.method !== 'GET' && request.method !== 'HEAD') return request
    if (url.search === '' || isOfPortal(url.pathname)) return request
    if (url.pathname.endsWith(routeDiscovery.manifestPath)) return request
    const names = [...alwaysDeclaredNames, ...namesFor(url.pathname)]
    const declared = pickDeclaredQuery(names, url.search)
    if (declared.size === url.searchParams.size) return request
    url.search = declared.toString()
    return new Request(url, request)
  }
}

/**
 * Adds the stripped parameters to a redirect within the site, because the next page reads the
 * source of a visit (`utm_…`) from its address.
 */
export function restoreQueryOnRedirect(
  answer: Response,
  asked: Request,
  reduced: Request,
): Response {
  const location = answer.headers.get('location')
  if (asked === reduced || !location || !/^\/(?!\/)/.test(location)) return answer
  const url = new URL(location, asked.url)
  const known = new URL(reduced.url).searchParams
  for (const [name, value] of new URL(asked.url).searchParams)
    if (!known.has(name)) url.searchParams.append(name, value)
  const headers = new Headers(answer.headers)
  headers.set('location', `${url.pathname}${url.search}${url.hash}`)
  return new Response(answer.body, { status: answer.status, headers })
}

function isOfPortal(path: string): boolean {
  return /^\/admin(?:[/.]|$)/i.test(path)
}

function childrenOf(entries: readonly RouteEntry[], parentId: string | undefined): RouteObject[] {
  return entries
    .filter((entry) => entry.parentId === parentId)
    .map(({ id, path, index, caseSensitive }) => {
      const route = { id, path: path ?? '', caseSensitive: caseSensitive ?? false }
      return index ? { ...route, index } : { ...route, children: childrenOf(entries, id) }
    })
}
