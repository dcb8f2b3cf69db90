import { isUrl } from '#app/platform/schema/is-url.ts'

/**
 * Returns `true` if a link in a text is allowed: to a page of the site, to an https address, to a
 * telephone or a mailbox.
 */
export function isSafeLink(href: string): boolean {
  if (/[\s\\\p{Cc}]/u.test(href)) return false
  if (href.startsWith('/')) return !href.startsWith('//')
  return /^(https:\/\/[^/]|tel:[+\d]|mailto:[^/:]+@)/i.test(href) && isUrl(href)
}
