import { LRUCache } from 'lru-cache'
import type { KeptPage } from './kept-page.server.ts'
import { type SizedCache, sizedCache } from './sized-cache.server.ts'

const megabyte = 1_000_000
/** Of one host. A page is some 150 kB with all its encodings, and with a query, in one, 25 kB. */
const room = { plain: 24 * megabyte, queried: 8 * megabyte }

/** Most hosts are made up: the pages of more of them would only take room. */
const mostOrigins = 4

/** Addresses whose parameters are remembered, of one host. */
const mostDeclared = 2000

export type Address = {
  origin: string
  path: string
  /** As in a URL: empty, or a question mark and what follows. */
  search: string
}

type Site = {
  plain: SizedCache<KeptPage>
  /** Apart: anybody can make up as many addresses with a query as he likes. */
  queried: SizedCache<KeptPage>
  declared: LRUCache<string, readonly string[]>
}

export type KeptPages = ReturnType<typeof keptPages>

/** Kept pages by host, path and those query parameters that the page declares. */
export function keptPages() {
  const sites = new LRUCache<string, Site>({ max: mostOrigins })

  const newSite = (origin: string): Site => {
    const site: Site = {
      plain: sizedCache(room.plain),
      queried: sizedCache(room.queried),
      declared: new LRUCache({ max: mostDeclared }),
    }
    sites.set(origin, site)
    return site
  }

  return {
    find({ origin, path, search }: Address): KeptPage | undefined {
      const site = sites.get(origin)
      if (!site || search === '') return site?.plain.get(path)
      const names = site.declared.get(path)
      if (!names) return undefined
      const query = countedQuery(names, search)
      return query === '' ? site.plain.get(path) : site.queried.get(`${path}?${query}`)
    },
    keep({ origin, path, search }: Address, names: readonly string[], page: KeptPage): void {
      const { plain, queried, declared } = sites.get(origin) ?? newSite(origin)
      declared.set(path, names)
      const query = countedQuery(names, search)
      if (query === '') plain.set(path, page)
      else queried.set(`${path}?${query}`, page)
    },
    drop({ origin, path, search }: Address): void {
      const site = sites.get(origin)
      const query = countedQuery(site?.declared.get(path) ?? everyName, search)
      if (query === '') site?.plain.delete(path)
      else site?.queried.delete(`${path}?${query}`)
    },
    /** Whether nothing counts but the path. */
    isPlain: ({ search }: Address, names: readonly string[]): boolean =>
      countedQuery(names, search) === '',
    /** One and the same for addresses that show the same page, as far as is known. */
    keyOf({ origin, path, search }: Address): string {
      const names = sites.get(origin)?.declared.get(path) ?? everyName
      return `${origin}${path}?${countedQuery(names, search)}`
    },
  }
}

/** Of a page that declares nothing: each query is another page. */
export const everyName: readonly string[] = ['*']

function countedQuery(names: readonly string[], search: string): string {
  if (search === '') return ''
  const given = new URLSearchParams(search)
  if (names.includes('*')) return String(given)
  const counted = names.flatMap((name) => given.getAll(name).map((value) => [name, value]))
  return String(new URLSearchParams(counted))
}
