import { useRevalidator } from 'react-router'
import { readAssignmentRules } from '#app/crm/assignment/assignment-rule-endpoints.server.ts'
import * as words from '#app/crm/assignment/assignment-rule-words.ts'
import { switchedOffRulesSetting } from '#app/crm/assignment/assignment-rules.ts'
import { AssignmentRulesPage } from '#app/crm/assignment/assignment-rules-page.tsx'
import { readRuleParticipants } from '#app/crm/assignment/rule-participant-endpoints.server.ts'
import { readDiscountLimits } from '#app/crm/quotations/discount-limit-endpoints.server.ts'
import { DiscountLimitsForm } from '#app/crm/quotations/discount-limits-form.tsx'
import { servicesContext } from '#app/services-context.server.ts'
import type { Route } from './+types/desk-rules'

export const meta: Route.MetaFunction = () => [{ title: words.pageTitle }]

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const { facts, parts, timeZone } = services
  const draft = await parts.draftState('desk-rules')
  const switchedOff = await facts.get(switchedOffRulesSetting)
  const participants = await readRuleParticipants(services)
  const rules = await readAssignmentRules(facts)
  const page = { ...rules, participants, switchedOff, draft, timeZone }
  return { page, limits: await readDiscountLimits(services) }
}

export default function AssignmentRules({ loaderData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const onSaved = () => void revalidate()
  return (
    <>
      <AssignmentRulesPage {...loaderData.page} onSaved={onSaved} />
      <DiscountLimitsForm {...loaderData.limits} onSaved={onSaved} />
    </>
  )
}
