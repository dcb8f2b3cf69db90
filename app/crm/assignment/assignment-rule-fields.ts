import { choiceField } from '#app/platform/forms/field-definitions.ts'
import * as words from './assignment-rule-words.ts'
import {
  type AssignmentRule,
  type AssignmentRulesByKind,
  assignableKinds,
  assignmentRuleFor,
  assignmentRules,
  defaultAssignmentRule,
} from './assignment-rules.ts'

const ruleOptions = assignmentRules.map((rule) => ({ value: rule, label: words.rules[rule] }))

/** One choice for each kind of enquiry that somebody works on. */
export const assignmentRuleFields = Object.fromEntries(
  assignableKinds.map(({ slug, name }) => [
    slug,
    choiceField(name, ruleOptions, { isRequired: true, missing: words.noneOf(name) }),
  ]),
)

/** What was chosen in the form. */
export function parseAssignmentRules(
  chosen: Readonly<Record<string, string>>,
): Record<string, AssignmentRule> {
  return Object.fromEntries(
    Object.entries(chosen).flatMap(([slug, value]) => {
      const rule = assignmentRules.find((it) => it === value)
      return rule ? [[slug, rule]] : []
    }),
  )
}

/** What the form begins with: what holds, or what is proposed. */
export const assignmentRuleFormValues = (rules: AssignmentRulesByKind) =>
  Object.fromEntries(
    assignableKinds.map((kind) => [
      kind.slug,
      assignmentRuleFor(rules, kind) ?? defaultAssignmentRule,
    ]),
  )
