import type { ComponentProps } from 'react'
import { LinkButton } from '#app/ui/components/button.tsx'
import { useDeclaredQuery } from '#app/ui/components/use-declared-query.ts'

/** Another step of this page, such as `?do=off`. */
export function SecondFactorPageLink({
  to,
  ...link
}: ComponentProps<typeof LinkButton> & { to: string }) {
  return <LinkButton to={secondFactorPageUrl(to, useDeclaredQuery())} {...link} />
}

/** Where the guard leads once there is a second step stays in the address. */
export function secondFactorPageUrl(to: string, search: URLSearchParams): string {
  const asked = new URLSearchParams(to)
  const next = search.get('next')
  if (next !== null) asked.set('next', next)
  return `?${asked}`
}
