import { redirect } from 'react-router'
import { pathAliases } from '#app/platform/http/path-aliases.ts'
import type { Route } from './+types/alias'

export function loader({ pattern, url }: Route.LoaderArgs) {
  return redirect(`${pathAliases[`/${pattern}`] ?? '/'}${url.search}`, 301)
}
