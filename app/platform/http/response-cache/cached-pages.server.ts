import { LRUCache } from 'lru-cache'
import type { CachedPage } from './cached-page.server.ts'
import { type SizedCache, sizedCache } from './sized-cache.server.ts'

const megabyte = 1_000_000
/**
 * Maximum bytes per host. A page takes about 150 kB with all encodings. A page with a query is
 * stored in one encoding of 25 kB.
 */
const maxCacheBytes = { plain: 24 * megabyte, queried: 8 * megabyte }

/** Maximum cached hosts. Most other hosts are invented and would only fill the memory. */
const maxOrigins = 4

/** Maximum paths per host whose declared parameters are cached. */
const maxDeclaredPaths = 2000

export type PageAddress = {
  origin: string
  path: string
  /** Query as in a URL: empty, or with the leading question mark. */
  search: string
}

type OriginCache = {
  plain: SizedCache<CachedPage>
  /** A separate cache, because anybody can invent any number of addresses with a query. */
  queried: SizedCache<CachedPage>
  declared: LRUCache<string, readonly string[]>
}

export type CachedPages = ReturnType<typeof cachedPages>

/** Cache of pages by host, path and the query parameters that the page declares. */
export function cachedPages() {
  const sites = new LRUCache<string, OriginCache>({ max: maxOrigins })

  const newSite = (origin: string): OriginCache => {
    const site: OriginCache = {
      plain: sizedCache(maxCacheBytes.plain),
      queried: sizedCache(maxCacheBytes.queried),
      declared: new LRUCache({ max: maxDeclaredPaths }),
    }
    sites.set(origin, site)
    return site
  }

  return {
    find({ origin, path, search }: PageAddress): CachedPage | undefined {
      const site = sites.get(origin)
      if (!site || search === '') return site?.plain.get(path)
      const names = site.declared.get(path)
      if (!names) return undefined
      const query = cacheKeyQuery(names, search)
      return query === '' ? site.plain.get(path) : site.queried.get(`${path}?${query}`)
    },
    keep({ origin, path, search }: PageAddress, names: readonly string[], page: CachedPage): void {
      const { plain, queried, declared } = sites.get(origin) ?? newSite(origin)
      declared.set(path, names)
      const query = cacheKeyQuery(names, search)
      if (query === '') plain.set(path, page)
      else queried.set(`${path}?${query}`, page)
    },
    drop({ origin, path, search }: PageAddress): void {
      const site = sites.get(origin)
      const query = cacheKeyQuery(site?.declared.get(path) ?? allQueryNames, search)
      if (query === '') site?.plain.delete(path)
      else site?.queried.delete(`${path}?${query}`)
    },
    /** Returns `true` if the query has no effect on the page. */
    isPlain: ({ search }: PageAddress, names: readonly string[]): boolean =>
      cacheKeyQuery(names, search) === '',
    /**
     * Returns the same key for addresses of the same page, as far as the page's parameters are
     * known.
     */
    keyOf({ origin, path, search }: PageAddress): string {
      const names = sites.get(origin)?.declared.get(path) ?? allQueryNames
      return `${origin}${path}?${cacheKeyQuery(names, search)}`
    },
  }
}

/** Used for a page without declared parameters, for which each query is another page. */
export const allQueryNames: readonly string[] = ['*']

function cacheKeyQuery(names: readonly string[], search: string): string {
  if (search === '') return ''
  const given = new URLSearchParams(search)
  if (names.includes('*')) return String(given)
  const counted = names.flatMap((name) => given.getAll(name).map((value) => [name, value]))
  return String(new URLSearchParams(counted))
}
