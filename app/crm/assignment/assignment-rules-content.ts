import * as v from 'valibot'
import { type DocumentOf, defineContent } from '#app/content/fields/define-content.ts'
import { optionField, tickField } from '#app/content/fields/field-kinds.ts'
import { withDefault } from '#app/content/fields/field-modifiers.ts'
import { partsField } from '#app/content/fields/record-field-kinds.ts'
import { assignmentRuleFormValues } from './assignment-rule-fields.ts'
import * as words from './assignment-rule-words.ts'
import {
  type AssignmentRulesByKind,
  assignableKinds,
  assignmentRules,
  defaultAssignmentRule,
} from './assignment-rules.ts'

const options = assignmentRules.map((rule) => ({ value: rule, label: words.rules[rule] }))

const ruleOfKind = Object.fromEntries(
  assignableKinds.map(({ slug, name }) => [
    slug,
    withDefault(optionField(name, assignmentRules, options), defaultAssignmentRule),
  ]),
)

const rulesByKindSchema = v.object(
  Object.fromEntries(Object.entries(ruleOfKind).map(([slug, { schema }]) => [slug, schema])),
)

/** The assignment rules as a document, with drafts, schedule and versions. */
export const assignmentRulesContent = defineContent({
  key: 'desk-rules',
  label: 'the desk’s rules',
  may: { read: 'desk.rules', draft: 'desk.rules', publish: 'desk.rules' },
  fields: {
    isOn: tickField(words.assigns),
    // Stored documents may lack a kind that came later, or have one that no longer exists.
    rules: { ...partsField(ruleOfKind), schema: rulesByKindSchema },
  },
  sections: [
    { id: 'assignment', title: words.assignment, hint: words.whatFor, fields: ['isOn'] },
    { id: 'rules', title: words.ruleSection, hint: words.whereNobody, fields: ['rules'] },
  ],
})

type AssignmentRulesDocument = DocumentOf<typeof assignmentRulesContent>

/**
 * Returns the document of the settings. Before the owner saves rules, it suggests some.
 */
export const assignmentRulesDocument = (
  rules: AssignmentRulesByKind,
  switchedOff: AssignmentRulesByKind,
): AssignmentRulesDocument => ({
  isOn: rules !== null,
  rules: assignmentRuleFormValues(rules ?? switchedOff),
})
