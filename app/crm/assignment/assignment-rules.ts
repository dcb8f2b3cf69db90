import * as v from 'valibot'
import type { EnquiryKind } from '#app/crm/enquiries/definition/define-enquiry-kind.ts'
import { enquiryKinds } from '#app/crm/enquiries/enquiry-kinds.ts'
import { defineSetting } from '#app/platform/settings/define-setting.ts'

/** To whom a new enquiry goes; stored, never renamed. `former`: whoever had this customer before, first of all. */
export const assignmentRules = ['turn', 'former-turn', 'former-nobody', 'nobody'] as const

export type AssignmentRule = (typeof assignmentRules)[number]

const rulesByKindSchema = v.record(v.string(), v.picklist(assignmentRules))

/** By kind of enquiry; null until somebody has entered them: then nobody is given anything. */
export const assignmentRulesSetting = defineSetting({
  name: 'desk-rules',
  label: 'the desk’s rules',
  shape: v.nullable(rulesByKindSchema),
  fallback: null,
})

export type AssignmentRulesByKind = v.InferOutput<typeof assignmentRulesSetting.shape>

/** What is proposed, and what holds for a kind that came with a later version. */
export const defaultAssignmentRule: AssignmentRule = 'former-turn'

/** The kinds of enquiry that somebody works on. */
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
