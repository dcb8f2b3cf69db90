/** Where a login leads: the staff page that was asked for, never another site. */
export function nextPage(next: string | null | undefined): string {
  return next && /^\/admin(?:[/?]|$)/.test(next) && !next.startsWith('/admin/login')
    ? next
    : '/admin/dashboard'
}

/**
 * The first redirect after a posted login. A browser that brings no session cookie to it blocks
 * cookies, and the login page says so; any other is redirected to `next`.
 */
export function cookieCheckPath(next: string): string {
  return `/admin/login?${new URLSearchParams({ [cookieCheck]: '', next })}`
}

export const cookieCheck = 'check-cookie'
