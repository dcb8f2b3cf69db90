import * as v from 'valibot'
import { rowVersionSchema } from '#app/platform/audit/row-version-schema.ts'
import { defineEndpoint } from '#app/platform/http/define-endpoint.ts'
import * as words from './assignment-rule-words.ts'
import { assignableKinds, assignmentRules, assignmentRulesSetting } from './assignment-rules.ts'

const tag = 'Desk'
const versionedRules = { rules: assignmentRulesSetting.shape, version: v.number() }

export const getAssignmentRules = defineEndpoint({
  method: 'GET',
  path: '/api/manageDeskRules',
  may: 'desk.rules',
  says: 'The rules that assign new enquiries; null until they are set',
  tag,
  answer: v.object(versionedRules),
})

export const changeAssignmentRules = defineEndpoint({
  method: 'PATCH',
  path: '/api/manageDeskRules',
  may: 'desk.rules',
  says: 'Change the rules that assign new enquiries',
  tag,
  body: v.object({
    // Kinds that are missing here keep their current rule.
    rules: v.record(
      v.picklist(
        assignableKinds.map(({ slug }) => slug),
        words.noKind,
      ),
      v.picklist(assignmentRules, words.noRule),
    ),
    version: rowVersionSchema,
  }),
  answer: v.object({ message: v.string(), ...versionedRules }),
  refusals: [409],
  sentences: { invalid: 'Please check the marked fields.' },
})
