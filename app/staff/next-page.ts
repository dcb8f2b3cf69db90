/** Where a login leads: the staff page that was asked for, never another site. */
export function nextPage(next: string | null | undefined): string {
  return next && /^\/admin(?:[/?]|$)/.test(next) && !next.startsWith('/admin/login')
    ? next
    : '/admin/dashboard'
}
