import type { MetaDescriptor } from 'react-router'
import { findSiteInfo } from './site-info.ts'

/** What a page's `meta` is given, as far as it is needed here: where the house is found, and the address. */
export type PageMetaArgs = {
  matches: Parameters<typeof findSiteInfo>[0]
  location: { pathname: string }
}

export type PageMetaInput = {
  title: string
  description: string
  /** Where the page is at home, where that is not the address without its query. */
  path?: string | undefined
  /** Which page of a long list it is: each is at home at an address of its own. */
  list?: { page: number; pages: number } | undefined
  /** The model whose card a shared link shows; otherwise the showroom. */
  model?: { bikeName: string } | undefined
  /** schema.org objects about the page, made by its loader: the browser needs no code for them. */
  data?: object[] | undefined
}

/** Routes take an address in any case and with a slash behind it; a page with a capital in its own names it itself. */
const canonicalPath = (path: string) => path.toLowerCase().replace(/(?<=.)\/+$/, '')

/** Title, description, canonical address, Open Graph and JSON-LD of a public page. */
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
