import { type DocumentOf, defineContent } from '#app/content/fields/define-content.ts'
import { optionField, tickField } from '#app/content/fields/field-kinds.ts'
import { partsField } from '#app/content/fields/record-field-kinds.ts'
import { assignmentRuleFormValues } from './assignment-rule-fields.ts'
import * as words from './assignment-rule-words.ts'
import { type AssignmentRulesByKind, assignableKinds, assignmentRules } from './assignment-rules.ts'

const options = assignmentRules.map((rule) => ({ value: rule, label: words.rules[rule] }))

/** The assignment rules as a document, with drafts, schedule and versions. */
export const assignmentRulesContent = defineContent({
  key: 'desk-rules',
  label: 'the desk’s rules',
  may: { read: 'desk.rules', draft: 'desk.rules', publish: 'desk.rules' },
  fields: {
    isOn: tickField(words.assigns),
    rules: partsField(
      Object.fromEntries(
        assignableKinds.map(({ slug, name }) => [
          slug,
          optionField(name, assignmentRules, options),
        ]),
      ),
    ),
  },
  sections: [
    { id: 'assignment', title: words.assignment, hint: words.whatFor, fields: ['isOn'] },
    { id: 'rules', title: words.ruleSection, hint: words.whereNobody, fields: ['rules'] },
  ],
})

type AssignmentRulesDocument = DocumentOf<typeof assignmentRulesContent>

/** Returns the document of the setting. Before the owner saves rules, it suggests some. */
export const assignmentRulesDocument = (rules: AssignmentRulesByKind): AssignmentRulesDocument => ({
  isOn: rules !== null,
  rules: assignmentRuleFormValues(rules),
})

export const assignmentRulesOfDocument = ({
  isOn,
  rules,
}: AssignmentRulesDocument): AssignmentRulesByKind => (isOn ? rules : null)
