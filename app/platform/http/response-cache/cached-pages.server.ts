import { LRUCache } from 'lru-cache'
import type { CachedPage } from './cached-page.server.ts'
import { type SizedCache, sizedCache } from './sized-cache.server.ts'

const megabyte = 1_000_000
/** Of one host. A page is some 150 kB with all its encodings, and with a query, in one, 25 kB. */
const maxCacheBytes = { plain: 24 * megabyte, queried: 8 * megabyte }

/** Most hosts are made up: the pages of more of them would only take room. */
const maxOrigins = 4

/** Addresses whose parameters are remembered, of one host. */
const maxDeclaredPaths = 2000

export type PageAddress = {
  origin: string
  path: string
  /** As in a URL: empty, or a question mark and what follows. */
  search: string
}

type OriginCache = {
  plain: SizedCache<CachedPage>
  /** Apart: anybody can make up as many addresses with a query as he likes. */
  queried: SizedCache<CachedPage>
  declared: LRUCache<string, readonly string[]>
}

export type CachedPages = ReturnType<typeof cachedPages>

/** Kept pages by host, path and those query parameters that the page declares. */
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
    /** Whether nothing counts but the path. */
    isPlain: ({ search }: PageAddress, names: readonly string[]): boolean =>
      cacheKeyQuery(names, search) === '',
    /** One and the same for addresses that show the same page, as far as is known. */
    keyOf({ origin, path, search }: PageAddress): string {
      const names = sites.get(origin)?.declared.get(path) ?? allQueryNames
      return `${origin}${path}?${cacheKeyQuery(names, search)}`
    },
  }
}

/** Of a page that declares nothing: each query is another page. */
export const allQueryNames: readonly string[] = ['*']

function cacheKeyQuery(names: readonly string[], search: string): string {
  if (search === '') return ''
  const given = new URLSearchParams(search)
  if (names.includes('*')) return String(given)
  const counted = names.flatMap((name) => given.getAll(name).map((value) => [name, value]))
  return String(new URLSearchParams(counted))
}
