import { isUrl } from '#app/platform/schema/is-url.ts'

/**
 * Returns `true` if a text may contain this link. Allowed targets are pages of the site, https
 * addresses, telephone numbers and mailboxes.
 */
export function isSafeLink(href: string): boolean {
  if (/[\s\\\p{Cc}]/u.test(href)) return false
  if (href.startsWith('/')) return !href.startsWith('//')
  return /^(https:\/\/[^/]|tel:[+\d]|mailto:[^/:]+@)/i.test(href) && isUrl(href)
}
