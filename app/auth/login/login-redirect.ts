const dashboard = '/admin/dashboard'

/**
 * Returns the requested staff page, or the dashboard if `next` leaves the portal or is the login
 * itself.
 */
export function safeLoginRedirect(next: string | null | undefined): string {
  const url = next?.startsWith('/') ? resolveOnSite(next) : undefined
  if (!url || !/^\/admin(?:\/|$)/.test(url.pathname)) return dashboard
  // A proxy may decode escapes that the URL parser leaves alone.
  const path = decodeOrUndefined(url.pathname)
  if (path === undefined || /\\|\/\/|\/\.{1,2}(?:\/|$)/.test(path)) return dashboard
  if (/^\/admin\/(?:login|logout)(?:\/|$)/i.test(path)) return dashboard
  return `${url.pathname}${url.search}${url.hash}`
}

/**
 * Resolves a path as a browser does, without dot segments or backslashes. Returns `undefined` if
 * the result is off the site.
 */
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
 * Returns the address of the first redirect after a posted login. If the browser sends no session
 * cookie to it, the login page explains that cookies are blocked. Otherwise it redirects to `next`.
 */
export function cookieCheckPath(next: string): string {
  return `/admin/login?${new URLSearchParams({ [cookieCheckParam]: '', next })}`
}

export const cookieCheckParam = 'check-cookie'
