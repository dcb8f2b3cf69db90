import { useRevalidator } from 'react-router'
import { servicesContext } from '#app/context.server.ts'
import { readAssignmentRules } from '#app/crm/assignment/rule-calls.server.ts'
import * as words from '#app/crm/assignment/rule-words.ts'
import { AssignmentRulesPage } from '#app/crm/assignment/rules-page.tsx'
import type { Route } from './+types/desk-rules'

export const meta: Route.MetaFunction = () => [{ title: words.pageTitle }]

export function loader({ context }: Route.LoaderArgs) {
  return readAssignmentRules(context.get(servicesContext).facts)
}

export default function DeskRules({ loaderData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  return <AssignmentRulesPage {...loaderData} onSaved={() => void revalidate()} />
}
