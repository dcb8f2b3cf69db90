import { redirect } from 'react-router'
import { aliases } from '#app/site/aliases.ts'
import type { Route } from './+types/alias'

export function loader({ url }: Route.LoaderArgs) {
  return redirect(`${aliases[url.pathname] ?? '/'}${url.search}`, 301)
}
