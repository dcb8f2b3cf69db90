import * as v from 'valibot'
import type { EnquiryKind } from '#app/crm/enquiries/definition/define-enquiry-kind.ts'
import { enquiryKinds } from '#app/crm/enquiries/enquiry-kinds.ts'
import { defineSetting } from '#app/platform/settings/define-setting.ts'

/**
 * Rules for the assignment of a new enquiry. They are stored and never renamed. `turn` is round
 * robin; `former` tries the customer's previous assignee first.
 */
export const assignmentRules = ['turn', 'former-turn', 'former-nobody', 'nobody'] as const

export type AssignmentRule = (typeof assignmentRules)[number]

const rulesByKindSchema = v.record(v.string(), v.picklist(assignmentRules))

/** The rule of each enquiry kind. Null until the owner saves rules: then no enquiry is assigned. */
export const assignmentRulesSetting = defineSetting({
  name: 'desk-rules',
  label: 'the desk’s rules',
  shape: v.nullable(rulesByKindSchema),
  fallback: null,
})

export type AssignmentRulesByKind = v.InferOutput<typeof assignmentRulesSetting.shape>

/** The rule that the form suggests. It also applies to a kind that has no saved rule yet. */
export const defaultAssignmentRule: AssignmentRule = 'former-turn'

/** The enquiry kinds that have a flow, so that staff work on them. */
export const assignableKinds: readonly EnquiryKind[] = enquiryKinds.filter(
  ({ flow }) => flow !== 'none',
)

export function assignmentRuleFor(
  rules: AssignmentRulesByKind,
  { slug, flow }: EnquiryKind,
): AssignmentRule | undefined {
  if (rules === null || flow === 'none') return undefined
  return rules[slug] ?? defaultAssignmentRule
}
