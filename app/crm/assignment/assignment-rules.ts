import * as v from 'valibot'
import { type EnquiryKindName, enquiryKindNames } from '#app/crm/enquiries/enquiry-kind-names.ts'
import { defineSetting } from '#app/platform/settings/define-setting.ts'

/**
 * Rules for assigning a new enquiry. Their names are stored, so they are never renamed. `turn`
 * means round robin; `former` means that the customer's previous assignee is tried first.
 */
export const assignmentRules = ['turn', 'former-turn', 'former-nobody', 'nobody'] as const

export type AssignmentRule = (typeof assignmentRules)[number]

const rulesByKindSchema = v.record(v.string(), v.picklist(assignmentRules))

/**
 * The rule of each enquiry kind. Null until the owner saves rules; until then no enquiry is
 * assigned.
 */
export const assignmentRulesSetting = defineSetting({
  name: 'desk-rules',
  label: 'the desk’s rules',
  shape: v.nullable(rulesByKindSchema),
  fallback: null,
})

/**
 * The rules while the owner has switched them off, so that they can be switched on again.
 * `assignmentRulesSetting` is then null, as older versions of this program expect.
 */
export const switchedOffRulesSetting = defineSetting({
  ...assignmentRulesSetting,
  name: 'desk-rules-off',
})

export type AssignmentRulesByKind = v.InferOutput<typeof assignmentRulesSetting.shape>

/** The rule that the form suggests. It also applies to kinds that have no saved rule yet. */
export const defaultAssignmentRule: AssignmentRule = 'former-turn'

/** The enquiry kinds on which staff work, which are those with a flow. */
export const assignableKinds: readonly EnquiryKindName[] = enquiryKindNames.filter(
  ({ flow }) => flow !== 'none',
)

export function assignmentRuleFor(
  rules: AssignmentRulesByKind,
  { slug, flow }: Pick<EnquiryKindName, 'slug' | 'flow'>,
): AssignmentRule | undefined {
  if (rules === null || flow === 'none') return undefined
  return rules[slug] ?? defaultAssignmentRule
}
