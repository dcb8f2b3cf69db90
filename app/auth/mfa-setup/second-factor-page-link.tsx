import type { ComponentProps } from 'react'
import { LinkButton } from '#app/ui/components/button.tsx'
import { useDeclaredQuery } from '#app/ui/components/use-declared-query.ts'

/** Link to another task of this page, such as `?do=off`. */
export function SecondFactorPageLink({
  to,
  ...link
}: ComponentProps<typeof LinkButton> & { to: string }) {
  return <LinkButton to={secondFactorPageUrl(to, useDeclaredQuery())} {...link} />
}

/** Returns the address of a task and carries over `next`, the page to open after the set-up. */
export function secondFactorPageUrl(to: string, search: URLSearchParams): string {
  const asked = new URLSearchParams(to)
  const next = search.get('next')
  if (next !== null) asked.set('next', next)
  return `?${asked}`
}
