import { isUrl } from '#app/platform/schema/is-url.ts'

/** Where a link in a text may lead: to a page of ours, elsewhere by https, to a telephone or a mailbox. */
export function isSafeLink(href: string): boolean {
  if (/[\s\\\p{Cc}]/u.test(href)) return false
  if (href.startsWith('/')) return !href.startsWith('//')
  return /^(https:\/\/[^/]|tel:[+\d]|mailto:[^/:]+@)/i.test(href) && isUrl(href)
}
