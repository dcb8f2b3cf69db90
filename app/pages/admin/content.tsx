import { ReadOnlyContentList } from '#app/ui/portal/read-only-content-list.tsx'
import type { Route } from './+types/content'

export const meta: Route.MetaFunction = () => [{ title: 'Content · Admin Portal' }]

export default function ReadOnlyContent() {
  return <ReadOnlyContentList />
}
