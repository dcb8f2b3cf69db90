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

/** One choice field for each kind that can be assigned. */
export const assignmentRuleFields = Object.fromEntries(
  assignableKinds.map(({ slug, name }) => [
    slug,
    choiceField(name, ruleOptions, { isRequired: true, missing: words.noneOf(name) }),
  ]),
)

/** Parses the form's values into rules. Unknown values are dropped. */
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

/** Returns the initial values of the form: the saved rule of each kind, or the default rule. */
export const assignmentRuleFormValues = (rules: AssignmentRulesByKind) =>
  Object.fromEntries(
    assignableKinds.map((kind) => [
      kind.slug,
      assignmentRuleFor(rules, kind) ?? defaultAssignmentRule,
    ]),
  )
