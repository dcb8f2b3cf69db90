const dashboard = '/admin/dashboard'

/** The page that a login leads to: the staff page that was asked for, never another page of the site or another site. */
export function safeLoginRedirect(next: string | null | undefined): string {
  const url = next?.startsWith('/') ? resolveOnSite(next) : undefined
  if (!url || !/^\/admin(?:\/|$)/.test(url.pathname)) return dashboard
  // A proxy may decode what the address parser leaves as it is.
  const path = decodeOrUndefined(url.pathname)
  if (path === undefined || /\\|\/\/|\/\.{1,2}(?:\/|$)/.test(path)) return dashboard
  if (/^\/admin\/(?:login|logout)(?:\/|$)/i.test(path)) return dashboard
  return `${url.pathname}${url.search}${url.hash}`
}

/** As a browser resolves it: without dot segments, backslashes or line breaks. Undefined where that leads off the site. */
function resolveOnSite(next: string): URL | undefined {
  const site = 'http://site.invalid'
  try {
    const url = new URL(next, site)
    return url.origin === site ? url : undefined
  } catch {
    return undefined
  }
}

function decodeOrUndefined(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

/**
 * The first redirect after a posted login. A browser that brings no session cookie to it blocks
 * cookies, and the login page says so; any other is redirected to `next`.
 */
export function cookieCheckPath(next: string): string {
  return `/admin/login?${new URLSearchParams({ [cookieCheckParam]: '', next })}`
}

export const cookieCheckParam = 'check-cookie'
