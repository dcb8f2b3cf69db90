import type { MetaDescriptor } from 'react-router'
import { findSiteInfo } from './site-info.ts'

/** Arguments of a page's `meta` function that are used here: the route matches and the address. */
export type PageMetaArgs = {
  matches: Parameters<typeof findSiteInfo>[0]
  location: { pathname: string }
}

export type PageMetaInput = {
  title: string
  description: string
  /** Path of the canonical address. Only set if it differs from the path of the page's address. */
  path?: string | undefined
  /** Page number in a long list. Each page of the list has its own canonical address. */
  list?: { page: number; pages: number } | undefined
  /** Model whose picture a shared link shows. By default, a shared link shows the showroom. */
  model?: { bikeName: string } | undefined
  /**
   * schema.org objects that describe the page. The loader builds them, so the browser needs no code
   * for them.
   */
  data?: object[] | undefined
}

/**
 * Routes accept any letter case and a trailing slash. A page whose path contains a capital letter
 * passes `path` itself.
 */
const canonicalPath = (path: string) => path.toLowerCase().replace(/(?<=.)\/+$/, '')

/**
 * Builds the title, description, canonical address, Open Graph data and JSON-LD of a public page.
 */
export function pageMeta(
  { matches, location }: PageMetaArgs,
  page: PageMetaInput,
): MetaDescriptor[] {
  const { title, description, model, data } = page
  const house = findSiteInfo(matches)
  if (!house) return [{ title }, { name: 'description', content: description }]
  const { dealer, origin } = house
  const { page: current, pages } = page.list ?? { page: 1, pages: 1 }
  const addressOf = (number: number) =>
    `${origin}${page.path ?? canonicalPath(location.pathname)}${number > 1 ? `?page=${number}` : ''}`
  const url = addressOf(current)
  const full = title.includes(dealer.name) ? title : `${title} · ${dealer.name}`
  const card = model ? `/share/${encodeURIComponent(model.bikeName)}.jpg` : '/share.jpg'
  return [
    { title: full },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    ...(current > 1 ? [{ tagName: 'link', rel: 'prev', href: addressOf(current - 1) }] : []),
    ...(current < pages ? [{ tagName: 'link', rel: 'next', href: addressOf(current + 1) }] : []),
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: dealer.name },
    { property: 'og:locale', content: 'en_IN' },
    { property: 'og:title', content: full },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: `${origin}${card}` },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(data ?? []).map((object) => ({ 'script:ld+json': { ...object } })),
  ]
}
