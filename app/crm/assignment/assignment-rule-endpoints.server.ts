import { handleEndpoint } from '#app/platform/http/handle-endpoint.server.ts'
import { unwrapResult } from '#app/platform/http/unwrap-result.server.ts'
import type { SettingsStore } from '#app/platform/settings/settings-store.server.ts'
import { changeAssignmentRules, getAssignmentRules } from './assignment-rule-endpoints.ts'
import * as words from './assignment-rule-words.ts'
import { assignmentRulesSetting, switchedOffRulesSetting } from './assignment-rules.ts'

type Deps = { facts: SettingsStore }

/** Endpoints of the assignment rules. */
export const assignmentRuleEndpoints = [
  handleEndpoint(getAssignmentRules, ({ facts }: Deps) => readAssignmentRules(facts)),

  handleEndpoint(
    changeAssignmentRules,
    async ({ facts }: Deps, { editor, body: { rules, version } }) => {
      const was = await facts.findForEdit(assignmentRulesSetting)
      const earlier = was.value ?? (await facts.get(switchedOffRulesSetting))
      const edit = { value: { ...earlier, ...rules }, version: version ?? was.version }
      const { value, ...saved } = unwrapResult(
        await facts.change(editor, assignmentRulesSetting, edit),
        {
          gone: words.gone,
          conflict: (latest) => words.changedMeanwhile(latest?.who),
        },
      )
      return { message: words.saved, rules: value, ...saved }
    },
  ),
]

export async function readAssignmentRules(facts: SettingsStore) {
  const { value, version } = await facts.findForEdit(assignmentRulesSetting)
  return { rules: value, version }
}
