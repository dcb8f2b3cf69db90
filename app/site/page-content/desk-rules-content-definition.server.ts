import * as v from 'valibot'
import {
  assignmentRulesSetting,
  switchedOffRulesSetting,
} from '#app/crm/assignment/assignment-rules.ts'
import {
  assignmentRulesContent,
  assignmentRulesDocument,
} from '#app/crm/assignment/assignment-rules-content.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import { threeWayMerge } from '#app/platform/schema/three-way-merge.ts'
import { findSettingForEdit, replaceSetting } from '#app/platform/settings/settings-store.server.ts'
import { definePageContent } from './define-page-content.server.ts'

async function readDeskRules(db: Db) {
  const { value: rules } = await findSettingForEdit(db, assignmentRulesSetting)
  const { value: switchedOff } = await findSettingForEdit(db, switchedOffRulesSetting)
  return assignmentRulesDocument(rules, switchedOff)
}

/** The rules that assign new enquiries. While they are switched off, none is assigned. */
export const deskRulesPageContent = definePageContent({
  ...assignmentRulesContent,
  setting: assignmentRulesSetting.name,
  published: readDeskRules,
  async apply(db, { before, after }) {
    const { merged } = threeWayMerge(before, after, await readDeskRules(db))
    const { isOn, rules } = v.parse(assignmentRulesContent.schema, merged)
    await replaceSetting(db, assignmentRulesSetting, () => (isOn ? rules : null))
    if (!isOn) await replaceSetting(db, switchedOffRulesSetting, () => rules)
  },
  overlay: () => ({}),
})
