import { useRevalidator } from 'react-router'
import { readAssignmentRules } from '#app/crm/assignment/assignment-rule-endpoints.server.ts'
import * as words from '#app/crm/assignment/assignment-rule-words.ts'
import { switchedOffRulesSetting } from '#app/crm/assignment/assignment-rules.ts'
import { AssignmentRulesPage } from '#app/crm/assignment/assignment-rules-page.tsx'
import { readRuleParticipants } from '#app/crm/assignment/rule-participant-endpoints.server.ts'
import { servicesContext } from '#app/services-context.server.ts'
import type { Route } from './+types/desk-rules'

export const meta: Route.MetaFunction = () => [{ title: words.pageTitle }]

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { facts, parts, timeZone } = services
  const draft = await parts.draftState('desk-rules')
  const switchedOff = await facts.get(switchedOffRulesSetting)
  const participants = await readRuleParticipants(services)
  return { ...(await readAssignmentRules(facts)), participants, switchedOff, draft, timeZone }
}

export default function AssignmentRules({ loaderData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  return <AssignmentRulesPage {...loaderData} onSaved={() => void revalidate()} />
}
