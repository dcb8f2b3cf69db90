import { redirect } from 'react-router'
import { aliases } from '#app/platform/http/aliases.ts'
import type { Route } from './+types/alias'

export function loader({ pattern, url }: Route.LoaderArgs) {
  return redirect(`${aliases[`/${pattern}`] ?? '/'}${url.search}`, 301)
}
